import { make } from '../../pages/dom.ts';
import { priceButton } from '../../pages/price-button.ts';
import { priceOfPick, type RacePick } from './race-pick.ts';
import { pickWords, runnerChip, runnerName, runnerWords } from './race-words.ts';
import { RUNNERS } from './runners.ts';
import { word } from './word.ts';

const NUMBERS = RUNNERS.map((_, at) => at + 1);

const numberRow = (label: string, buttons: readonly HTMLElement[]): HTMLElement =>
  make(
    'div',
    { class: 'forecast', role: 'group', 'aria-label': label },
    make('p', { class: 'small' }, label),
    make('div', { class: 'numbers' }, ...buttons),
  );

/** The board for a forecast of the first two. Once a first is chosen, each second has its price. */
export class ForecastBoard {
  readonly element = make('div', { class: 'forecasts' });
  readonly #onPick: (pick: RacePick | null) => void;
  #strengths: readonly number[] = [];
  #first: number | null = null;

  constructor(onPick: (pick: RacePick | null) => void) {
    this.#onPick = onPick;
  }

  showRace(strengths: readonly number[]): void {
    this.#strengths = strengths;
    this.#first = null;
    this.#draw(null);
  }

  showPicked(picked: RacePick | null): void {
    for (const button of this.element.querySelectorAll<HTMLElement>('[data-pick]'))
      button.setAttribute('aria-pressed', String(button.dataset['pick'] === picked));
  }

  #draw(focused: number | null): void {
    const firsts = NUMBERS.map((number) => this.#firstButton(number));
    const seconds = NUMBERS.map((number) => this.#secondButton(number));
    this.element.replaceChildren(
      numberRow(word('arcade.race.first'), firsts),
      numberRow(word('arcade.race.second'), seconds),
    );
    if (focused !== null) firsts[focused - 1]?.focus();
  }

  #firstButton(number: number): HTMLButtonElement {
    const click = (): void => {
      this.#first = number;
      this.#draw(number);
      this.#onPick(null);
    };
    return make(
      'button',
      {
        type: 'button',
        class: 'price',
        'aria-pressed': String(this.#first === number),
        'aria-label': runnerName(number),
        click,
      },
      runnerChip(number),
    );
  }

  #secondButton(number: number): HTMLButtonElement {
    const first = this.#first;
    const short = runnerChip(number);
    if (first === null || first === number)
      return priceButton({ words: runnerWords(number), short, price: null, click: () => undefined });
    const pick: RacePick = `pair:${first}-${number}`;
    const price = priceOfPick(pick, this.#strengths);
    const button = priceButton({ words: pickWords(pick), short, price, click: () => this.#onPick(pick) });
    button.dataset['pick'] = pick;
    return button;
  }
}
