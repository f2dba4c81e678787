import { cents, type Cents, type FeedMatchId, type Instant } from '@kipenga/betting-core';
import type { Database, Sql } from '../../database/index.ts';
import { lockWallet } from '../../ledger/index.ts';
import type { MatchEnding } from '../../sports/index.ts';
import { debtOf } from '../debts.store.ts';
import { waitBriefly } from '../set-aside.ts';
import type { StakeName } from '../stake.ts';
import { settleTicket, movesMoney, type Due } from '../tickets/settle-ticket.ts';
import { supposeTickets, type JackpotOutlook } from '../tickets/count-tickets.ts';
import { earnedBy } from '../settlements.store.ts';
import { betsInMatch, lockBets, readBets, type BetAsRead, type BetsOfCustomer } from './bets.store.ts';
import { judgeBet, readFacts, type MatchFacts } from './judge-bets.ts';
import { settleBets } from './settle-match.ts';
import { verdictOnBet } from './verdict-on-bet.ts';

/** Money moved by settling: per customer the net of all their bets and tickets. */
export interface MoneyMoved {
  /** Bets and tickets whose outcome changes. */
  readonly bets: number;
  readonly customers: number;
  /** To customers, held winnings included. */
  readonly paid: Cents;
  /** From customers. */
  readonly takenBack: Cents;
  /** Customers whose wallet cannot cover the amount taken back, and their new debt. */
  readonly debtors: number;
  readonly debt: Cents;
}

export const NOTHING_MOVED: MoneyMoved = {
  bets: 0,
  customers: 0,
  paid: cents(0),
  takenBack: cents(0),
  debtors: 0,
  debt: cents(0),
};

/** Promotions earned by settling besides the payouts (D11, D66), and those that stay earned when results are corrected. */
export interface PromotionsMoved {
  /** Welcome bonus that becomes cash; part of the amount paid. */
  readonly released: Cents;
  /** Released before, and a bonus again: part of the amount taken back. */
  readonly releaseTakenBack: Cents;
  /** Released before by bets whose outcome changes. It stays released: a bet earns it won or lost. */
  readonly releaseKept: Cents;
  /** Refunds that such bets no longer earn, but that have become free bets: those stay. */
  readonly freeBetsKept: Cents;
}

const NOTHING_PROMOTED: PromotionsMoved = {
  released: cents(0),
  releaseTakenBack: cents(0),
  releaseKept: cents(0),
  freeBetsKept: cents(0),
};

const addPromotions = (one: PromotionsMoved, other: PromotionsMoved): PromotionsMoved => ({
  released: cents(one.released + other.released),
  releaseTakenBack: cents(one.releaseTakenBack + other.releaseTakenBack),
  releaseKept: cents(one.releaseKept + other.releaseKept),
  freeBetsKept: cents(one.freeBetsKept + other.freeBetsKept),
});

const add = (one: MoneyMoved, other: MoneyMoved): MoneyMoved => ({
  bets: one.bets + other.bets,
  customers: one.customers + other.customers,
  paid: cents(one.paid + other.paid),
  takenBack: cents(one.takenBack + other.takenBack),
  debtors: one.debtors + other.debtors,
  debt: cents(one.debt + other.debt),
});

/** A customer's money and debt, collected refunds, and the promotions earned by bets. */
const worthOf = async (sql: Sql, { profileId, betIds }: BetsOfCustomer) => {
  const { cash, payoutHold, refund } = await lockWallet(sql, profileId);
  const earned = await earnedBy(sql, { profileId, betIds });
  return { has: cash + payoutHold, owes: await debtOf(sql, profileId), refund, earned };
};

type Worth = Awaited<ReturnType<typeof worthOf>>;

const promotionsMoved = (before: Worth, after: Worth): PromotionsMoved => {
  let [released, taken, kept, refundsLess] = [0, 0, 0, 0];
  for (const betId of new Set([...before.earned.keys(), ...after.earned.keys()])) {
    const [was, is] = [before.earned.get(betId), after.earned.get(betId)];
    if (was?.version === is?.version) continue;
    const [releasedBefore, releasedNow] = [was?.released ?? 0, is?.released ?? 0];
    released += Math.max(0, releasedNow - releasedBefore);
    taken += Math.max(0, releasedBefore - releasedNow);
    kept += Math.min(releasedBefore, releasedNow);
    refundsLess += Math.max(0, (was?.refund ?? 0) - (is?.refund ?? 0));
  }
  return {
    released: cents(released),
    releaseTakenBack: cents(taken),
    releaseKept: cents(kept),
    freeBetsKept: cents(Math.max(0, refundsLess - Math.max(0, before.refund - after.refund))),
  };
};

interface CountedOfCustomer {
  readonly moved: MoneyMoved;
  readonly promotions: PromotionsMoved;
}

/** Thrown to roll a counting transaction back. */
class Counted extends Error {
  override readonly name = 'Counted';
  readonly counted: CountedOfCustomer;
  constructor(counted: CountedOfCustomer) {
    super('counted');
    this.counted = counted;
  }
}

/** Runs settling work, measures its effect on a customer, and rolls it back. */
const measured = async (
  db: Database,
  named: BetsOfCustomer,
  work: (sql: Sql) => Promise<number>,
): Promise<CountedOfCustomer> => {
  try {
    await db.transaction(async (sql) => {
      await waitBriefly(sql);
      await lockBets(sql, named);
      const before = await worthOf(sql, named);
      const bets = await work(sql);
      const after = await worthOf(sql, named);
      const debt = Math.max(0, after.owes - before.owes);
      const change = after.has - before.has - (after.owes - before.owes);
      const moved = {
        bets,
        customers: bets === 0 ? 0 : 1,
        paid: cents(Math.max(0, change)),
        takenBack: cents(Math.max(0, -change)),
        debtors: debt > 0 ? 1 : 0,
        debt: cents(debt),
      };
      throw new Counted({ moved, promotions: promotionsMoved(before, after) });
    });
    return { moved: NOTHING_MOVED, promotions: NOTHING_PROMOTED };
  } catch (error) {
    if (error instanceof Counted) return error.counted;
    throw error;
  }
};

/** The number of lost bets among these, if all are lost or stay open; null if one of them moves or moved money, or may release a bonus. */
const countedShortly = (bets: readonly BetAsRead[], facts: MatchFacts, now: Instant): number | null => {
  let lost = 0;
  for (const bet of bets) {
    if (bet.status === 'cashed-out') continue;
    const { bet: judged, changes } = judgeBet(bet, facts, now);
    if (bet.status !== 'open') {
      if (changes.length > 0) return null;
      continue;
    }
    const verdict = verdictOnBet({ ...judged, ...judged.promoted });
    if (verdict && !(verdict.status === 'lost' && verdict.refund === 0 && bet.isPlain)) return null;
    if (verdict) lost += 1;
  }
  return lost;
};

const SLICE = 500;

/** Every bet with a leg on a match, of all customers. */
export const namesIn = async (db: Database, feedMatchId: FeedMatchId): Promise<readonly StakeName[]> => {
  const all: StakeName[] = [];
  for (;;) {
    const some = await betsInMatch(db, feedMatchId, all.at(-1) ?? null, SLICE);
    all.push(...some);
    if (some.length < SLICE) return all;
  }
};

/** A supposed end of a match, or another start that is announced; null if no start is known. */
export type SupposedOfMatch =
  | { readonly ending: MatchEnding }
  | { readonly ending: null; readonly startsAt: Instant | null };

/** The facts of a match under the supposition. A postponed match with a result must have begun by then, as in `recordResult`. */
export const supposedFacts = async (
  db: Database,
  feedMatchId: FeedMatchId,
  supposed: SupposedOfMatch,
  now: Instant,
): Promise<MatchFacts> => {
  const { ending } = supposed;
  const facts = await readFacts(db, feedMatchId, ending);
  if (ending === null)
    return {
      ...facts,
      told: [...facts.told, { startsAt: supposed.startsAt, toldAt: now, hasBegun: false }],
    };
  const isPostponed = facts.told.at(-1)?.startsAt === null;
  if (typeof ending === 'string' || !isPostponed) return facts;
  return { ...facts, told: [...facts.told, { startsAt: now, toldAt: now, hasBegun: true }] };
};

/** The effect of a supposition about a match on money and on its jackpots. */
export interface CountedSettlement {
  /** Totals of bets and tickets; `bets` counts both. */
  readonly moved: MoneyMoved;
  readonly promotions: PromotionsMoved;
  readonly jackpots: readonly JackpotOutlook[];
}

/** The effect of a customer's bets and tickets if none takes money back: tickets win or get their stake back, bets are lost. */
const paidFirst = (lost: number, due: readonly Due[]): MoneyMoved => ({
  ...NOTHING_MOVED,
  bets: lost + due.length,
  customers: lost + due.length > 0 ? 1 : 0,
  paid: cents(due.reduce((sum, { outcome }) => sum + outcome.net, 0)),
});

/**
 * Counts the effect of a supposition about a match: each bet and ticket is settled by the real code, one customer at a time, in
 * transactions that are rolled back. Writes nothing, and locks nothing that others read.
 */
export const countSettlement = async (
  { db, now: clock }: { readonly db: Database; readonly now: () => Instant },
  feedMatchId: FeedMatchId,
  supposed: SupposedOfMatch,
): Promise<CountedSettlement> => {
  const now = clock();
  const facts = await supposedFacts(db, feedMatchId, supposed, now);
  const { ending } = supposed;
  const { jackpots, dueOf } = await supposeTickets(db, { feedMatchId, ending, told: facts.told }, now);
  const namesOf = Map.groupBy(await namesIn(db, feedMatchId), (name) => name.profileId);
  let [moved, promotions] = [NOTHING_MOVED, NOTHING_PROMOTED];
  for (const profileId of new Set([...namesOf.keys(), ...dueOf.keys()])) {
    const names = namesOf.get(profileId) ?? [];
    const due = dueOf.get(profileId) ?? [];
    const betIds = names.map(({ betId }) => betId);
    const lost = names.length === 0 ? 0 : countedShortly(await readBets(db, names), facts, now);
    if (lost !== null && due.every(({ ticket }) => ticket.status === 'open')) {
      moved = add(moved, paidFirst(lost, due));
      continue;
    }
    const settle = async (sql: Sql): Promise<number> => {
      const settled = await settleBets(sql, facts, { profileId, betIds, isPlain: false }, now);
      for (const one of due) if (movesMoney(one)) await settleTicket(sql, one, now);
      return settled.filter((one) => one !== 'unchanged').length + due.length;
    };
    const counted = await measured(db, { profileId, betIds }, settle);
    moved = add(moved, counted.moved);
    promotions = addPromotions(promotions, counted.promotions);
  }
  return { moved, promotions, jackpots };
};
