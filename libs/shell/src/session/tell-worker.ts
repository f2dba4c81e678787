/**
 * Tells the service worker that the customer has logged out, even if the platform could not be reached. The worker then ends push
 * messages on this device.
 */
export function tellWorkerOfLogOut(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  void serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage('logged out'))
    .catch(() => undefined);
}
