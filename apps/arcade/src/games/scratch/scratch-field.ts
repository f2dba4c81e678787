import { make } from '../../pages/dom.ts';
import { drawing } from './drawings.ts';
import type { Field } from './scratch-card.ts';
import { word } from './word.ts';

/** A field's foil is rubbed off in this many squares each way, and opens when so many of them are gone. */
const SQUARES = 8;
const ENOUGH = 22;
/** A fingertip rubs the squares so near to where it is, too. */
const NEAR = [-1, 0, 1];

/** One field of a card: under foil until it is rubbed, tapped or opened. */
export interface ScratchField {
  readonly element: HTMLButtonElement;
  readonly isOpen: () => boolean;
  /** Covers what is there now. */
  readonly cover: (field: Field) => void;
  /** Rubs where the pointer is, in places of the screen. */
  readonly rub: (x: number, y: number) => void;
  readonly open: () => void;
  readonly mark: (wins: boolean) => void;
}

/** What a field is called. */
export const fieldName = ({ name }: Pick<Field, 'name'>): string =>
  typeof name === 'number' ? String(name) : word(name);

const contentOf = (field: Field): readonly Node[] => {
  if (typeof field.name === 'number')
    return [make('b', {}, String(field.name)), make('span', { class: 'prize' }, `${field.prize}×`)];
  return [field.picture === undefined ? make('span', { class: 'none' }, '–') : drawing(field.picture)];
};

/** A field; `onOpen` is called once for each card. */
export const scratchField = (place: number, onOpen: () => void): ScratchField => {
  const named = make('span', { class: 'unseen' });
  const under = make('span', { class: 'under', 'aria-hidden': 'true' });
  // Bands across, as in woven grass.
  const squares = Array.from({ length: SQUARES ** 2 }, (_, at) =>
    make('i', { 'data-band': Math.floor(((at % SQUARES) + Math.floor(at / SQUARES)) / 2) % 2 }),
  );
  const foil = make('span', { class: 'foil', 'aria-hidden': 'true' }, ...squares);
  const element = make('button', { type: 'button', class: 'field', click: () => open() }, named, under, foil);
  let field: Field | null = null;
  let isOpen = true;
  const call = (text: string): void => {
    named.textContent = text;
  };
  const open = (): void => {
    if (isOpen || field === null) return;
    isOpen = true;
    element.dataset['state'] = 'open';
    under.replaceChildren(...contentOf(field));
    const told = { field: place + 1, name: fieldName(field) };
    call(
      field.prize === undefined
        ? word('arcade.scratch.field', told)
        : word('arcade.scratch.fieldPrize', { ...told, prize: field.prize }),
    );
    onOpen();
  };
  const cover = (next: Field): void => {
    field = next;
    isOpen = false;
    element.dataset['state'] = 'covered';
    // The picture is there while foil is over it: what is rubbed shows it.
    under.replaceChildren(...contentOf(next));
    for (const square of squares) square.dataset['state'] = '';
    call(word('arcade.scratch.covered', { field: place + 1 }));
  };
  const rubSquare = (row: number, column: number): void => {
    const square = column < 0 || column >= SQUARES ? undefined : squares[row * SQUARES + column];
    if (square !== undefined) square.dataset['state'] = 'gone';
  };
  const rub = (x: number, y: number): void => {
    if (isOpen) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const column = Math.floor(((x - left) / width) * SQUARES);
    const row = Math.floor(((y - top) / height) * SQUARES);
    if (column < -1 || column > SQUARES || row < -1 || row > SQUARES) return;
    for (const down of NEAR) for (const right of NEAR) rubSquare(row + down, column + right);
    if (squares.filter(({ dataset }) => dataset['state'] === 'gone').length >= ENOUGH) open();
  };
  const mark = (wins: boolean): void => {
    if (!wins) return;
    element.dataset['state'] = 'wins';
    call(`${named.textContent}, ${word('arcade.scratch.wins')}`);
  };
  return { element, isOpen: () => isOpen, cover, rub, open, mark };
};
