import { make } from '../../pages/dom.ts';
import { drawing } from './drawings.ts';
import type { Field } from './scratch-card.ts';
import { word } from './word.ts';

/** The foil's squares in each direction, and the number of rubbed squares that opens a field. */
const SQUARES = 8;
const ENOUGH = 22;
/** A fingertip also rubs the squares within this distance. */
const NEAR = [-1, 0, 1];

/** The name of a field for screen readers. */
export const fieldName = ({ name }: Pick<Field, 'name'>): string =>
  typeof name === 'number' ? String(name) : word(name);

const contentOf = (field: Field): readonly Node[] => {
  if (typeof field.name === 'number')
    return [make('b', {}, String(field.name)), make('span', { class: 'prize' }, `${field.prize}×`)];
  return [field.picture === undefined ? make('span', { class: 'none' }, '–') : drawing(field.picture)];
};

/** The foil in squares; bands across, as in woven grass. */
const foilSquares = (): readonly HTMLElement[] =>
  Array.from({ length: SQUARES ** 2 }, (_, at) =>
    make('i', { 'data-band': Math.floor(((at % SQUARES) + Math.floor(at / SQUARES)) / 2) % 2 }),
  );

const openWords = (field: Field, place: number): string => {
  const told = { field: place + 1, name: fieldName(field) };
  const { prize } = field;
  return prize === undefined
    ? word('arcade.scratch.field', told)
    : word('arcade.scratch.fieldPrize', { ...told, prize });
};

/** One field of a card: covered by foil until it is rubbed, tapped or opened. */
export class ScratchField {
  readonly element: HTMLButtonElement;
  readonly #place: number;
  readonly #onOpen: () => void;
  readonly #named = make('span', { class: 'unseen' });
  readonly #under = make('span', { class: 'under', 'aria-hidden': 'true' });
  readonly #squares = foilSquares();
  #field: Field | null = null;
  #isOpen = true;

  /** `onOpen` is called once for each card. */
  constructor(place: number, onOpen: () => void) {
    this.#place = place;
    this.#onOpen = onOpen;
    const foil = make('span', { class: 'foil', 'aria-hidden': 'true' }, ...this.#squares);
    const click = (): void => this.open();
    this.element = make('button', { type: 'button', class: 'field', click }, this.#named, this.#under, foil);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Covers the present content. */
  cover(next: Field): void {
    this.#field = next;
    this.#isOpen = false;
    this.element.dataset['state'] = 'covered';
    // The picture is under the foil: rubbing reveals it.
    this.#under.replaceChildren(...contentOf(next));
    for (const square of this.#squares) square.dataset['state'] = '';
    this.#named.textContent = word('arcade.scratch.covered', { field: this.#place + 1 });
  }

  /** Rubs at the pointer, in screen coordinates. */
  rub(x: number, y: number): void {
    if (this.#isOpen) return;
    const { left, top, width, height } = this.element.getBoundingClientRect();
    const column = Math.floor(((x - left) / width) * SQUARES);
    const row = Math.floor(((y - top) / height) * SQUARES);
    if (column < -1 || column > SQUARES || row < -1 || row > SQUARES) return;
    for (const down of NEAR) for (const right of NEAR) this.#rubSquare(row + down, column + right);
    if (this.#squares.filter(({ dataset }) => dataset['state'] === 'gone').length >= ENOUGH) this.open();
  }

  open(): void {
    if (this.#isOpen || this.#field === null) return;
    this.#isOpen = true;
    this.element.dataset['state'] = 'open';
    this.#under.replaceChildren(...contentOf(this.#field));
    this.#named.textContent = openWords(this.#field, this.#place);
    this.#onOpen();
  }

  mark(wins: boolean): void {
    if (!wins) return;
    this.element.dataset['state'] = 'wins';
    this.#named.textContent += `, ${word('arcade.scratch.wins')}`;
  }

  #rubSquare(row: number, column: number): void {
    const square = column < 0 || column >= SQUARES ? undefined : this.#squares[row * SQUARES + column];
    if (square !== undefined) square.dataset['state'] = 'gone';
  }
}
