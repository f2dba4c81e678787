import { make } from '../../pages/dom.ts';
import { priceButton } from '../../pages/price-button.ts';
import { badge } from './badge.ts';
import { legText, priceOfLegs, LEAGUE_MARKETS, type Leg } from './league-pick.ts';
import { legWords, shortWords } from './league-words.ts';
import type { Match } from './matchday.ts';
import { word } from './word.ts';

const OUTCOMES = LEAGUE_MARKETS.flatMap(({ outcomes }) => outcomes);

/** The matches of the day with their prices. The player picks one outcome each of any number of matches. */
export class PriceBoard {
  readonly element = make('fieldset', { class: 'prices', 'aria-label': word('arcade.league.matches') });
  /** The picked legs, with buttons to remove them. */
  readonly slip = make('ul', { class: 'slip', 'aria-label': word('arcade.league.legs') });
  readonly #onChange: () => void;
  readonly #buttons = new Map<string, HTMLButtonElement>();
  #matches: readonly Match[] = [];
  #legs: readonly Leg[] = [];

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get legs(): readonly Leg[] {
    return this.#legs;
  }

  showDay(matches: readonly Match[]): void {
    this.#matches = matches;
    this.#buttons.clear();
    this.element.replaceChildren(...matches.map((match, at) => this.#row(match, at)));
    this.#pick([]);
  }

  readonly clear = (): void => this.#pick([]);

  close(isClosed: boolean): void {
    this.element.disabled = isClosed;
  }

  #row({ home, away }: Match, match: number): HTMLElement {
    const names = make(
      'p',
      { class: 'sides' },
      make('span', {}, badge(home), ' ', home.name),
      make('span', { class: 'small' }, 'v'),
      make('span', {}, away.name, ' ', badge(away)),
    );
    const prices = OUTCOMES.map((outcome) => this.#price({ match, outcome }));
    return make('div', { class: 'match' }, names, make('div', { class: 'match-prices' }, ...prices));
  }

  #price(leg: Leg): HTMLButtonElement {
    const button = priceButton({
      words: legWords(leg, this.#matches),
      short: shortWords(leg.outcome),
      price: priceOfLegs([leg], this.#matches),
      click: () => this.#toggle(leg),
    });
    this.#buttons.set(legText(leg), button);
    return button;
  }

  #toggle(leg: Leg): void {
    const isPicked = this.#legs.some((one) => legText(one) === legText(leg));
    const others = this.#legs.filter(({ match }) => match !== leg.match);
    this.#pick(isPicked ? others : [...others, leg]);
  }

  #pick(legs: readonly Leg[]): void {
    this.#legs = legs.toSorted((one, other) => one.match - other.match);
    const picked = new Set(legs.map(legText));
    for (const [leg, button] of this.#buttons) button.setAttribute('aria-pressed', String(picked.has(leg)));
    this.slip.replaceChildren(...(legs.length > 1 ? this.#legs.map((leg) => this.#slipRow(leg)) : []));
    this.#onChange();
  }

  #slipRow(leg: Leg): HTMLLIElement {
    const pick = legWords(leg, this.#matches);
    const remove = make(
      'button',
      {
        type: 'button',
        'aria-label': word('arcade.league.remove', { pick }),
        click: () => this.#toggle(leg),
      },
      '×',
    );
    return make('li', {}, make('span', {}, pick), remove);
  }
}
