import { ok, type Cents, type Msisdn } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { placeBetOnTheWire, type PlaceBetRequest } from '../bets/place-bet.wire.ts';
import { jackpotTicketOnTheWire, type PlaceJackpotBetRequest } from '../jackpots/jackpot-ticket.wire.ts';
import { wordsOf } from '../account/plain-answer.wire.ts';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun, strictEntity } from '../pieces/entity.ts';
import { kes } from '../pieces/kes.ts';
import { list } from '../pieces/rows.ts';
import { phone, resultCode, words } from '../pieces/text.ts';
import { reasonOnTheWire } from '../reasons/reason.wire.ts';
import type { Reason } from '../reasons/reasons.ts';

export interface DepositRequest {
  readonly phone: Msisdn;
  readonly amount: Cents;
}

/** Deposit and withdraw payload (R3). */
export const amountOnTheWire = strictEntity(noun<DepositRequest>(), {
  phone: ['phone', phone],
  amount: ['amount', kes],
});

export interface DepositAndBetRequest extends DepositRequest {
  /** The bet to place once the deposit is in. */
  readonly bet?: PlaceBetRequest;
  /** The jackpot ticket to place once it is. */
  readonly ticket?: PlaceJackpotBetRequest;
  /** The bets to place once it is, each by itself: singles of one slip, in its order. */
  readonly bets?: readonly PlaceBetRequest[];
}

/** Deposit-and-bet: a deposit with the bet, the jackpot ticket, or the several bets that wait for it. */
export const depositAndBetOnTheWire = strictEntity(noun<DepositAndBetRequest>(), {
  phone: ['phone', phone],
  amount: ['amount', kes],
  bet: ['bet', z.optional(placeBetOnTheWire)],
  jackpot_bet: ['ticket', z.optional(jackpotTicketOnTheWire)],
  bets: ['bets', z.optional(list(placeBetOnTheWire))],
});

/** How a deposit was answered; the money itself comes when the customer enters the PIN. */
export type DepositAnswer =
  | { readonly kind: 'prompt-sent'; readonly description: string; readonly reason?: Reason }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly description: string;
      readonly reason?: Reason;
    };

interface AnswerFields {
  readonly statusCode: number;
  readonly description: string;
  readonly reason?: Reason;
}
const fields = entity(noun<AnswerFields>(), {
  statusCode: ['statusCode', resultCode],
  description: ['description', words],
  reason: ['reason', reasonOnTheWire],
});

/** `statusCode` 200: a prompt was sent (R4-15). */
export const depositAnswerOnTheWire = codecOf(
  fields,
  ({ statusCode, ...worded }) =>
    ok<DepositAnswer>(
      statusCode === 200
        ? { kind: 'prompt-sent', ...worded }
        : { kind: 'refused', code: statusCode, ...worded },
    ),
  (answer) => ({
    statusCode: answer.kind === 'prompt-sent' ? 200 : answer.code,
    ...wordsOf(answer),
  }),
);
