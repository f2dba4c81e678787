import { make } from './dom.ts';
import { word } from './setting.ts';

/**
 * The line under the scene, a live region. A line of one round stays during the next round, labelled as the last
 * round's, and is then removed: it must not be taken for the present round's.
 */
export class SaidLine {
  readonly #text = make('p', { role: 'status' });
  /** Outside the live region, so that an old line is not read again. */
  readonly #of = make('span', { class: 'small' }, `${word('arcade.lastRound')} `);
  readonly element = make('div', { class: 'said' }, this.#of, this.#text);

  constructor() {
    this.#of.hidden = true;
  }

  get text(): string {
    return this.#text.textContent;
  }

  say(text: string): void {
    this.#of.hidden = true;
    this.#text.textContent = text;
  }

  /** Another round begins: the line is labelled as the last round's, or removed. */
  roundBegan(): void {
    if (!this.#of.hidden) this.say('');
    this.#of.hidden = this.text === '';
  }
}
