import {
  addDays,
  cents,
  nairobiDayOf,
  payoutHold,
  type Instant,
  type JackpotId,
} from '@kipenga/betting-core';
import { advanceShortfall, collectDebt, paidOn, payIntoRoom } from '../../bets/index.ts';
import type { Sql } from '../../database/index.ts';
import { lockWallet, post } from '../../ledger/index.ts';
import { cashTaken, payoutPostings, reversalPostings } from './payout-postings.ts';
import type { TicketOutcome } from './ticket-outcome.ts';
import {
  keepPayout,
  keepReversal,
  keepWithoutMoney,
  payoutOf,
  type PayoutKept,
  type TicketToSettle,
} from './tickets.store.ts';

/** A ticket of a locked jackpot, and what the newest verdict makes of it. */
export interface Due {
  readonly jackpotId: JackpotId;
  readonly ticket: TicketToSettle;
  readonly outcome: TicketOutcome;
}

type PaidOutcome = TicketOutcome & { readonly status: 'won' | 'void' };

const isPaid = (outcome: TicketOutcome): outcome is PaidOutcome =>
  outcome.status === 'won' || outcome.status === 'void';

/** False where bringing a ticket to an outcome moves no money. */
export const movesMoney = ({ ticket, outcome }: Pick<Due, 'ticket' | 'outcome'>): boolean =>
  isPaid(outcome) || ticket.status === 'won' || ticket.status === 'void';

const isSame = (live: PayoutKept | null, { status, gross, tax, net }: TicketOutcome): boolean =>
  live !== null && live.status === status && live.gross === gross && live.tax === tax && live.net === net;

/**
 * Brings one ticket to what the newest verdict makes of it (D12, D71): pays it, undoes a payout that a corrected result contradicts and
 * pays again, or leaves it alone. Asking again changes nothing. Answers whether anything changed.
 */
export const payTicket = async (sql: Sql, due: Due, at: Instant): Promise<boolean> => {
  const { ticket, outcome } = due;
  const isSettled = ticket.status === 'won' || ticket.status === 'void';
  if (isSame(isSettled ? await payoutOf(sql, ticket) : null, outcome)) return false;
  await lockWallet(sql, ticket.profileId);
  // Read again: what was held of it may have been paid meanwhile.
  const live = isSettled ? await payoutOf(sql, ticket) : null;
  if (live) await undo(sql, due, live, at);
  if (isPaid(outcome)) await pay(sql, { ...due, outcome }, at);
  else await keepWithoutMoney(sql, [ticket], outcome.status === 'lost' ? 'lost' : 'open', at);
  if (live) await payIntoRoom(sql, { profileId: ticket.profileId, day: live.paidDay, at });
  return true;
};

const pay = async (
  sql: Sql,
  { jackpotId, ticket, outcome }: Due & { readonly outcome: PaidOutcome },
  at: Instant,
): Promise<void> => {
  const { profileId, betId } = ticket;
  const version = ticket.version + 1;
  const event = { profileId, at, cause: `${betId}:v${version}` };
  const paid = await splitByDay(sql, ticket, outcome, at);
  await post(sql, {
    reference: `ticket-settle:${event.cause}`,
    kind: `ticket-${outcome.status}`,
    profileId,
    at,
    postings: payoutPostings(jackpotId, ticket, paid),
  });
  await collectDebt(sql, event, paid.paidNow);
  await keepPayout(sql, ticket, version, at, paid);
};

/** Splits a win into the part that is paid today and the part that waits for tomorrow (D09); a stake that goes back is no win. */
const splitByDay = async (
  sql: Sql,
  { profileId, maxDailyPayout }: TicketToSettle,
  { status, gross, tax, net }: PaidOutcome,
  at: Instant,
): Promise<PayoutKept> => {
  const paidDay = nairobiDayOf(at);
  const { payNow, hold } =
    status === 'won'
      ? payoutHold(await paidOn(sql, profileId, paidDay), net, maxDailyPayout)
      : { payNow: net, hold: cents(0) };
  const isHeld = hold > 0;
  return {
    status,
    gross,
    tax,
    net,
    paidNow: payNow,
    held: hold,
    paidDay,
    holdState: isHeld ? 'held' : 'none',
    releaseOn: isHeld ? addDays(paidDay, 1) : null,
  };
};

const undo = async (sql: Sql, { jackpotId, ticket }: Due, live: PayoutKept, at: Instant): Promise<void> => {
  const { profileId, betId, version } = ticket;
  const event = { profileId, at, cause: `${betId}:v${version}:undone` };
  const postings = reversalPostings(jackpotId, ticket, live);
  await advanceShortfall(sql, event, cashTaken(profileId, postings));
  await post(sql, {
    reference: `ticket-unsettle:${event.cause}`,
    kind: 'settlement-reversal',
    profileId,
    at,
    postings,
  });
  await keepReversal(sql, ticket, at);
};
