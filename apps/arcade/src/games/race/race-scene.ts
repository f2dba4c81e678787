import { make, picture, write } from '../../pages/dom.ts';
import { donkey } from './donkey.ts';
import { RACE_BETTING_MS } from './pace.ts';
import shore from './pictures/shore.svg?raw';
import { wayAt } from './race-course.ts';
import { runnerChip, runnerName } from './race-words.ts';
import { RUNNERS } from './runners.ts';
import { word } from './word.ts';

const START_X = 50;
const FINISH_X = 320;
/** Finished runners walk on, the winner farthest. */
const REST_X = 356;
const REST_STEP = 4;
const LANES_Y = 35;
const LANE = 19;
const PODIUM = 3;
const RECENT_SHOWN = 5;

/** The track on the shore, the race's state in words, and the last results. */
export class RaceScene {
  readonly #donkeys = RUNNERS.map((runner, at) => donkey(runner, at + 1));
  readonly #caption = make('p', { class: 'caption' });
  readonly #gone = make('i', {});
  readonly #order = make('ol', { class: 'order', 'aria-label': word('arcade.race.order') });
  readonly #recent = make('ol', { class: 'recent', 'aria-label': word('arcade.recent') });
  readonly element: HTMLElement;

  constructor() {
    const track = picture(shore, { class: 'track', 'aria-hidden': 'true' });
    track.append(...this.#donkeys.map(({ element }) => element));
    const head = make('div', { class: 'race-head' }, this.#caption, this.#recent, this.#order);
    const gone = make('div', { class: 'gone', 'aria-hidden': 'true' }, this.#gone);
    this.element = make('div', { class: 'race' }, head, gone, track);
  }

  showWaiting(leftMs: number): void {
    write(this.#caption, word('arcade.race.next', { seconds: Math.ceil(leftMs / 1000) }));
    this.#gone.style.transform = `scaleX(${(leftMs / RACE_BETTING_MS).toFixed(3)})`;
    this.#order.replaceChildren();
    this.#recent.hidden = false;
    for (const [at, one] of this.#donkeys.entries()) one.moveTo(START_X, LANES_Y + LANE * at, 0);
  }

  /** Shows the race this long after its start. */
  showRunning(round: string, order: readonly number[], elapsedMs: number): void {
    if (this.#order.childElementCount === 0) write(this.#caption, word('arcade.race.running'));
    this.#gone.style.transform = 'scaleX(0)';
    for (const [lane, one] of this.#donkeys.entries()) {
      const place = order.indexOf(lane + 1);
      const way = wayAt(`${round}:${lane + 1}`, place, elapsedMs);
      const rest = way === 1 ? REST_X - REST_STEP * place : 0;
      const run = START_X + (FINISH_X - START_X) * way;
      one.moveTo(Math.max(run, rest), LANES_Y + LANE * lane, way === 1 ? 0 : run);
    }
  }

  /** Shows the order in which all came in. */
  showResult(order: readonly number[]): void {
    if (this.#order.childElementCount > 0) return;
    this.#caption.textContent = '';
    this.#recent.hidden = true;
    this.#order.replaceChildren(
      ...order.map((runner) => {
        const chip = runnerChip(runner);
        chip.setAttribute('aria-label', runnerName(runner));
        chip.setAttribute('role', 'img');
        return make('li', {}, chip);
      }),
    );
  }

  showRecent(orders: readonly (readonly number[])[]): void {
    this.#recent.replaceChildren(
      ...orders.slice(0, RECENT_SHOWN).map((order) => make('li', {}, order.slice(0, PODIUM).join(' · '))),
    );
  }
}
