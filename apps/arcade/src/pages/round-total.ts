import { cents, formatKes, subtractCents, type Cents } from '@kipenga/betting-core';
import type { StakeView } from '../protocol.ts';
import { signed } from './amount-words.ts';
import { word } from './setting.ts';

type Stake = Pick<StakeView, 'stake' | 'state' | 'paid'>;

const sumOf = (amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((sum, one) => sum + one, 0));

/** What a round's stakes come to, without those given back. */
export const stakedIn = (stakes: readonly Stake[]): Cents =>
  sumOf(stakes.filter(({ state }) => state !== 'returned').map(({ stake }) => stake));

/** What they brought, their own money included. */
const broughtBy = (stakes: readonly Stake[]): Cents =>
  sumOf(stakes.filter(({ state }) => state === 'won').map(({ paid }) => paid));

const netOf = (stakes: readonly Stake[]): string =>
  signed(subtractCents(broughtBy(stakes), stakedIn(stakes)));

/** What stakes that are over brought in all, less themselves, in a sentence. */
export const roundNetWords = (settled: readonly Stake[]): string =>
  word('arcade.roundNet', { net: netOf(settled) });

/** Are these the stakes of a round that is over? What became of one that was open when the line was lost is told by the table. */
export const isAllOver = (stakes: readonly Stake[]): boolean =>
  stakes.length > 0 && stakes.every(({ state }) => state !== 'open');

/** The same of a round that nobody watched to its end. */
export const overWords = (settled: readonly Stake[]): string =>
  `${word('arcade.stakes.over')} ${roundNetWords(settled)}`;

/** The same of a round that ended before the page was opened. */
export const lastNetWords = (settled: readonly Stake[]): string =>
  word('arcade.lastNet', { net: netOf(settled) });

/** All stakes of a round: how much they are. */
export const allStakesWords = (stakes: readonly Stake[]): string =>
  word('arcade.stakes.all', { staked: formatKes(stakedIn(stakes)) });

/** All stakes of a round that is over: what they brought, and their net. */
export const allBroughtWords = (settled: readonly Stake[]): string =>
  word('arcade.stakes.allBrought', { brought: formatKes(broughtBy(settled)), net: netOf(settled) });

/** What a round would have of its player with one more stake. */
export const withThisWords = (stakes: readonly Stake[], stake: Cents): string =>
  word('arcade.stakes.withThis', { staked: formatKes(sumOf([stakedIn(stakes), stake])) });
