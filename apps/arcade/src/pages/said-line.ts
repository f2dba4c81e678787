import { make } from './dom.ts';
import { word } from './setting.ts';

/**
 * The line under the scene, read out as it changes. What was said in a round stays under the next one, named as the last one's, and
 * no longer: nobody may take it for what they look at.
 */
export class SaidLine {
  readonly #text = make('p', { role: 'status' });
  /** Stands outside what is read out: an old line is not read again. */
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

  /** Another round than the one that was looked at: its own line is older now. */
  roundBegan(): void {
    if (!this.#of.hidden) this.say('');
    this.#of.hidden = this.text === '';
  }
}
