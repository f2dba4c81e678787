import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A row that scrolls sideways and snaps: where it stands, and how to move it on. It never moves by itself. */
export interface SnapRow<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Which child is in front, from 0. */
  readonly at: number;
  readonly go: (direction: -1 | 1) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Measures on scroll and on resize only; on the server and before the first measure it stands at its start. */
export function useSnapRow<Element extends HTMLElement>(): SnapRow<Element> {
  const ref = useRef<Element>(null);
  const [place, setPlace] = useState({ isAtStart: true, isAtEnd: false, at: 0 });
  const measure = useCallback(() => {
    const row = ref.current;
    if (row === null) return;
    const room = row.scrollWidth - row.clientWidth;
    const step = (row.scrollWidth || 1) / Math.max(row.childElementCount, 1);
    const next = {
      isAtStart: row.scrollLeft <= 1,
      isAtEnd: row.scrollLeft >= room - 1,
      at: Math.round(row.scrollLeft / step),
    };
    setPlace((last) =>
      last.isAtStart === next.isAtStart && last.isAtEnd === next.isAtEnd && last.at === next.at ? last : next,
    );
  }, []);
  // Before the first paint: buttons that nobody needs must not be seen going away.
  useLayoutEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);
  return {
    ref,
    ...place,
    go: (direction) => ref.current?.scrollBy({ left: direction * ref.current.clientWidth * 0.9 }),
    onScroll: measure,
    onKeyDown: (event) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0) return;
      const stops = [...(ref.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
      const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
