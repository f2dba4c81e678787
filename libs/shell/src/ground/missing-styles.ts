const missing = new Set<string>();

/**
 * A stylesheet that did not come is asked for once by the app's loader, and taken for loaded from then on: the part it belongs to
 * would stand there undressed. So it is remembered here, and its dead link goes.
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

/** Asks again for what did not come. @throws the event of a stylesheet that fails again; it is remembered again. */
export const bringMissingStyles = (): Promise<unknown> => Promise.all([...missing].map(bring));
