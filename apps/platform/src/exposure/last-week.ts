import { setImmediate } from 'node:timers/promises';
import {
  addCents,
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
import { paidAbove, type BetLimit } from './bet-limits.store.ts';
import { betsUnder, wonInSpan, type BetRead, type Days } from './exposed-bets.store.ts';
import { knownBetOf, mostWith, scoresWith, settledLegOf } from './keep-exposure.ts';
import type { PayLimit } from './pay-limits.store.ts';

/** Bets looked at, the newest first: a run takes seconds, not minutes. */
const MOST_LOOKED_AT = 20_000;
/** Small enough that a slice blocks this process for a few milliseconds only. */
const SLICE = 20;

/** The bets a rule would have changed. */
export interface WouldHave {
  readonly bets: number;
  readonly money: Cents;
  /** The number of bets looked at; not all if there were more. */
  readonly lookedAt: number;
  readonly isAll: boolean;
}

/** The bet as it was when placed, with nothing decided. */
const asPlaced = (bet: BetRead): BetRead => ({
  ...bet,
  legs: bet.legs.map((leg) => ({
    ...leg,
    result: 'open',
    partResults: leg.partResults && leg.partResults.map(() => ({ result: 'open' })),
  })),
});

/**
 * Finds the bets of some days that a payout limit would have refused, and their stakes. The bets are placed again, one after the
 * other, by the rule of the counter. Bets from before count for nothing, and legs on other matches count as undecided.
 */
export const wouldHaveRefused = async (
  sql: Sql,
  { most, ...of }: Pick<PayLimit, 'match' | 'competition' | 'sport' | 'most'>,
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

/** Finds the bets of some days that a limit of bets would have refused, and their stakes. */
export const wouldHaveRefusedBets = async (
  sql: Sql,
  { most, ...part }: Pick<BetLimit, 'sport' | 'competition' | 'match' | 'marketTypeId' | 'most'>,
  days: Days,
): Promise<WouldHave> => {
  const found = await paidAbove(sql, part, most, days, MOST_LOOKED_AT + 1);
  const looked = found.slice(0, MOST_LOOKED_AT);
  const above = looked.filter(({ isAbove }) => isAbove);
  return {
    bets: above.length,
    money: above.map(({ stake }) => stake).reduce(addCents, cents(0)),
    lookedAt: looked.length,
    isAll: found.length === looked.length,
  };
};

/**
 * Finds the accumulators of some days that a booster would have paid differently, and the extra cost before tax; negative if it
 * would have cost less.
 */
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
