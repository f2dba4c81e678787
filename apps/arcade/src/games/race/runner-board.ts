import { make } from '../../pages/dom.ts';
import { priceButton } from '../../pages/price-button.ts';
import { priceOfPick, type RacePick } from './race-pick.ts';
import { pickWords, runnerChip, runnerWords } from './race-words.ts';
import { RUNNERS } from './runners.ts';
import { word } from './word.ts';

const STRONGEST = 30;

interface PriceButton {
  readonly pick: RacePick;
  readonly button: HTMLButtonElement;
}

/** The runners with their strength, and their prices to win and for a place. */
export class RunnerBoard {
  readonly element = make('div', {
    class: 'runners',
    role: 'group',
    'aria-label': word('arcade.race.runners'),
  });
  readonly #onPick: (pick: RacePick) => void;
  #buttons: readonly PriceButton[] = [];

  constructor(onPick: (pick: RacePick) => void) {
    this.#onPick = onPick;
  }

  showRace(strengths: readonly number[]): void {
    this.#buttons = [];
    this.element.replaceChildren(...RUNNERS.map((_, at) => this.#row(at + 1, strengths)));
  }

  showPicked(picked: RacePick | null): void {
    for (const { pick, button } of this.#buttons)
      button.setAttribute('aria-pressed', String(pick === picked));
  }

  #row(number: number, strengths: readonly number[]): HTMLElement {
    const strength = strengths[number - 1] ?? 0;
    const bar = make('i', {});
    bar.style.transform = `scaleX(${(strength / STRONGEST).toFixed(2)})`;
    return make(
      'div',
      { class: 'runner' },
      runnerChip(number),
      make(
        'p',
        {},
        make('span', {}, runnerWords(number)),
        make('span', { class: 'small' }, word('arcade.race.strength', { strength })),
        make('span', { class: 'bar', 'aria-hidden': 'true' }, bar),
      ),
      this.#price(`win:${number}`, word('arcade.race.winShort'), strengths),
      this.#price(`place:${number}`, word('arcade.race.placeShort'), strengths),
    );
  }

  #price(pick: RacePick, short: string, strengths: readonly number[]): HTMLButtonElement {
    const price = priceOfPick(pick, strengths);
    const button = priceButton({ words: pickWords(pick), short, price, click: () => this.#onPick(pick) });
    this.#buttons = [...this.#buttons, { pick, button }];
    return button;
  }
}
