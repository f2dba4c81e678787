import { addDays, cents, nairobiDayOf, payoutHold, type Instant } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { lockWallet, post, redeemGrant, returnGrant } from '../ledger/index.ts';
import type { NewNotice } from '../notices/index.ts';
import { bringRefundTo, releaseWelcome, withdrawRelease } from './bonus-of-settlement.ts';
import { advanceShortfall, collectDebt } from './debts.ts';
import { payIntoRoom } from './hold-room.ts';
import { noticeOfReopening, noticesOfSettlement } from './settlement-notices.ts';
import { cashTaken, reversalPostings, settlementPostings } from './settlement-postings.ts';
import {
  keepReversal,
  keepSettlement,
  paidOn,
  settlementOf,
  type BetToSettle,
  type LegToSettle,
  type SettlementKept,
} from './settlements.store.ts';
import { verdictOn, type Verdict } from './verdict.ts';

/** The work of settling on one bet. */
export type Settled = 'settled' | 'settled-again' | 'reopened' | 'unchanged';

/** The same, with what the customer is to be told of it. */
export interface SettledBet {
  readonly settled: Settled;
  readonly notices: readonly NewNotice[];
}

const isSame = (live: SettlementKept | null, verdict: Verdict | null): boolean => {
  if (live === null || verdict === null) return live === verdict;
  return (
    live.status === verdict.status &&
    live.gross === verdict.gross &&
    live.tax === verdict.tax &&
    live.net === verdict.net &&
    live.refund === verdict.refund
  );
};

/**
 * Brings a locked bet to what its legs now say (D12, D71): settles it, undoes a settlement that a corrected result contradicts and
 * settles it again, or leaves it alone. Asking again changes nothing, so it may be asked any number of times, by anybody.
 */
export const settleBetByLegs = async (
  sql: Sql,
  bet: BetToSettle,
  legs: readonly LegToSettle[],
  at: Instant,
): Promise<SettledBet> => {
  const verdict = verdictOn(bet, legs);
  const isSettled = bet.status !== 'open';
  if (isSame(isSettled ? await settlementOf(sql, bet) : null, verdict))
    return { settled: 'unchanged', notices: [] };
  await lockWallet(sql, bet.profileId);
  // Read again: what was held of it may have been paid meanwhile.
  const live = isSettled ? await settlementOf(sql, bet) : null;
  if (live) await undo(sql, bet, { live, verdict, at });
  const notices = verdict
    ? await apply(sql, bet, legs, { live, verdict, at })
    : live
      ? [noticeOfReopening(bet, live, at)]
      : [];
  if (live) await payIntoRoom(sql, { profileId: bet.profileId, day: live.paidDay, at });
  if (!verdict) return { settled: 'reopened', notices };
  return { settled: live === null ? 'settled' : 'settled-again', notices };
};

interface Change<Next> {
  readonly live: SettlementKept | null;
  readonly verdict: Next;
  readonly at: Instant;
}

const earnsRelease = (status: Verdict['status'] | undefined): boolean =>
  status === 'won' || status === 'lost';

const apply = async (
  sql: Sql,
  bet: BetToSettle,
  legs: readonly LegToSettle[],
  { live, verdict, at }: Change<Verdict>,
): Promise<readonly NewNotice[]> => {
  const { profileId, betId } = bet;
  const version = bet.version + 1;
  const event = { profileId, at, cause: `${betId}:v${version}` };
  const paidDay = nairobiDayOf(at);
  const isWin = verdict.status === 'won';
  const split = isWin
    ? payoutHold(await paidOn(sql, profileId, paidDay), verdict.net, bet.limits.maxDailyPayout)
    : { payNow: verdict.net, hold: cents(0) };
  const paid = {
    status: verdict.status,
    gross: verdict.gross,
    tax: verdict.tax,
    net: verdict.net,
    paidNow: split.payNow,
    held: split.hold,
  };
  await post(sql, {
    reference: `settle:${event.cause}`,
    kind: `bet-${verdict.status}`,
    profileId,
    at,
    postings: settlementPostings(bet, paid),
  });
  if (verdict.status === 'void' && bet.usesFreeBet) await returnGrant(sql, profileId, betId);
  const given = await bringRefundTo(sql, event, bet, verdict.refund);
  const wasReleased = earnsRelease(live?.status);
  const welcomeReleased = !earnsRelease(verdict.status)
    ? cents(0)
    : wasReleased && live
      ? live.welcomeReleased
      : await releaseWelcome(sql, event, bet, legs);
  await collectDebt(sql, event, split.payNow);
  const releaseOn = split.hold > 0 ? addDays(paidDay, 1) : null;
  await keepSettlement(sql, bet, version, at, {
    ...paid,
    refund: verdict.refund,
    welcomeReleased,
    paidDay,
    releaseOn,
    holdState: releaseOn ? 'held' : 'none',
  });
  return noticesOfSettlement(bet, event, {
    ...given,
    status: verdict.status,
    net: verdict.net,
    tax: verdict.tax,
    released: wasReleased ? cents(0) : welcomeReleased,
    isCorrection: live !== null,
  });
};

const undo = async (
  sql: Sql,
  bet: BetToSettle,
  { live, verdict, at }: Change<Verdict | null> & { readonly live: SettlementKept },
): Promise<void> => {
  const { profileId, betId, version } = bet;
  const event = { profileId, at, cause: `${betId}:v${version}:undone` };
  const postings = reversalPostings(bet, live);
  const released = earnsRelease(verdict?.status) ? cents(0) : live.welcomeReleased;
  await advanceShortfall(sql, event, cents(cashTaken(profileId, postings) + released));
  await post(sql, {
    reference: `unsettle:${event.cause}`,
    kind: 'settlement-reversal',
    profileId,
    at,
    postings,
  });
  await withdrawRelease(sql, event, released);
  if (verdict === null) await bringRefundTo(sql, event, bet, cents(0));
  // The free bet a void gave back counts as used again; where it went on another bet meanwhile, the house bears it.
  if (live.status === 'void' && bet.grantId !== null) await redeemGrant(sql, profileId, bet.grantId, betId);
  await keepReversal(sql, bet, at);
};
