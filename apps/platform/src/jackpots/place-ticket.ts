import {
  checkTicket,
  refuse,
  subtractCents,
  ticketMoney,
  type AcceptableTicket,
  type BetId,
  type JackpotId,
  type ProfileId,
  type TicketMoney,
} from '@kipenga/betting-core';
import { printJackpotBetString, type PlaceBetAnswer, type PlaceJackpotBetRequest } from '@kipenga/contracts';
import { answerFor, newBetId, newBetReference, refused, type Bettor } from '../bets/index.ts';
import { answerOnce, type Sql } from '../database/index.ts';
import { cashOf, fundOf, HOUSE, post, type Posting } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';
import { worded } from '../wording/index.ts';
import { findFalseTicketClaim, findTicketDisagreement, ticketAsked } from './ticket-claims.ts';
import { lockOfferForTicket, type OfferForTicket } from './offer-for-ticket.ts';
import { keepTicket, type TicketToKeep } from './tickets.store.ts';

/** Postings for a ticket: its contribution to the fund, the rest of the stake after tax to the house, and the tax (D80). */
const ticketPostings = (
  profileId: ProfileId,
  jackpotId: JackpotId,
  { stakeTax, stakeAfterTax, contribution }: TicketMoney,
): readonly Posting[] => {
  const from = cashOf(profileId);
  return [
    { from, to: fundOf(jackpotId), amount: contribution },
    { from, to: HOUSE.jackpots, amount: subtractCents(stakeAfterTax, contribution) },
    { from, to: HOUSE.stakeTax, amount: stakeTax },
  ].filter(({ amount }) => amount > 0);
};

/** Operation name of tickets among the answers stored by key. */
export const PLACE_JACKPOT = 'place-jackpot';

/** A ticket a customer asks for. */
export interface TicketOrder {
  readonly customer: Bettor;
  readonly asked: PlaceJackpotBetRequest;
}

/** A logged-in customer's confirmation; `key` is its idempotency key, null if the client sends none (D24). */
export interface PlaceTicketCommand extends TicketOrder {
  readonly key: string | null;
}

/**
 * Takes a jackpot ticket, or explains the refusal (R4, D65, D89). As for a bet, one transaction locks the confirmation's key,
 * the customer's wallet, the offer and its matches, in that order, and reads the clock after them; money moves only for a ticket
 * the rules accept. A repeat gets the first answer.
 */
export const placeTicket = async (
  services: Services,
  { key, ...order }: PlaceTicketCommand,
): Promise<PlaceBetAnswer> => {
  const { profileId } = order.customer;
  const once = await answerOnce(
    services.db,
    { profileId, operation: PLACE_JACKPOT, key, body: order.asked, locksWallet: true },
    async (sql) => {
      const answer = await placeTicketWithin(sql, services, order);
      return { answer, isFinal: answer.kind === 'placed' };
    },
  );
  return once.kind === 'answered' ? once.answer : refused(worded('bet-key-reused'));
};

/** Takes a ticket in the caller's transaction. The caller has locked the wallet and makes sure that it happens once. */
export const placeTicketWithin = async (
  sql: Sql,
  services: Services,
  { customer, asked }: TicketOrder,
): Promise<PlaceBetAnswer> => {
  const disagreement = findTicketDisagreement(asked, customer);
  if (disagreement) return disagreement;
  const { profileId } = customer;
  const counter = await lockOfferForTicket(sql, services, asked, profileId);
  if (counter === null) return refused(worded('jackpot-unknown'));
  const { jackpot, house, shut, offTheBoard, taxRecord } = counter;
  const checked = shut ? refuse(shut) : checkTicket(ticketAsked(asked, jackpot), jackpot, house);
  if (!checked.ok) return answerFor(checked.reason, { taxRecord });
  if (offTheBoard.length > 0)
    return refused(
      worded('jackpot-match-closed', {
        matches: offTheBoard.map(({ homeTeam, awayTeam }) => ({ home: homeTeam, away: awayTeam })),
      }),
    );
  const falseClaim = findFalseTicketClaim(asked, checked.value);
  if (falseClaim) return falseClaim;
  return take(sql, services, { customer, counter, accepted: checked.value });
};

interface Taking {
  readonly customer: Bettor;
  readonly counter: OfferForTicket;
  readonly accepted: AcceptableTicket;
}

const SALT_BYTES = 16;

const take = async (sql: Sql, services: Services, taking: Taking): Promise<PlaceBetAnswer> => {
  const { random, realClock } = services;
  const { customer, counter, accepted } = taking;
  const { profileId } = customer;
  const jackpotId = counter.jackpot.id;
  const betId = newBetId(realClock.nowMs(), random);
  const [lines, money] = [accepted.combinations, ticketMoney(accepted.stake, counter.taxRecord)];
  const reference = await keepUnderNewReference(sql, services, taking, { ...money, betId, lines });
  await post(sql, {
    reference: `ticket:${betId}`,
    kind: 'ticket-stake',
    profileId,
    at: counter.now,
    postings: ticketPostings(profileId, jackpotId, money),
  });
  const words = worded('ticket-placed', { reference, lines, stake: money.stake });
  return { kind: 'placed', betId, reference, ...words };
};

/** Stores the ticket under a reference that is unique in its jackpot: it names the ticket's leaf in the seal (D88). */
const keepUnderNewReference = async (
  sql: Sql,
  { random }: Pick<Services, 'random'>,
  { customer, counter, accepted }: Taking,
  own: TicketMoney & { readonly betId: BetId; readonly lines: number },
): Promise<string> => {
  const ticket: Omit<TicketToKeep, 'reference'> = {
    ...own,
    profileId: customer.profileId,
    jackpotId: counter.jackpot.id,
    at: counter.now,
    betString: printJackpotBetString(accepted.ticket.picks),
    salt: random.bytes(SALT_BYTES).toString('hex'),
    taxRecord: counter.taxRecord,
    maxDailyPayout: counter.limits.maxDailyPayout,
  };
  for (;;) {
    const reference = newBetReference(random);
    if (await keepTicket(sql, { ...ticket, reference })) return reference;
  }
};
