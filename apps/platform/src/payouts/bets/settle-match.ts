import type { FeedMatchId, Instant, ProfileId } from '@kipenga/betting-core';
import { DatabaseUnavailable, type Database, type Sql } from '../../database/index.ts';
import { notifyCustomers } from '../../notices/index.ts';
import { isPutOff, numberOf } from '../../sports/index.ts';
import { settleByVerdict, type Settled } from '../settle-by-verdict.ts';
import { commitLater, orSetAside, waitBriefly, type OnSetAside } from '../set-aside.ts';
import { forgetSetAside } from '../set-aside.store.ts';
import type { StakeName } from '../stake.ts';
import {
  betsBehind,
  betsInMatch,
  keepLegResults,
  lockBets,
  readBets,
  type BetAsRead,
  type BetsOfCustomer,
} from './bets.store.ts';
import {
  hasResult,
  judgeBet,
  newestFacts,
  readFacts,
  type JudgedBet,
  type MatchFacts,
} from './judge-bets.ts';
import { keepLost } from './keep-lost.store.ts';
import { noticesOfBet, noticesOfLegs, noticesOfPostponed } from './settlement-notices.ts';
import { verdictOnBet } from './verdict-on-bet.ts';

/** Bets listed and read at once. */
const SLICE = 100;
/** Customers settled concurrently, each on its own connection: a quarter of a process's connections. */
const AT_ONCE = 3;
/** A slice reports its progress after this time, since it may have waited for locks: no claim expires meanwhile. */
const LONGEST_MS = 5_000;
/** A bet that stands alone waits less for a lock: the others of its customer have mostly waited for it already. */
const ALONE_WAITS_SECONDS = 1;

export interface SettleParts {
  readonly db: Database;
  readonly now: () => Instant;
  readonly onSetAside: OnSetAside;
}

/** One slice of the bets of a match. */
export interface SettledSlice {
  readonly outcomes: readonly (Settled | 'set-aside')[];
  /** The next slice begins behind it. */
  readonly last: StakeName;
}

/**
 * Settles every bet with a leg in a match, a slice at each step, by what is known of it at present: its result, and for each leg the starts
 * that were told since it was placed (D95). A corrected result, or a kick-off found to be earlier, reverses and settles again, once (D71).
 * The bets of a slice are read over all customers; everything else is done for one customer at a time, each in a transaction of its own. A bet
 * is settled as it stands then and by the facts of that moment, so two settlers at once, or one that died half way and was started again, end
 * the same: each bet settled exactly once. One that cannot be settled is set aside, and all others go on.
 */
export async function* settleBetsOf(
  parts: SettleParts,
  feedMatchId: FeedMatchId,
  from: StakeName | null = null,
): AsyncGenerator<SettledSlice> {
  let reached = from;
  for (;;) {
    const names = await betsInMatch(parts.db, feedMatchId, reached, SLICE);
    const last = names.at(-1);
    if (!last) break;
    yield* settleSlice(parts, feedMatchId, names);
    reached = last;
  }
  if (reached) yield* settleBehind(parts, feedMatchId, reached);
}

/**
 * Repeats settlements that a crash of the server has undone: their commits were not waited for. Each slice was followed by a commit
 * that is, so anything not found here is on the disk.
 */
async function* settleBehind(
  parts: SettleParts,
  feedMatchId: FeedMatchId,
  reached: StakeName,
): AsyncGenerator<SettledSlice> {
  if (!hasResult(await readFacts(parts.db, feedMatchId))) return;
  let [from, before]: [StakeName | null, string] = [null, ''];
  for (;;) {
    const { names, owed } = await readBehind(parts, feedMatchId, from);
    const last = names.at(-1);
    if (!last) return;
    if (owed.length === 0) {
      from = last;
      yield { outcomes: [], last: reached };
      continue;
    }
    const these = owed.map(({ betId }) => betId).join(' ');
    if (these === before) throw new Error(`bets of match ${feedMatchId} stay unsettled: ${these}`);
    before = these;
    for await (const { outcomes } of settleSlice(parts, feedMatchId, owed)) yield { outcomes, last: reached };
  }
}

/** Reads bets whose legs may not be as the match leaves them, and which of them are not. One that cannot be read is for settling to say. */
const readBehind = async (
  { db, now: clock }: SettleParts,
  feedMatchId: FeedMatchId,
  from: StakeName | null,
) => {
  const facts = await readFacts(db, feedMatchId);
  const names = await betsBehind(db, { feedMatchId, from, all: facts.told.length > 0, count: SLICE });
  if (names.length === 0) return { names, owed: [] };
  const read = await readOrNone(db, names);
  const now = clock();
  const owed = names.filter(({ profileId, betId }) => {
    const bet = read.get(profileId)?.find((one) => one.betId === betId);
    return bet === undefined || judgeBet(bet, facts, now).changes.length > 0;
  });
  return { names, owed };
};

async function* settleSlice(
  parts: SettleParts,
  feedMatchId: FeedMatchId,
  names: readonly StakeName[],
): AsyncGenerator<SettledSlice> {
  const facts = await readFacts(parts.db, feedMatchId);
  const read = await readOrNone(parts.db, names);
  const customers = [...Map.groupBy(names, ({ profileId }) => profileId).values()];
  for (let next = 0; next < customers.length;) {
    const outcomes: (Settled | 'set-aside')[] = [];
    const begun = performance.now();
    const settleInTurn = async (): Promise<void> => {
      while (next < customers.length && performance.now() - begun < LONGEST_MS) {
        const own = customers[next++] ?? [];
        outcomes.push(...(await settleCustomer(parts, facts, own, read)));
      }
    };
    await allOf(Array.from({ length: AT_ONCE }, settleInTurn));
    const last = customers[next - 1]?.at(-1);
    if (last) yield { outcomes, last };
  }
}

/** Waits for all, even if one fails, so that nothing runs on unnoticed. */
const allOf = async (work: readonly Promise<void>[]): Promise<void> => {
  await Promise.allSettled(work);
  await Promise.all(work);
};

type ReadBets = ReadonlyMap<ProfileId, readonly BetAsRead[]>;

/** Reads the bets of a slice; none where one of them cannot be read: each is read by itself then. */
const readOrNone = async (db: Database, names: readonly StakeName[]): Promise<ReadBets> => {
  try {
    return Map.groupBy(await readBets(db, names), ({ profileId }) => profileId);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return new Map();
  }
};

/** Settles bets of one customer: in one statement where that says all, or together, or each by itself where that fails. */
const settleCustomer = async (
  parts: SettleParts,
  facts: MatchFacts,
  names: readonly StakeName[],
  read: ReadBets,
): Promise<readonly (Settled | 'set-aside')[]> => {
  const [first] = names;
  if (!first) return [];
  const { profileId } = first;
  const asRead = read.get(profileId) ?? [];
  const betIds = names.map(({ betId }) => betId);
  const areRead = asRead.length === names.length;
  const shortly = areRead ? await orNull(() => settleShortly(parts, facts, asRead)) : null;
  const isPlain = areRead && asRead.every((bet) => bet.isPlain);
  const settled = shortly ?? (await orNull(() => settleLocked(parts, facts, { profileId, betIds, isPlain })));
  if (settled !== null) return settled;
  const alone: (Settled | 'set-aside')[] = [];
  for (const name of names) alone.push(await settleAlone(parts, facts, name));
  return alone;
};

/** Null where the work failed, and another way is left. */
const orNull = async <T>(work: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return null;
  }
};

/** A settled bet none of whose legs comes out otherwise is as it should be. */
const isDone = ({ bet, changes }: JudgedBet<BetAsRead>): boolean =>
  bet.isPlain && bet.status !== 'open' && changes.length === 0;

/** True for a plain open bet that was never settled: it can be lost, or left open, in one statement. */
const canBeShort = ({ bet, changes }: JudgedBet<BetAsRead>, facts: MatchFacts): boolean =>
  hasResult(facts) &&
  bet.isPlain &&
  bet.status === 'open' &&
  bet.version === 0 &&
  changes.every(({ leg }) => leg.voidReason === null) &&
  !bet.promoted.legs.some(({ result, startsAt }) => result === 'open' && isPutOff(facts.told, startsAt));

/** Settles bets as they were read, where they lost or stay open; null where that is not so, or not all. */
const settleShortly = async (
  { db, now: clock }: SettleParts,
  facts: MatchFacts,
  bets: readonly BetAsRead[],
): Promise<readonly Settled[] | null> => {
  const now = clock();
  const judged = bets.map((bet) => judgeBet(bet, facts, now));
  if (judged.every(isDone)) return bets.map(() => 'unchanged');
  if (!judged.every((one) => canBeShort(one, facts))) return null;
  const verdicts = judged.map(({ bet }) => verdictOnBet({ ...bet, ...bet.promoted }));
  if (verdicts.some((verdict) => verdict && !(verdict.status === 'lost' && verdict.refund === 0)))
    return null;
  const lost = bets.filter((_, at) => verdicts[at]);
  const changes = judged.flatMap((one) => one.changes);
  const legs = bets.flatMap(({ promoted }) => promoted.legs);
  const feedNumber = numberOf(facts.feedMatchId);
  const [first] = bets;
  if (lost.length === 0 && changes.length === 0) return bets.map(() => 'unchanged');
  if (!first || feedNumber === null) return null;
  const { profileId } = first;
  const toLose = { profileId, bets, lost, legs, changes, feedNumber, version: facts.version };
  const isKept = await keepLost(db, toLose, now);
  return isKept ? verdicts.map((verdict) => (verdict ? 'settled' : 'unchanged')) : null;
};

export interface BetsToSettle extends BetsOfCustomer {
  /** True where nothing of them is set aside. */
  readonly isPlain: boolean;
  readonly waitSeconds?: number;
}

/**
 * Settles bets of a customer in one transaction, locked and judged as they are then. Nobody waits for its answer, so if the
 * match has a result its commit is not waited for: `settleBehind` finds what a crash of the server undoes. Everything that
 * follows from it, such as a withdrawal of the winnings, is written after it and cannot be kept without it.
 */
const settleLocked = (
  { db, now }: SettleParts,
  facts: MatchFacts,
  bets: BetsToSettle,
): Promise<readonly Settled[]> =>
  db.transaction(async (sql) => {
    await waitBriefly(sql, bets.waitSeconds);
    if (hasResult(facts)) await commitLater(sql);
    return settleBets(sql, facts, bets, now());
  });

/** Settles one bet by a match, or sets it aside. */
export const settleAlone = async (
  parts: SettleParts,
  facts: MatchFacts,
  { profileId, betId }: StakeName,
): Promise<Settled | 'set-aside'> => {
  const alone = { profileId, betIds: [betId], isPlain: false, waitSeconds: ALONE_WAITS_SECONDS };
  const piece = { kind: 'bet', profileId, betId, feedMatchId: facts.feedMatchId } as const;
  const [settled] =
    (await orSetAside(parts.db, piece, () => settleLocked(parts, facts, alone), parts.onSetAside)) ?? [];
  return settled ?? 'set-aside';
};

/** Brings bets of a customer to what their matches leave of them, in the caller's transaction. */
export const settleBets = async (
  sql: Sql,
  before: MatchFacts,
  named: BetsToSettle,
  now: Instant,
): Promise<readonly Settled[]> => {
  const bets = await lockBets(sql, named);
  const facts = await newestFacts(sql, before);
  const { feedMatchId } = facts;
  const judged = bets.map((bet) => judgeBet(bet, facts, now));
  const changes = judged.flatMap((one) => one.changes);
  await keepLegResults(
    sql,
    named.profileId,
    changes.map(({ leg }) => leg),
  );
  // A bet that was cashed out in full pays nobody now, however its matches end.
  const on = judged.filter(({ bet }) => bet.status !== 'cashed-out');
  const ofMatch = on.flatMap(({ bet }) => bet.promoted.legs.filter((leg) => leg.feedMatchId === feedMatchId));
  const notices = [
    ...noticesOfLegs(
      on.flatMap((one) => one.changes),
      now,
    ),
    ...noticesOfPostponed(ofMatch, facts.told, now),
  ];
  const outcomes: Settled[] = judged.slice(on.length).map(() => 'unchanged');
  for (const { bet } of on) {
    const verdict = verdictOnBet({ ...bet, ...bet.promoted });
    const settled = await settleByVerdict(sql, bet, verdict, now);
    outcomes.push(settled.settled);
    notices.push(...noticesOfBet(bet, verdict, settled));
  }
  await notifyCustomers(sql, notices);
  if (!named.isPlain) await forgetSetAside(sql, named.profileId, named.betIds, ['bet', 'hold'], feedMatchId);
  return outcomes;
};
