import { make } from '../../pages/dom.ts';
import { drawing } from './drawings.ts';
import type { PrintedCard, ScratchCard } from './scratch-card.ts';
import { scratchField } from './scratch-field.ts';
import { word } from './word.ts';

/** How many points are rubbed between two that the pointer tells of. */
const STEPS = 8;

/** The card on the table. */
export interface ScratchScene {
  readonly element: HTMLElement;
  /** Lays a new card down, covered; `whenOpen` is called when nothing is covered any more. */
  readonly lay: (card: PrintedCard, whenOpen: () => void) => void;
  readonly openAll: () => void;
}

/** Tells of every place the pointer is moved over while it is down, or over with a mouse that is pressed. */
const rubbing = (area: HTMLElement, rub: (x: number, y: number) => void): void => {
  let last: { readonly x: number; readonly y: number } | null = null;
  const end = (): void => void (last = null);
  area.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) return end();
    const from = last ?? { x: event.clientX, y: event.clientY };
    for (let step = 1; step <= STEPS; step += 1)
      rub(
        from.x + ((event.clientX - from.x) * step) / STEPS,
        from.y + ((event.clientY - from.y) * step) / STEPS,
      );
    last = { x: event.clientX, y: event.clientY };
    event.preventDefault();
  });
  area.addEventListener('pointerup', end);
  area.addEventListener('pointercancel', end);
  area.addEventListener('pointerdown', (event) => {
    last = { x: event.clientX, y: event.clientY };
    rub(last.x, last.y);
    // A finger stays on the first field it touched unless that lets it go.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
  });
};

/** A card's scene: empty until a card is laid. */
export const scratchScene = (card: ScratchCard, gameId: string, fieldCount: number): ScratchScene => {
  let whenOpen: () => void = () => undefined;
  let printed: PrintedCard | null = null;
  const onOpen = (): void => {
    if (printed === null || fields.some((field) => !field.isOpen())) return;
    for (const [place, field] of fields.entries()) field.mark(printed.winning.includes(place));
    whenOpen();
  };
  const fields = Array.from({ length: fieldCount }, (_, place) => scratchField(place, onOpen));
  const own = make('p', { class: 'own' });
  const grid = make(
    'div',
    { class: 'fields', 'data-columns': card.columns },
    ...fields.map(({ element }) => element),
  );
  const paper = make(
    'div',
    { class: 'card', 'data-state': 'none' },
    own,
    grid,
    make('p', { class: 'small' }, word(card.rule)),
  );
  rubbing(grid, (x, y) => {
    for (const field of fields) field.rub(x, y);
  });
  const behind = drawing(`${gameId}-ground`, {
    class: 'backdrop',
    'aria-hidden': 'true',
    preserveAspectRatio: 'xMidYMid slice',
  });
  const showOwn = (number: number | null): void =>
    own.replaceChildren(
      ...(number === null ? [] : [`${word('arcade.scratch.own')} `, make('b', {}, String(number))]),
    );
  for (const { element } of fields) element.disabled = true;
  return {
    element: make('div', { class: 'ground' }, behind, paper),
    lay: (next, then) => {
      printed = next;
      whenOpen = then;
      paper.dataset['state'] = 'laid';
      showOwn(next.own);
      for (const [place, field] of fields.entries()) {
        field.element.disabled = false;
        field.cover(next.fields[place] ?? { name: 'arcade.scratch.empty' });
      }
    },
    openAll: () => {
      for (const field of fields) field.open();
    },
  };
};
