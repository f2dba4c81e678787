/** Tells the service worker that nobody is logged in here any more, whether or not the house could be told: it ends this phone's push. */
export function tellWorkerOfLogOut(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  void serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage('logged out'))
    .catch(() => undefined);
}
