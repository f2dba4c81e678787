import { useEffect, useRef, type ReactNode } from 'react';

/**
 * For the catalogue: open windows as parts of the page, one under the other. As modal windows only the last would be seen, and
 * the page around it could not be read.
 */
export function InPage({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The windows inside have opened themselves by now: effects run from the inside out.
  useEffect(() => {
    for (const dialog of place.current?.querySelectorAll('dialog') ?? []) {
      dialog.close();
      dialog.setAttribute('open', '');
      Object.assign(dialog.style, { position: 'relative', inset: 'auto' });
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, []);
  return <div ref={place}>{children}</div>;
}
