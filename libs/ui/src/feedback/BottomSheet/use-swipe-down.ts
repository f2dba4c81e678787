import { useRef, type PointerEvent, type RefObject } from 'react';

/** Distance a finger must move down to close the sheet, in CSS pixels. */
const CLOSING_DISTANCE = 96;

/**
 * Lets a finger pull the sheet down by its head. The sheet moves by `transform` only; a close button does the same (WCAG 2.5.7).
 */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<number | null>(null);
  const place = (distance: number) => {
    sheet.current?.style.setProperty('transform', distance > 0 ? `translateY(${distance}px)` : 'none');
  };
  const end = (event: PointerEvent) => {
    if (start.current === null) return;
    const distance = event.clientY - start.current;
    start.current = null;
    place(0);
    if (distance > CLOSING_DISTANCE) onClose();
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button') !== null) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) place(event.clientY - start.current);
    },
    onPointerUp: end,
    onPointerCancel() {
      start.current = null;
      place(0);
    },
  };
}
