import { make } from '../../pages/dom.ts';
import type { Machine } from './machine.ts';
import type { ReelSymbol } from './reel-set.ts';
import { symbolName, symbolPicture } from './symbols.ts';
import { word } from './word.ts';

const head = (): HTMLElement => {
  const cells = [word('arcade.reels.symbol'), '3', '2'].map((text) => make('th', { scope: 'col' }, text));
  return make('thead', {}, make('tr', {}, ...cells));
};

const symbolRow = (machine: Machine, symbol: ReelSymbol): HTMLElement => {
  const { three, two } = machine.set.pays[symbol];
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, symbolPicture(machine, symbol), symbolName(machine, symbol)),
    make('td', {}, `${three}×`),
    make('td', {}, two === undefined ? '–' : `${two}×`),
  );
};

/** What each symbol pays. */
export const payTable = (machine: Machine): HTMLElement => {
  const { pays, lines } = machine.set;
  const rows = (Object.keys(pays) as ReelSymbol[]).map((symbol) => symbolRow(machine, symbol));
  return make(
    'details',
    { class: 'pays' },
    make('summary', {}, word('arcade.reels.pays')),
    make('p', {}, word('arcade.reels.paysHow', { lines: lines.length })),
    make('table', {}, head(), make('tbody', {}, ...rows)),
  );
};
