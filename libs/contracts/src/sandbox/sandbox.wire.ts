import {
  kes,
  ok,
  toShillings,
  type Cents,
  type FeedMatchId,
  type Instant,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { noun, strictEntity } from '../pieces/entity.ts';
import { feedMatchIdText } from '../pieces/ids.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';

// Requests of the sandbox's phone and its operator (D60, D61, D71). Numbers and texts are never converted into each other (D76).

/** A customer's answer to a payment prompt on the phone. */
export type PromptAnswer = { readonly pin: string } | { readonly cancel: true };

/** `{ "pin": "1234" }` or `{ "cancel": true }`. */
export const promptAnswerOnTheWire = codecOf(
  z.union([
    z.strictObject({ pin: z.string().check(z.regex(/^\d{4}$/)) }),
    z.strictObject({ cancel: z.literal(true) }),
  ]),
  (answer): Result<PromptAnswer, string> => ok(answer),
  (answer) => answer,
);

const LONGEST_SMS = 480;
const LONGEST_ID = 200;

/** An SMS as a gateway hands it over. */
export interface DeliveredSms {
  /** The number it was sent to. */
  readonly to: string;
  readonly text: string;
  /** The gateway's id of the message; a repeated id counts once (D93). */
  readonly gatewayId?: string;
}

/** `{ "to": "29008", "text": "BALANCE", "id": "..." }`; `id` is optional. */
export const deliveredSmsOnTheWire = strictEntity(noun<DeliveredSms>(), {
  to: ['to', z.string()],
  text: ['text', z.string().check(z.maxLength(LONGEST_SMS))],
  id: ['gatewayId', z.optional(z.string().check(z.minLength(1), z.maxLength(LONGEST_ID)))],
});

/** A payment to the paybill by hand. */
export interface PaymentByHand {
  /** Account as typed, which the house reads as a phone number. */
  readonly account: string;
  readonly amount: Cents;
}
const LONGEST_ACCOUNT = 20;
/** Most that M-Pesa transfers at once, in shillings. */
const MOST_CARRIED = 250_000;

/** `{ "account": "0712345678", "amount": 100 }`, in whole shillings. */
export const paymentByHandOnTheWire = strictEntity(noun<PaymentByHand>(), {
  account: ['account', z.string().check(z.minLength(1), z.maxLength(LONGEST_ACCOUNT))],
  amount: [
    'amount',
    codecOf(
      z.int().check(z.positive(), z.maximum(MOST_CARRIED)),
      (shillings): Result<Cents, string> => ok(kes(shillings)),
      toShillings,
    ),
  ],
});

/** A goal the operator makes in a live match. */
export interface GoalMade {
  readonly feedMatchId: FeedMatchId;
  readonly side: 'home' | 'away';
}

/** `{ "parent_match_id": "11000042", "side": "home" }`. */
export const goalMadeOnTheWire = strictEntity(noun<GoalMade>(), {
  parent_match_id: ['feedMatchId', feedMatchIdText],
  side: ['side', z.enum(['home', 'away'])],
});

/** A free bet given by the operator. */
export interface FreeBetGift {
  readonly amount: Cents;
}
const MOST_GIVEN = 20_000; // shillings

/** `{ "amount": 50 }`, in shillings. */
export const freeBetGiftOnTheWire = strictEntity(noun<FreeBetGift>(), {
  amount: [
    'amount',
    codecOf(
      z.number().check(z.positive(), z.maximum(MOST_GIVEN)),
      (shillings): Result<Cents, string> => ok(kes(shillings)),
      toShillings,
    ),
  ],
});

/** Most minutes the clock moves at once: 31 days. */
const MOST_MINUTES = 31 * 24 * 60;

const MINUTES_WORDS = `a number above 0, at most ${MOST_MINUTES}`;

/** Minutes by which the season's clock is moved. */
export interface ClockMove {
  readonly minutes: number;
}

/** `{ "minutes": 90 }` (D61). */
export const clockMoveOnTheWire = strictEntity(noun<ClockMove>(), {
  minutes: [
    'minutes',
    z
      .number({ error: MINUTES_WORDS })
      .check(z.refine((minutes) => minutes > 0 && minutes <= MOST_MINUTES, MINUTES_WORDS)),
  ],
});

/** A result set by the operator. Goals are required unless the match is void. */
export interface OperatorResult {
  readonly feedMatchId: FeedMatchId;
  readonly home?: number;
  readonly away?: number;
  readonly halfHome?: number;
  readonly halfAway?: number;
  readonly status?: 'void' | 'finished';
}

const MOST_GOALS = 999;
const GOALS_WORDS = `a whole number from 0 to ${MOST_GOALS}`;
const goals = z.optional(
  z.int({ error: GOALS_WORDS }).check(z.refine((n) => n >= 0 && n <= MOST_GOALS, GOALS_WORDS)),
);

const namedMatch = feedMatchIdText.check(z.refine((id) => /^\d{1,15}$/.test(id), 'at most 15 digits'));

/** `{ "parent_match_id", "home", "away" }`, with optional `half_home`, `half_away` and `status` (D61). */
export const operatorResultOnTheWire = strictEntity(noun<OperatorResult>(), {
  parent_match_id: ['feedMatchId', namedMatch],
  home: ['home', goals],
  away: ['away', goals],
  half_home: ['halfHome', goals],
  half_away: ['halfAway', goals],
  status: ['status', z.optional(z.enum(['void', 'finished']))],
}).check(
  z.refine(
    ({ status, home, away }) => status === 'void' || (home !== undefined && away !== undefined),
    'home and away are wanted unless status is void',
  ),
  z.refine(
    ({ home = 0, away = 0, halfHome = 0, halfAway = 0 }) => halfHome <= home && halfAway <= away,
    'more goals at half time than at the end',
  ),
);

/** A new start of a match, set by the operator. */
export interface Postponement {
  readonly feedMatchId: FeedMatchId;
  /** Null if no new start is known. */
  readonly startsAt: Instant | null;
}

/** `{ "parent_match_id": "11000001", "start_time": "2026-11-28 15:00:00" }`, in Nairobi time; null if no start is known (D95). */
export const postponementOnTheWire = strictEntity(noun<Postponement>(), {
  parent_match_id: ['feedMatchId', namedMatch],
  start_time: ['startsAt', z.nullable(nairobiDatetime)],
});
