import { useEffect, useState } from 'react';

/** `#fff` as `#ffffff`: a build shortens what it can. */
const longHex = (colour: string): string => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** The tokens as the page has them now: they change with the theme and the brand of the toolbar. */
export function useTokens(names: readonly string[]): Readonly<Record<string, string>> {
  const [tokens, setTokens] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      setTokens(
        Object.fromEntries(names.map((name) => [name, longHex(style.getPropertyValue(`--${name}`).trim())])),
      );
    };
    read();
    const watcher = new MutationObserver(read);
    watcher.observe(document.documentElement, { attributes: true });
    return () => watcher.disconnect();
  }, [names]);
  return tokens;
}
