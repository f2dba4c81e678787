import { cents, formatKes, subtractCents, type Cents } from '@kipenga/betting-core';
import type { StakeView } from '../protocol.ts';
import { signed } from './amount-words.ts';
import { word } from './setting.ts';

type Stake = Pick<StakeView, 'stake' | 'state' | 'paid'>;

const sumOf = (amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((sum, one) => sum + one, 0));

/** The total of a round's stakes, without returned ones. */
export const stakedIn = (stakes: readonly Stake[]): Cents =>
  sumOf(stakes.filter(({ state }) => state !== 'returned').map(({ stake }) => stake));

/** The total payout of the stakes, their own money included. */
const broughtBy = (stakes: readonly Stake[]): Cents =>
  sumOf(stakes.filter(({ state }) => state === 'won').map(({ paid }) => paid));

const netOf = (stakes: readonly Stake[]): string =>
  signed(subtractCents(broughtBy(stakes), stakedIn(stakes)));

/** The net of settled stakes, in a sentence. */
export const roundNetWords = (settled: readonly Stake[]): string =>
  word('arcade.roundNet', { net: netOf(settled) });

/**
 * True for the stakes of a finished round. The table sends the result of any stake that was open when the connection
 * was lost.
 */
export const isAllOver = (stakes: readonly Stake[]): boolean =>
  stakes.length > 0 && stakes.every(({ state }) => state !== 'open');

/** The net of a round whose end was not watched. */
export const overWords = (settled: readonly Stake[]): string =>
  `${word('arcade.stakes.over')} ${roundNetWords(settled)}`;

/** The net of a round that ended before the page was opened. */
export const lastNetWords = (settled: readonly Stake[]): string =>
  word('arcade.lastNet', { net: netOf(settled) });

/** The number and total of a round's stakes. */
export const allStakesWords = (stakes: readonly Stake[]): string =>
  word('arcade.stakes.all', { staked: formatKes(stakedIn(stakes)) });

/** The payout and net of a finished round's stakes. */
export const allBroughtWords = (settled: readonly Stake[]): string =>
  word('arcade.stakes.allBrought', { brought: formatKes(broughtBy(settled)), net: netOf(settled) });

/** The total of a round with one more stake. */
export const withThisWords = (stakes: readonly Stake[], stake: Cents): string =>
  word('arcade.stakes.withThis', { staked: formatKes(sumOf([stakedIn(stakes), stake])) });
