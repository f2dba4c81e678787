import {
  pickStanding,
  type FeedMatchId,
  type Instant,
  type PickStanding,
  type VoidReason,
} from '@kipenga/betting-core';
import { DatabaseUnavailable, type Database, type Sql } from '../database/index.ts';
import { tellNotices, type NewNotice } from '../notices/index.ts';
import { forgetSetAside, orSetAside, throwIt, waitBriefly, type OnSetAside } from '../settling/index.ts';
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
const SLICE = 40;

/** Counts the bets that settling a match settled, settled again after a correction, opened again, found as they should be, or set aside. */
export type SettlementCount = { readonly [S in Settled | 'set-aside']: number };

interface SettleParts {
  readonly db: Database;
  readonly now: () => Instant;
  readonly onSetAside: OnSetAside;
}

/** One slice of the bets of a match. */
export interface SettledSlice {
  readonly outcomes: readonly (Settled | 'set-aside')[];
  /** The next slice begins behind it. */
  readonly last: BetName;
}

/**
 * Settles every bet with a leg in a match, a slice at each step, by what is known of it at present: its result, and for each leg the starts
 * that were told since it was placed (D95). A corrected result, or a kick-off found to be earlier, reverses and settles again, once (D71).
 * Each bet is locked, then judged by the results as they are at that moment, so two settlers at once, or one that died half way
 * and was started again, end the same: each bet settled exactly once. One that cannot be settled is set aside, and all others go on.
 */
export async function* settleBetsOf(
  parts: SettleParts,
  feedMatchId: FeedMatchId,
  from: BetName | null = null,
): AsyncGenerator<SettledSlice> {
  let names = await betsInMatch(parts.db, feedMatchId, from, SLICE);
  for (let last = names.at(-1); last; last = names.at(-1)) {
    yield* settleSlice(parts, feedMatchId, names, last);
    names = await betsInMatch(parts.db, feedMatchId, last, SLICE);
  }
}

/** Settles every bet of a match (see {@link settleBetsOf}), and counts what was done. */
export const settleMatchBets = async (
  db: Database,
  feedMatchId: FeedMatchId,
  now: Instant,
  onSetAside: OnSetAside = throwIt,
): Promise<SettlementCount> => {
  const count = { settled: 0, 'settled-again': 0, reopened: 0, unchanged: 0, 'set-aside': 0 };
  for await (const { outcomes } of settleBetsOf({ db, now: () => now, onSetAside }, feedMatchId))
    for (const outcome of outcomes) count[outcome] += 1;
  return count;
};

/** A bet that stands alone waits less for a lock: its slice has mostly waited for it already, and so would each bet of one wallet. */
const ALONE_WAITS_SECONDS = 1;

/** Settles one bet by a match, or sets it aside. */
export const settleAlone = async (
  { db, now, onSetAside }: SettleParts,
  feedMatchId: FeedMatchId,
  name: BetName,
): Promise<Settled | 'set-aside'> => {
  const settle = () =>
    db.transaction(async (sql) => {
      await waitBriefly(sql, ALONE_WAITS_SECONDS);
      return settleBets(sql, feedMatchId, [name], now());
    });
  const [settled] = (await orSetAside(db, { kind: 'bet', ...name, feedMatchId }, settle, onSetAside)) ?? [];
  return settled ?? 'set-aside';
};

/** Settles bets together; where that fails, each stands alone in a slice of its own, since it may wait for a lock as long as a slice may take. */
async function* settleSlice(
  parts: SettleParts,
  feedMatchId: FeedMatchId,
  names: readonly BetName[],
  last: BetName,
): AsyncGenerator<SettledSlice> {
  const together = await settleTogether(parts, feedMatchId, names);
  if (together !== null) return yield { outcomes: together, last };
  for (const name of names) yield { outcomes: [await settleAlone(parts, feedMatchId, name)], last: name };
}

/** Settles bets in one transaction. @returns null where one of them fails. */
const settleTogether = async (
  { db, now }: SettleParts,
  feedMatchId: FeedMatchId,
  names: readonly BetName[],
): Promise<readonly Settled[] | null> => {
  try {
    return await db.transaction(async (sql) => {
      await waitBriefly(sql);
      return settleBets(sql, feedMatchId, names, now());
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return null;
  }
};

const settleBets = async (
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
  await forgetSetAside(sql, names, ['bet', 'hold'], feedMatchId);
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
