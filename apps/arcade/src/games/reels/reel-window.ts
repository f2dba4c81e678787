import { isStill, make } from '../../pages/dom.ts';
import type { Machine } from './machine.ts';
import { ROWS, STOPS } from './reel-set.ts';
import { symbolAt, type LineWin, type Stops } from './spin.ts';
import { symbolPicture } from './symbols.ts';
import { word } from './word.ts';

/** The reels, from the left. */
export const REELS = [0, 1, 2] as const;
type Reel = (typeof REELS)[number];

/** When each reel comes to rest, and how often it shows something else until then. */
const REST_MS = [700, 1_050, 1_400] as const;
const TURN_MS = 70;
/** Whole turns a reel seems to make before it rests. */
const TURNS = 9;

/** The reels as they are seen. */
export class ReelWindow {
  readonly elements: readonly HTMLElement[];
  readonly #machine: Machine;
  readonly #cells = REELS.map(() => Array.from({ length: ROWS }, () => make('div', { class: 'cell' })));
  readonly #lines = make('p', { class: 'caption' });

  constructor(machine: Machine) {
    this.#machine = machine;
    const columns = this.#cells.map((column) => make('div', { class: 'reel' }, ...column));
    this.elements = [make('div', { class: 'reels', 'aria-hidden': 'true' }, ...columns), this.#lines];
    this.#showAll([0, 0, 0]);
  }

  /** Marks the lines that pay. */
  mark(wins: readonly LineWin[]): void {
    this.#cells.forEach((column, reel) =>
      column.forEach((cell, row) => {
        cell.dataset['state'] = wins.some((win) => this.#isOn(win, reel, row)) ? 'pays' : '';
      }),
    );
    const pays = wins.map((win) => `${win.pays}×`).join(' + ');
    this.#lines.textContent = wins.length === 0 ? '' : word('arcade.reels.lines', { pays });
  }

  /** Turns the reels over their own strips until each stops where it must; nothing slows down to tease. */
  turnTo(stops: Stops): Promise<void> {
    return new Promise((resolve) => {
      if (isStill()) {
        this.#showAll(stops);
        resolve();
        return;
      }
      const began = performance.now();
      let turns = 0;
      const timer = setInterval(() => {
        turns += 1;
        const elapsed = performance.now() - began;
        this.#showTurning(stops, turns, elapsed);
        if (elapsed < REST_MS[2]) return;
        clearInterval(timer);
        resolve();
      }, TURN_MS);
    });
  }

  #isOn({ line, reels }: LineWin, reel: number, row: number): boolean {
    return reel < reels && this.#machine.set.lines[line]?.[reel] === row;
  }

  #showTurning(stops: Stops, turns: number, elapsedMs: number): void {
    for (const reel of REELS) {
      const at = (stops[reel] + STOPS * TURNS - turns * 2) % STOPS;
      this.#show(reel, elapsedMs >= REST_MS[reel] ? stops : [at, at, at]);
    }
  }

  #showAll(stops: Stops): void {
    for (const reel of REELS) this.#show(reel, stops);
  }

  #show(reel: Reel, stops: Stops): void {
    this.#cells[reel]?.forEach((cell, row) => {
      const symbol = symbolAt(this.#machine.set, stops, reel, row);
      if (cell.dataset['symbol'] === symbol) return;
      cell.dataset['symbol'] = symbol;
      cell.replaceChildren(symbolPicture(this.#machine, symbol));
    });
  }
}
