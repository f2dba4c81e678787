import { shortMultiplier } from '../multiplier.ts';
import { BET_AT, payFor, type Bet, type BetKind } from './bets.ts';
import { colourOf, type PocketColour } from './pockets.ts';
import { word } from './word.ts';

/** The colours in words. */
export const COLOUR_WORDS = {
  green: 'arcade.roulette.green',
  red: 'arcade.roulette.red',
  black: 'arcade.roulette.black',
} as const satisfies Record<PocketColour, string>;

const GROUPS = {
  split: 'arcade.roulette.splitOf',
  street: 'arcade.roulette.streetOf',
  corner: 'arcade.roulette.cornerOf',
  line: 'arcade.roulette.lineOf',
} as const;

const ALONE = {
  red: 'arcade.roulette.red',
  black: 'arcade.roulette.black',
  even: 'arcade.roulette.even',
  odd: 'arcade.roulette.odd',
} as const;

const hasKey = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

const fromTo = ({ covers }: Bet): string =>
  word('arcade.roulette.dozen', { from: covers[0] ?? '', to: covers.at(-1) ?? '' });

/** The name of a bet: '17', 'Split 17, 20', '1 to 12'. */
export const betWords = (spot: string): string => {
  const bet = BET_AT.get(spot);
  if (bet === undefined) return '';
  const { kind, covers } = bet;
  if (hasKey(GROUPS, kind)) return word(GROUPS[kind], { numbers: covers.join(', ') });
  if (hasKey(ALONE, kind)) return word(ALONE[kind]);
  if (kind === 'column') return word('arcade.roulette.column', { number: covers[0] ?? '' });
  return kind === 'straight' ? String(covers[0]) : fromTo(bet);
};

/** The multiplier of a bet, the chip included: '36', '2'. */
export const betPays = (spot: string): string =>
  shortMultiplier(payFor(BET_AT.get(spot)?.covers.length ?? 1));

/** The multiplier of a kind of bets. A street is a trio too: both cover three numbers. */
export const kindPays = (kind: BetKind): string =>
  betPays([...BET_AT.values()].find((bet) => bet.kind === kind)?.spot ?? '');

/** A result in a sentence: '17, Black.' */
export const resultWords = (number: number): string =>
  word('arcade.roulette.result', { number, colour: word(COLOUR_WORDS[colourOf(number)]) });
