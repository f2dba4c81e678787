import { ok, type Cents, type DepositQuote, type Msisdn } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { placeBetOnTheWire, type PlaceBetRequest } from '../bets/place-bet.wire.ts';
import { jackpotTicketOnTheWire, type PlaceJackpotBetRequest } from '../jackpots/jackpot-ticket.wire.ts';
import { wordsOf } from '../account/plain-answer.wire.ts';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun, strictEntity } from '../pieces/entity.ts';
import { kes, kesText } from '../pieces/kes.ts';
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
  /** Bet to place once the deposit has arrived. */
  readonly bet?: PlaceBetRequest;
  /** Jackpot ticket to place then. */
  readonly ticket?: PlaceJackpotBetRequest;
  /** Single bets of one slip to place then, each independently, in the order of the slip. */
  readonly bets?: readonly PlaceBetRequest[];
}

/** A deposit together with the bet, the jackpot ticket, or the several bets that wait for it. */
export const depositAndBetOnTheWire = strictEntity(noun<DepositAndBetRequest>(), {
  phone: ['phone', phone],
  amount: ['amount', kes],
  bet: ['bet', z.optional(placeBetOnTheWire)],
  jackpot_bet: ['ticket', z.optional(jackpotTicketOnTheWire)],
  bets: ['bets', z.optional(list(placeBetOnTheWire))],
});

/** Answer to a deposit. The money arrives when the customer enters the PIN. */
export type DepositAnswer =
  | {
      readonly kind: 'prompt-sent';
      readonly description: string;
      readonly reason?: Reason;
      /** Tax within the amount, and the part that reaches the wallet (D112); a host may leave them out. */
      readonly tax?: Cents;
      readonly credited?: Cents;
    }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly description: string;
      readonly reason?: Reason;
      /** The house needs the customer's identity first (D116). */
      readonly isIdentityNeeded?: true;
    };

interface AnswerFields {
  readonly statusCode: number;
  readonly description: string;
  readonly reason?: Reason;
  readonly tax?: Cents;
  readonly credited?: Cents;
  readonly isIdentityNeeded?: boolean;
}
const fields = entity(noun<AnswerFields>(), {
  statusCode: ['statusCode', resultCode],
  description: ['description', words],
  reason: ['reason', reasonOnTheWire],
  tax: ['tax', z.optional(kes)],
  credited: ['credited', z.optional(kes)],
  identity_needed: ['isIdentityNeeded', z.optional(z.boolean())],
});

/** `statusCode` 200: a prompt was sent (R4-15). */
export const depositAnswerOnTheWire = codecOf(
  fields,
  ({ statusCode, tax, credited, isIdentityNeeded, ...worded }) =>
    ok<DepositAnswer>(
      statusCode === 200
        ? { kind: 'prompt-sent', ...worded, ...quoteOf({ tax, credited }) }
        : {
            kind: 'refused',
            code: statusCode,
            ...worded,
            ...(isIdentityNeeded === true && { isIdentityNeeded }),
          },
    ),
  (answer): AnswerFields =>
    answer.kind === 'prompt-sent'
      ? { statusCode: 200, ...wordsOf(answer), ...quoteOf(answer) }
      : {
          statusCode: answer.code,
          ...wordsOf(answer),
          ...(answer.isIdentityNeeded && { isIdentityNeeded: true }),
        },
);

/** The fields on a deposit's tax that are present. */
function quoteOf({ tax, credited }: { tax?: Cents | undefined; credited?: Cents | undefined }) {
  return { ...(tax !== undefined && { tax }), ...(credited !== undefined && { credited }) };
}

/** Selects a deposit by the amount paid, or by the amount to arrive: exactly one of them. */
export interface DepositQuoteChoice {
  readonly amount?: Cents;
  readonly credited?: Cents;
}
export const depositQuoteQuery = entity(noun<DepositQuoteChoice>(), {
  amount: ['amount', z.optional(kesText)],
  for: ['credited', z.optional(kesText)],
});

/** Quote of a deposit (D112). */
export const depositQuoteOnTheWire = entity(noun<DepositQuote>(), {
  amount: ['amount', kes],
  tax: ['tax', kes],
  credited: ['credited', kes],
});
