import { make } from '../../pages/dom.ts';
import { drawing } from './drawings.ts';
import type { PrintedCard, ScratchCard } from './scratch-card.ts';
import { ScratchField } from './scratch-field.ts';
import { word } from './word.ts';

/** The points rubbed between two positions of the pointer. */
const STEPS = 8;

/** Calls `rub` for every point that a pressed pointer moves over. */
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
    // A touch pointer stays captured by the first field unless it is released.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
  });
};

const ground = (gameId: string): SVGSVGElement =>
  drawing(`${gameId}-ground`, {
    class: 'backdrop',
    'aria-hidden': 'true',
    preserveAspectRatio: 'xMidYMid slice',
  });

/** The card on the table: empty until one is bought. */
export class ScratchScene {
  readonly element: HTMLElement;
  readonly #fields: readonly ScratchField[];
  readonly #own = make('p', { class: 'own' });
  readonly #paper = make('div', { class: 'card', 'data-state': 'none' }, this.#own);
  #printed: PrintedCard | null = null;
  #whenOpen: () => void = () => undefined;

  constructor({ columns, rule }: ScratchCard, gameId: string, fieldCount: number) {
    this.#fields = Array.from(
      { length: fieldCount },
      (_, place) => new ScratchField(place, () => this.#hearOpen()),
    );
    const elements = this.#fields.map(({ element }) => element);
    for (const element of elements) element.disabled = true;
    const grid = make('div', { class: 'fields', 'data-columns': columns }, ...elements);
    rubbing(grid, (x, y) => {
      for (const field of this.#fields) field.rub(x, y);
    });
    this.#paper.append(grid, make('p', { class: 'small' }, word(rule)));
    this.element = make('div', { class: 'ground' }, ground(gameId), this.#paper);
  }

  /** Shows a new covered card; `whenOpen` is called once all fields are open. */
  lay(card: PrintedCard, whenOpen: () => void): void {
    this.#printed = card;
    this.#whenOpen = whenOpen;
    this.#paper.dataset['state'] = 'laid';
    this.#showOwn(card.own);
    for (const [place, field] of this.#fields.entries()) {
      field.element.disabled = false;
      field.cover(card.fields[place] ?? { name: 'arcade.scratch.empty' });
    }
  }

  openAll(): void {
    for (const field of this.#fields) field.open();
  }

  #hearOpen(): void {
    if (this.#printed === null || this.#fields.some(({ isOpen }) => !isOpen)) return;
    for (const [place, field] of this.#fields.entries()) field.mark(this.#printed.winning.includes(place));
    this.#whenOpen();
  }

  #showOwn(number: number | null): void {
    const shown = number === null ? [] : [`${word('arcade.scratch.own')} `, make('b', {}, String(number))];
    this.#own.replaceChildren(...shown);
  }
}
