import { useEffect, useRef, type ReactNode } from 'react';

/**
 * For the catalogue: shows open windows as parts of the page, one below the other. As modal windows only the last would be visible,
 * and the page around it inert.
 */
export function InPage({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The windows inside are open by now, because React runs the effects of children first.
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
