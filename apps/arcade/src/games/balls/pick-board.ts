import { make } from '../../pages/dom.ts';
import { formatMultiplier } from '../multiplier.ts';
import { pickWords } from './ball-words.ts';
import { BALLS, colourOf, COLOURS, paysFor, type BallPick } from './markets.ts';
import { word } from './word.ts';

const FIRST_PICK: BallPick = 'colour:red';

/** The buttons for picks. */
export class PickBoard {
  readonly element: HTMLElement;
  readonly #onChange: () => void;
  readonly #buttons = new Map<BallPick, HTMLButtonElement>();
  #picked: BallPick | null = null;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.element = make(
      'div',
      { class: 'picks' },
      this.#group(
        'row',
        word('arcade.balls.firstColour'),
        COLOURS.map((colour) => this.#priced(`colour:${colour}`)),
      ),
      this.#group('row', word('arcade.balls.sum'), [this.#priced('sum:over'), this.#priced('sum:under')]),
      this.#numbers(),
    );
    this.#choose(FIRST_PICK);
  }

  get picked(): BallPick | null {
    return this.#picked;
  }

  readonly clear = (): void => {
    this.#choose(null);
    this.#onChange();
  };

  #choose(pick: BallPick | null): void {
    this.#picked = pick;
    for (const [one, button] of this.#buttons) button.setAttribute('aria-pressed', String(one === pick));
  }

  #button(pick: BallPick, ...content: readonly (Node | string)[]): HTMLButtonElement {
    const click = (): void => {
      this.#choose(pick);
      this.#onChange();
    };
    const button = make('button', { type: 'button', 'data-pick': pick, click }, ...content);
    this.#buttons.set(pick, button);
    return button;
  }

  #priced(pick: BallPick): HTMLButtonElement {
    return this.#button(
      pick,
      make('span', {}, pickWords(pick)),
      make('b', {}, formatMultiplier(paysFor(pick))),
    );
  }

  #number(ball: number): HTMLButtonElement {
    const button = this.#button(`ball:${ball}`, String(ball));
    button.setAttribute('aria-label', pickWords(`ball:${ball}`));
    button.dataset['colour'] = colourOf(ball);
    return button;
  }

  #numbers(): HTMLElement {
    const title = word('arcade.balls.firstNumber');
    const pays = make('b', {}, formatMultiplier(paysFor('ball:1')));
    const numbers = Array.from({ length: BALLS }, (_, index) => this.#number(index + 1));
    return make('details', {}, make('summary', {}, title, ' ', pays), this.#group('numbers', title, numbers));
  }

  #group(style: string, label: string, buttons: readonly HTMLButtonElement[]): HTMLElement {
    return make('div', { class: style, role: 'group', 'aria-label': label }, ...buttons);
  }
}
