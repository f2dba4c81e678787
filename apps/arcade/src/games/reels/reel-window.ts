import { make } from '../../pages/dom.ts';
import { afterScene } from '../../pages/scene-clock.ts';
import { drawing } from './drawings.ts';
import type { Machine } from './machine.ts';
import { ROWS, SCATTER, STOPS, WILD, type ReelSymbol } from './reel-set.ts';
import { symbolAt, type LineWin, type Stops, type Turn } from './spin.ts';
import { symbolPicture } from './symbols.ts';
import { word } from './word.ts';

/** Time until the first reel stops, time between two stops, and time between two pictures of a turning reel. */
const FIRST_REST_MS = 700;
const BETWEEN_MS = { 3: 350, 5: 220 } as const;
const TURN_MS = 70;
/** Whole turns a reel seems to make before it rests. */
const TURNS = 9;
/** Pause after a turn that brought others. */
const LOOK_MS = 900;

/** The window that shows the reels. */
export class ReelWindow {
  readonly elements: readonly Element[];
  readonly #machine: Machine;
  readonly #cells: readonly (readonly HTMLElement[])[];
  readonly #caption = make('p', { class: 'caption' });
  #shown: Stops;

  constructor(machine: Machine) {
    this.#machine = machine;
    const { strips } = machine.set;
    this.#cells = strips.map(() => Array.from({ length: ROWS }, () => make('div', { class: 'cell' })));
    const columns = this.#cells.map((column) => make('div', { class: 'reel' }, ...column));
    const reels = make(
      'div',
      { class: 'reels', 'data-reels': strips.length, 'aria-hidden': 'true' },
      ...columns,
    );
    const { backdrop } = machine;
    const behind =
      backdrop === undefined
        ? []
        : [
            drawing(backdrop, {
              class: 'backdrop',
              'aria-hidden': 'true',
              preserveAspectRatio: 'xMidYMid slice',
            }),
          ];
    this.elements = [...behind, reels, this.#caption];
    this.#shown = strips.map(() => 0);
    this.#showAll(this.#shown);
  }

  /** Shows a text under the reels, and highlights no line. */
  clear(text = ''): void {
    this.mark([]);
    this.#caption.textContent = text;
  }

  /** Highlights the winning lines. */
  mark(wins: readonly LineWin[]): void {
    this.#cells.forEach((column, reel) =>
      column.forEach((cell, row) => {
        cell.dataset['state'] = wins.some((win) => this.#isOn(win, reel, row)) ? 'pays' : '';
      }),
    );
    const pays = wins.map((win) => `${win.pays}×`).join(' + ');
    this.#caption.textContent = wins.length === 0 ? '' : word('arcade.reels.lines', { pays });
  }

  /** Turns the moving reels over their own strips until each stops at its place. None slows down to tease. */
  async turnTo({ stops, wins }: Turn, moves: (reel: number) => boolean = () => true): Promise<void> {
    await this.#turn(stops, moves);
    this.#showAll(stops);
    this.mark(wins);
  }

  /** Waits, so that the result can be seen before the reels turn again. */
  async look(): Promise<void> {
    await new Promise<void>((resolve) => afterScene(LOOK_MS, resolve));
  }

  async #turn(stops: Stops, moves: (reel: number) => boolean): Promise<void> {
    const between = BETWEEN_MS[stops.length === 5 ? 5 : 3];
    const moving = stops.map((_, reel) => reel).filter(moves);
    const restOf = (reel: number): number => FIRST_REST_MS + between * moving.indexOf(reel);
    const lasts = restOf(moving.at(-1) ?? 0);
    const began = performance.now();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
      const elapsed = performance.now() - began;
      for (const reel of moving) this.#showTurning(reel, stops, elapsed >= restOf(reel) ? null : turns);
    }, TURN_MS);
    await new Promise<void>((resolve) => afterScene(lasts, resolve));
    clearInterval(timer);
  }

  #isOn({ line, reels }: LineWin, reel: number, row: number): boolean {
    return reel < reels && this.#machine.set.lines[line]?.[reel] === row;
  }

  /** Shows a reel after this many turns; null for a reel at rest. */
  #showTurning(reel: number, stops: Stops, turns: number | null): void {
    const place = stops[reel] ?? 0;
    const at = turns === null ? place : (place + STOPS * TURNS - turns * 2) % STOPS;
    this.#show(reel, stops.with(reel, at));
  }

  #showAll(stops: Stops): void {
    this.#shown = stops;
    for (const reel of this.#shown.keys()) this.#show(reel, stops);
  }

  #show(reel: number, stops: Stops): void {
    this.#cells[reel]?.forEach((cell, row) => {
      const symbol = symbolAt(this.#machine.set, stops, reel, row);
      if (cell.dataset['symbol'] === symbol) return;
      cell.dataset['symbol'] = symbol;
      cell.dataset['kind'] = this.#kindOf(symbol);
      cell.replaceChildren(symbolPicture(this.#machine, symbol));
    });
  }

  #kindOf(symbol: ReelSymbol): string {
    return symbol === WILD || symbol === SCATTER || symbol === this.#machine.set.holds ? 'special' : '';
  }
}
