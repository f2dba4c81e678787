import {
  pickStanding,
  type FeedMatchId,
  type Instant,
  type PickStanding,
  type VoidReason,
} from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { tellNotices, type NewNotice } from '../notices/index.ts';
import { outcomeResults, toldStarts, type JudgedOutcome } from '../sports/index.ts';
import { settleBetByLegs, type Settled } from './settle-bet.ts';
import { noticesOfLegs, noticesOfPostponed } from './settlement-notices.ts';
import {
  betsInMatch,
  keepLegResults,
  legsOfBets,
  lockBets,
  type BetName,
  type LegToSettle,
} from './settlements.store.ts';

/** Bets settled in one transaction: few enough that nobody waits long for a wallet, enough to share one commit. */
const BATCH = 40;

/** How many bets settling a match settled, settled again after a correction, opened again, or found as they should be. */
export type SettlementCount = { readonly [S in Settled]: number };

/**
 * Settles every bet with a leg in a match by what is known of it at present: its result, and for each leg the starts that were told since
 * it was placed (D95). A corrected result, or a kick-off found to be earlier, reverses and settles again, once (D71).
 * Each bet is locked, then judged by the results as they are at that moment, so two settlers at once, or one that died half way and
 * was started again, end the same: each bet settled exactly once.
 */
export const settleMatchBets = async (
  db: Database,
  feedMatchId: FeedMatchId,
  now: Instant,
): Promise<SettlementCount> => {
  const count = { settled: 0, 'settled-again': 0, reopened: 0, unchanged: 0 };
  for (
    let batch = await betsInMatch(db, feedMatchId, null, BATCH);
    batch.length > 0;
    batch = await betsInMatch(db, feedMatchId, batch.at(-1) ?? null, BATCH)
  ) {
    for (const outcome of await db.transaction((sql) => settleBatch(sql, feedMatchId, batch, now)))
      count[outcome] += 1;
  }
  return count;
};

const settleBatch = async (
  sql: Sql,
  feedMatchId: FeedMatchId,
  names: readonly BetName[],
  now: Instant,
): Promise<readonly Settled[]> => {
  const bets = await lockBets(sql, names);
  const results = new Map(
    (await outcomeResults(sql, feedMatchId)).map((result) => [result.outcomeId, result]),
  );
  const told = await toldStarts(sql, feedMatchId);
  const before = await legsOfBets(sql, names);
  const legs = before.map((leg) =>
    leg.feedMatchId === feedMatchId
      ? judged(leg, pickStanding({ ...leg, told }, now), results.get(leg.outcomeId))
      : leg,
  );
  const changes = legs.flatMap((leg, at) => {
    const was = before[at];
    return was === undefined || was === leg ? [] : [{ leg, was }];
  });
  await keepLegResults(
    sql,
    changes.map(({ leg }) => leg),
  );
  const notices: NewNotice[] = [
    ...noticesOfLegs(changes, now),
    ...noticesOfPostponed(
      legs.filter((leg) => leg.feedMatchId === feedMatchId),
      told,
      now,
    ),
  ];
  const outcomes: Settled[] = [];
  for (const bet of bets) {
    const own = legs.filter(({ profileId, betId }) => profileId === bet.profileId && betId === bet.betId);
    const one = await settleBetByLegs(sql, bet, own, now);
    outcomes.push(one.settled);
    notices.push(...one.notices);
  }
  await tellNotices(sql, notices);
  return outcomes;
};

/** The leg as its match leaves it; the very same leg where nothing is new. */
const judged = (leg: LegToSettle, standing: PickStanding, found: JudgedOutcome | undefined): LegToSettle => {
  const now = standing.kind === 'void' ? voidFor(standing.reason) : found && byResult(found);
  if (!now) return leg;
  const isKnown =
    leg.result === now.result &&
    leg.fullTimeScore === now.fullTimeScore &&
    leg.winningOutcome === now.winningOutcome &&
    leg.voidReason === now.voidReason;
  return isKnown ? leg : { ...leg, ...now };
};

type Judged = Pick<LegToSettle, 'result' | 'fullTimeScore' | 'winningOutcome' | 'voidReason'>;

/** Whatever the match ends like: no score of it concerns the leg. */
const voidFor = (voidReason: VoidReason): Judged => ({
  result: 'void',
  fullTimeScore: null,
  winningOutcome: 'void',
  voidReason,
});

const byResult = ({ result, score: fullTimeScore, winningOutcome }: JudgedOutcome): Judged => ({
  result,
  fullTimeScore,
  winningOutcome,
  voidReason: null,
});
