import { addDays, cents, nairobiDayOf, payoutHold, type Cents, type Instant } from '@kipenga/betting-core';
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

/** The result, with the data for its notice. */
export interface SettledStake {
  readonly settled: Settled;
  /** The settlement in force before. */
  readonly live: SettlementKept | null;
  readonly event: SettlementEvent;
  readonly earned: Earned;
}

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
  const unchanged = { settled: 'unchanged', live: null, event, earned: NOTHING_EARNED } as const;
  if (isSameVerdict(isSettled ? await settlementOf(sql, stake) : null, verdict)) return unchanged;
  const { bonus } = await lockWallet(sql, profileId);
  // Read again: its hold may have been paid meanwhile.
  const live = isSettled ? await settlementOf(sql, stake) : null;
  if (live) await undo(sql, stake, { live, verdict, at });
  const earned = verdict ? await apply(sql, stake, { live, verdict, event, bonus }) : NOTHING_EARNED;
  if (live) await payIntoRoom(sql, { profileId, day: live.paidDay, at });
  if (!verdict) return { settled: 'reopened', live, event, earned };
  return { settled: live === null ? 'settled' : 'settled-again', live, event, earned };
};

interface Applied {
  readonly live: SettlementKept | null;
  readonly verdict: Verdict;
  readonly event: SettlementEvent;
  /** The unreleased welcome bonus when the wallet was locked. */
  readonly bonus: Cents;
}

const apply = async (
  sql: Sql,
  stake: StakeToSettle,
  { live, verdict, event, bonus }: Applied,
): Promise<Earned> => {
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
  await collectDebt(sql, event, split.payNow);
  const releaseOn = split.hold > 0 ? addDays(paidDay, 1) : null;
  await keepSettlement(sql, stake, stake.version + 1, at, {
    ...paid,
    welcomeReleased: earned.welcomeReleased,
    paidDay,
    releaseOn,
    holdState: releaseOn ? 'held' : 'none',
  });
  return earned;
};

const kindOf = ({ product }: StakeToSettle, { status }: Verdict) => {
  if (product === 'bet') return `bet-${status}` as const;
  if (status === 'lost') throw new Error('nothing is paid on a ticket that lost');
  return `ticket-${status}` as const;
};

interface Undone {
  readonly live: SettlementKept;
  readonly verdict: Verdict | null;
  readonly at: Instant;
}

const undo = async (sql: Sql, stake: StakeToSettle, { live, verdict, at }: Undone): Promise<void> => {
  const { profileId, betId, version } = stake;
  const event = { profileId, at, cause: `${betId}:v${version}:undone` };
  const postings = reversalPostings(stake, live);
  const released: Cents = earnsRelease(verdict) ? cents(0) : live.welcomeReleased;
  await advanceShortfall(sql, event, cents(cashTaken(profileId, postings) + released));
  await post(sql, {
    reference: transferName(stake.product, 'unsettle', event.cause),
    kind: 'settlement-reversal',
    profileId,
    at,
    postings,
  });
  await givePromotionsBack(sql, stake, { event, live, verdict, released });
  await keepReversal(sql, stake, at);
};
