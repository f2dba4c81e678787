import { make } from '../../pages/dom.ts';
import type { Machine } from './machine.ts';
import { ROWS, SCATTER, WILD, type PayLine, type ReelSymbol } from './reel-set.ts';
import { symbolName, symbolPicture } from './symbols.ts';
import { word } from './word.ts';

type Count = 2 | 3 | 4 | 5;

/** The counts of equal symbols that pay, highest first. */
const countsOf = ({ set }: Machine): readonly Count[] =>
  ([5, 4, 3, 2] as const).filter((count) =>
    Object.values(set.pays).some((pays) => pays[count] !== undefined),
  );

const head = (counts: readonly Count[]): HTMLElement => {
  const cells = [word('arcade.reels.symbol'), ...counts.map(String)];
  return make('thead', {}, make('tr', {}, ...cells.map((text) => make('th', { scope: 'col' }, text))));
};

const symbolRow = (machine: Machine, symbol: ReelSymbol, counts: readonly Count[]): HTMLElement => {
  const pays = machine.set.pays[symbol];
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, symbolPicture(machine, symbol), symbolName(machine, symbol)),
    ...counts.map((count) => make('td', {}, pays?.[count] === undefined ? '–' : `${pays[count]}×`)),
  );
};

/** The rules of the special symbols. */
const rulesOf = (machine: Machine): readonly HTMLElement[] => {
  const { freeTurns, holds, strips } = machine.set;
  const rule = (symbol: ReelSymbol, text: string): HTMLElement =>
    make('p', { class: 'rule' }, symbolPicture(machine, symbol), make('span', {}, text));
  const symbol = (one: ReelSymbol) => ({ symbol: symbolName(machine, one) });
  const hasWild = strips.some((strip) => strip.includes(WILD));
  return [
    ...(hasWild ? [rule(WILD, word('arcade.reels.wild', symbol(WILD)))] : []),
    ...(freeTurns ? [rule(SCATTER, word('arcade.reels.free', { ...freeTurns, ...symbol(SCATTER) }))] : []),
    ...(holds ? [rule(holds, word('arcade.reels.hold', symbol(holds)))] : []),
  ];
};

const lineDrawing = (line: PayLine, place: number): HTMLElement => {
  const cells = Array.from({ length: ROWS }, (_, row) =>
    line.map((crossed) => make('i', { 'data-state': crossed === row ? 'on' : '' })),
  ).flat();
  const name = word('arcade.reels.lineNumber', { line: place + 1 });
  return make('li', {}, make('span', { class: 'small' }, name), make('span', { class: 'line' }, ...cells));
};

const lineDrawings = ({ set: { lines, strips } }: Machine): readonly HTMLElement[] =>
  lines.length === 1
    ? []
    : [
        make('h3', {}, word('arcade.reels.linesAre')),
        make(
          'ol',
          { class: 'lines', 'data-reels': strips.length, 'aria-hidden': 'true' },
          ...lines.map(lineDrawing),
        ),
      ];

/** The pay table: the symbols' pays, the special symbols, and the lines. */
export const payTable = (machine: Machine): HTMLElement => {
  const { pays, lines } = machine.set;
  const counts = countsOf(machine);
  const rows = (Object.keys(pays) as ReelSymbol[]).map((symbol) => symbolRow(machine, symbol, counts));
  return make(
    'details',
    { class: 'pays' },
    make('summary', {}, word('arcade.reels.pays')),
    ...rulesOf(machine),
    ...(machine.feedsJackpot ? [make('p', {}, word('arcade.jackpot.how'))] : []),
    make('p', {}, word('arcade.reels.paysHow', { lines: lines.length })),
    make('table', {}, head(counts), make('tbody', {}, ...rows)),
    ...lineDrawings(machine),
  );
};
