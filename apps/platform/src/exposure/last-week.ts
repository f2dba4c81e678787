import { setImmediate } from 'node:timers/promises';
import {
  cents,
  exposureOf,
  settleBet,
  withBets,
  type BoosterRules,
  type Cents,
  type Exposure,
  type FeedMatchId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { betsUnder, wonInSpan, type BetRead, type Days } from './exposed-bets.store.ts';
import { knownBetOf, mostWith, scoresWith, settledLegOf } from './keep-exposure.ts';
import type { PayLimit } from './pay-limits.store.ts';

/** So many bets are looked at, the newest: a look takes seconds, not minutes. */
const MOST_LOOKED_AT = 20_000;
/** So few that a slice holds every call of this process up for some milliseconds only. */
const SLICE = 20;

/** Bets that something would have changed. */
export interface WouldHave {
  readonly bets: number;
  readonly money: Cents;
  /** How many bets were looked at; not all, where there are more. */
  readonly lookedAt: number;
  readonly isAll: boolean;
}

/** Answers the same as it was when the bet was placed: nothing was decided. */
const asPlaced = (bet: BetRead): BetRead => ({
  ...bet,
  legs: bet.legs.map((leg) => ({
    ...leg,
    result: 'open',
    partResults: leg.partResults && leg.partResults.map(() => ({ result: 'open' })),
  })),
});

/**
 * The bets of some days that a limit on what is paid would have refused, and their stakes: they are placed again, one after the other, by the rule
 * that judges them at the counter. Bets from before count for nothing, and no leg elsewhere was decided yet.
 */
export const wouldHaveRefused = async (
  sql: Sql,
  { most, ...of }: Pick<PayLimit, 'match' | 'competition' | 'most'>,
  days: Days,
): Promise<WouldHave> => {
  const found = await betsUnder(sql, of, days, MOST_LOOKED_AT + 1);
  const looked = found.slice(-MOST_LOOKED_AT);
  const books = new Map<FeedMatchId, Exposure>();
  let [bets, money] = [0, 0];
  for (const [index, { limited, ...bet }] of looked.entries()) {
    if (index % SLICE === 0) await setImmediate();
    const placed = asPlaced(bet);
    const then = limited.flatMap((feedMatchId) => {
      const known = knownBetOf(placed, feedMatchId);
      if (known === null) return [];
      const before =
        books.get(feedMatchId) ??
        exposureOf([], scoresWith(known.picks.map(({ marketTypeId }) => marketTypeId)));
      return [{ feedMatchId, before, after: withBets(before, [known.exposed]) }];
    });
    if (then.some(({ before, after }) => mostWith(before, after) > most)) {
      bets += 1;
      money += bet.stake;
    } else for (const { feedMatchId, after } of then) books.set(feedMatchId, after);
  }
  return { bets, money: cents(money), lookedAt: looked.length, isAll: found.length === looked.length };
};

/** The accumulators of some days that a booster would have paid otherwise, and what it would have cost more, before tax; below zero for less. */
export const wouldHaveCost = async (
  sql: Sql,
  booster: BoosterRules | null,
  days: Days,
): Promise<Omit<WouldHave, 'money'> & { readonly more: number }> => {
  const found = await wonInSpan(sql, days, MOST_LOOKED_AT + 1);
  const looked = found.slice(0, MOST_LOOKED_AT);
  let [bets, more] = [0, 0];
  for (const [index, { legs, limits, stake, taxRecord, usesFreeBet }] of looked.entries()) {
    if (index % SLICE === 0) await setImmediate();
    if (stake === 0) continue; // all of it was cashed out
    const paidBy = (rules: typeof limits): number => {
      const settled = settleBet({
        legs: legs.map(settledLegOf),
        limits: rules,
        stake,
        taxRecord,
        usesFreeBet,
      });
      return settled.status === 'won' ? settled.quote.grossPayout : 0;
    };
    const difference = paidBy({ ...limits, booster }) - paidBy(limits);
    if (difference !== 0) bets += 1;
    more += difference;
  }
  return { bets, more, lookedAt: looked.length, isAll: found.length === looked.length };
};
