import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** State and controls of a row that scrolls sideways in steps. It never moves by itself. */
export interface SnapRow<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Index of the child in front, from 0. */
  readonly at: number;
  readonly go: (direction: -1 | 1) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

type Place = Pick<SnapRow<HTMLElement>, 'isAtStart' | 'isAtEnd' | 'at'>;

const placeOf = (row: HTMLElement): Place => {
  const room = row.scrollWidth - row.clientWidth;
  const step = (row.scrollWidth || 1) / Math.max(row.childElementCount, 1);
  return {
    isAtStart: row.scrollLeft <= 1,
    isAtEnd: row.scrollLeft >= room - 1,
    at: Math.round(row.scrollLeft / step),
  };
};

const isSame = (one: Place, other: Place): boolean =>
  one.isAtStart === other.isAtStart && one.isAtEnd === other.isAtEnd && one.at === other.at;

/** Arrow keys move the focus between the buttons and links of the row. */
const moveFocus = (row: HTMLElement | null, event: KeyboardEvent): void => {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const stops = [...(row?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** Measures on scroll and on resize only. On the server and before the first measurement the row is at its start. */
export function useSnapRow<Element extends HTMLElement>(): SnapRow<Element> {
  const ref = useRef<Element>(null);
  const [place, setPlace] = useState<Place>({ isAtStart: true, isAtEnd: false, at: 0 });
  const measure = useCallback(() => {
    if (ref.current === null) return;
    const next = placeOf(ref.current);
    setPlace((last) => (isSame(last, next) ? last : next));
  }, []);
  // Before the first paint, so that buttons the row does not need are never visible.
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
    onKeyDown: (event) => moveFocus(ref.current, event),
  };
}
