import { addDays, cents, nairobiDayOf, payoutHold, type Cents, type Instant } from '@kipenga/betting-core';
import type { NoticeOfWallet } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { lockWallet, post } from '../ledger/index.ts';
import {
  earnPromotions,
  earnsRelease,
  givePromotionsBack,
  NOTHING_EARNED,
  type Earned,
  type SettlementEvent,
} from './bets/promotions.ts';
import { debtOf } from './debts.store.ts';
import { advanceShortfall, collectDebt } from './debts.ts';
import { payIntoRoom } from './hold-room.ts';
import { cashTaken, reversalPostings, settlementPostings } from './settlement-postings.ts';
import {
  keepReversal,
  keepSettlement,
  paidOn,
  settlementOf,
  type SettlementKept,
} from './settlements.store.ts';
import type { StakeToSettle } from './stake.ts';
import { transferName } from './transfer-name.ts';
import { isSameVerdict, type Verdict } from './verdict.ts';

/** The work of settling on one stake. */
export type Settled = 'settled' | 'settled-again' | 'reopened' | 'unchanged';

/** Money that undoing a settlement took besides its payout. */
interface Undone {
  /** Of all that was taken, the part that the wallet did not have. */
  readonly advanced: Cents;
  /** Of the welcome bonus: cash that is a bonus again. */
  readonly releaseWithdrawn: Cents;
  /** The refund of a stake that is open again. */
  readonly refundWithdrawn: Cents;
}

/** The result, with the data for its notice. */
export interface SettledStake {
  readonly settled: Settled;
  /** The settlement in force before. */
  readonly live: SettlementKept | null;
  readonly event: SettlementEvent;
  readonly earned: Earned;
  readonly undone: Undone;
  /** Its effect on the wallet besides the payout. */
  readonly wallet: NoticeOfWallet;
}

const NONE = cents(0);
const NOTHING_UNDONE: Undone = { advanced: NONE, releaseWithdrawn: NONE, refundWithdrawn: NONE };

/**
 * Settles a locked stake by its verdict (D12, D71): settles it, undoes a settlement that a corrected result contradicts and settles it
 * again, or leaves it alone. Null opens it again, and so leaves a lost ticket without a payout. Repeating it changes nothing, so it
 * may be called any number of times, by anybody.
 */
export const settleByVerdict = async (
  sql: Sql,
  stake: StakeToSettle,
  verdict: Verdict | null,
  at: Instant,
): Promise<SettledStake> => {
  const { profileId, betId } = stake;
  const event = { profileId, at, cause: `${betId}:v${stake.version + 1}` };
  const isSettled = stake.status !== 'open';
  const unchanged = {
    settled: 'unchanged',
    live: null,
    event,
    earned: NOTHING_EARNED,
    undone: NOTHING_UNDONE,
    wallet: {},
  } as const;
  if (isSameVerdict(isSettled ? await settlementOf(sql, stake) : null, verdict)) return unchanged;
  const { bonus } = await lockWallet(sql, profileId);
  // Read again: its hold may have been paid meanwhile.
  const live = isSettled ? await settlementOf(sql, stake) : null;
  const undone = live ? await undo(sql, stake, { live, verdict, at }) : NOTHING_UNDONE;
  const applied = verdict ? await apply(sql, stake, { live, verdict, event, bonus }) : NOTHING_APPLIED;
  const { earned, held, repaid } = applied;
  const isDebtMoved = undone.advanced > 0 || repaid > 0;
  const wallet: NoticeOfWallet = {
    takenBack: live?.net ?? NONE,
    held,
    repaid,
    ...(isDebtMoved && { owes: await debtOf(sql, profileId) }),
  };
  // Tells of what it pays by itself.
  if (live) await payIntoRoom(sql, { profileId, day: live.paidDay, at });
  const about = { live, event, earned, undone, wallet };
  if (!verdict) return { settled: 'reopened', ...about };
  return { settled: live === null ? 'settled' : 'settled-again', ...about };
};

interface Applied {
  readonly live: SettlementKept | null;
  readonly verdict: Verdict;
  readonly event: SettlementEvent;
  /** The unreleased welcome bonus when the wallet was locked. */
  readonly bonus: Cents;
}

/** The gains of a settlement, and the parts of its payout that did not reach the balance. */
interface Given {
  readonly earned: Earned;
  readonly held: Cents;
  readonly repaid: Cents;
}

const NOTHING_APPLIED: Given = { earned: NOTHING_EARNED, held: NONE, repaid: NONE };

const apply = async (
  sql: Sql,
  stake: StakeToSettle,
  { live, verdict, event, bonus }: Applied,
): Promise<Given> => {
  const { profileId, at, cause } = event;
  const paidDay = nairobiDayOf(at);
  const split =
    verdict.status === 'won'
      ? payoutHold(await paidOn(sql, profileId, paidDay), verdict.net, stake.maxDailyPayout)
      : { payNow: verdict.net, hold: cents(0) };
  const paid = { ...verdict, paidNow: split.payNow, held: split.hold };
  await post(sql, {
    reference: transferName(stake.product, 'settle', cause),
    kind: kindOf(stake, verdict),
    profileId,
    at,
    postings: settlementPostings(stake, paid),
  });
  const earned = await earnPromotions(sql, stake, { event, live, verdict, bonus });
  const repaid = await collectDebt(sql, event, split.payNow);
  const releaseOn = split.hold > 0 ? addDays(paidDay, 1) : null;
  await keepSettlement(sql, stake, stake.version + 1, at, {
    ...paid,
    welcomeReleased: earned.welcomeReleased,
    paidDay,
    releaseOn,
    holdState: releaseOn ? 'held' : 'none',
  });
  return { earned, held: split.hold, repaid };
};

const kindOf = ({ product }: StakeToSettle, { status }: Verdict) => {
  if (product === 'bet') return `bet-${status}` as const;
  if (status === 'lost') throw new Error('nothing is paid on a ticket that lost');
  return `ticket-${status}` as const;
};

interface ToUndo {
  readonly live: SettlementKept;
  readonly verdict: Verdict | null;
  readonly at: Instant;
}

const undo = async (sql: Sql, stake: StakeToSettle, { live, verdict, at }: ToUndo): Promise<Undone> => {
  const { profileId, betId, version } = stake;
  const event = { profileId, at, cause: `${betId}:v${version}:undone` };
  const postings = reversalPostings(stake, live);
  const released: Cents = earnsRelease(verdict) ? cents(0) : live.welcomeReleased;
  const taken = cents(cashTaken(profileId, postings) + released);
  const advanced = await advanceShortfall(sql, event, taken);
  await post(sql, {
    reference: transferName(stake.product, 'unsettle', event.cause),
    kind: 'settlement-reversal',
    profileId,
    at,
    postings,
  });
  const refundWithdrawn = await givePromotionsBack(sql, stake, { event, live, verdict, released });
  await keepReversal(sql, stake, at);
  return { advanced, releaseWithdrawn: released, refundWithdrawn };
};
