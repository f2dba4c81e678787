import { addCents, cents, formatKes, type Cents } from '@kipenga/betting-core';
import { make } from '../../pages/dom.ts';
import type { Chip } from './chip.ts';
import { shortAmount } from './short-amount.ts';
import { word } from './word.ts';

/** The name and the multiplier of a spot, in words. */
export interface SpotWords {
  readonly name: (spot: string) => string;
  readonly pays: (spot: string) => string;
}

interface SpotButton {
  readonly badge: HTMLElement;
  /** The full description, for screen readers. */
  readonly said: HTMLElement;
}

/** The spots of a board as buttons, each with its name, its multiplier and the chips on it. */
export class SpotButtons {
  readonly #words: SpotWords;
  readonly #onTap: (spot: string) => void;
  readonly #spots = new Map<string, SpotButton>();

  constructor(words: SpotWords, onTap: (spot: string) => void) {
    this.#words = words;
    this.#onTap = onTap;
  }

  /** The button of a spot around its visible content. */
  button(spot: string, ...seen: readonly (Node | string)[]): HTMLButtonElement {
    const badge = make('span', { class: 'badge', 'aria-hidden': 'true' });
    const click = (): void => this.#onTap(spot);
    const said = make('span', { class: 'unseen' }, this.#inWords(spot, cents(0)));
    const face = make('span', { class: 'face', 'aria-hidden': 'true' }, ...seen);
    this.#spots.set(spot, { badge, said });
    return make('button', { type: 'button', 'data-spot': spot, click }, face, said, badge);
  }

  /** Shows the chips on each spot, both staked and not yet staked. */
  show(staked: readonly Chip[], laid: readonly Chip[]): void {
    const on = (chips: readonly Chip[], spot: string): Cents =>
      chips.find((chip) => chip.spot === spot)?.amount ?? cents(0);
    for (const [spot, { badge, said }] of this.#spots) {
      const loose = on(laid, spot);
      const all = addCents(on(staked, spot), loose);
      if (badge.dataset['amount'] === `${all}/${loose}`) continue;
      badge.dataset['amount'] = `${all}/${loose}`;
      badge.dataset['state'] = loose > 0 ? 'laid' : 'staked';
      badge.textContent = all === 0 ? '' : shortAmount(all);
      said.textContent = this.#inWords(spot, all);
    }
  }

  #inWords(spot: string, amount: Cents): string {
    const parts = [this.#words.name(spot), word('arcade.chips.pays', { times: this.#words.pays(spot) })];
    if (amount > 0) parts.push(word('arcade.chips.on', { amount: formatKes(amount) }));
    return parts.join(', ');
  }
}
