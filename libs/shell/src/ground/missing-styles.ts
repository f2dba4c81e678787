const missing = new Set<string>();

/**
 * Remembers stylesheets that failed to load and removes their links. The app's loader requests each only once and then treats it as
 * loaded, so its part would appear without styles.
 */
export function watchStyles(): void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement)) return;
    if (target.rel === 'stylesheet') missing.add(target.href);
    target.remove();
  };
  addEventListener('error', remember, true); // such an event does not rise to the window, it only comes down from it
}

const bring = (href: string): Promise<unknown> =>
  new Promise((come, fail) => {
    missing.delete(href);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload: come, onerror: fail });
    document.head.append(link);
  });

/**
 * Loads the missing stylesheets again.
 * @throws the event of a stylesheet that fails again; it is remembered again.
 */
export const bringMissingStyles = (): Promise<unknown> => Promise.all([...missing].map(bring));
