import { ok, type Cents, type WithdrawalQuote as CoreQuote } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import {
  RES_AND_WORDS,
  wordsOf,
  type RefusedAnswer,
  type ResAndWords,
  type Worded,
} from '../account/plain-answer.wire.ts';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { kes, kesText } from '../pieces/kes.ts';
import { textOrNone } from '../pieces/text.ts';

export interface WithdrawalAmount {
  readonly amount: Cents;
}
export const withdrawalQuoteQuery = entity(noun<WithdrawalAmount>(), { amount: ['amount', kesText] });

/**
 * What the customer was shown to receive: another sum is refused, not sent. It stands beside the body, not in it: pressed again after an answer that was
 * lost it is the same withdrawal under the same key, also where the figures have changed by it.
 */
export interface WithdrawalShown {
  readonly receives?: Cents;
}
export const withdrawalShownQuery = entity(noun<WithdrawalShown>(), {
  receives: ['receives', z.optional(kesText)],
});

/** What a withdrawal would cost and bring (D67): the amount asked is the sum of the others (D110). A host may not tell of cents that stay. */
export type WithdrawalQuote = Omit<CoreQuote, 'stays'> & Partial<Pick<CoreQuote, 'stays'>>;
export const withdrawalQuoteOnTheWire = entity(noun<WithdrawalQuote>(), {
  amount: ['amount', kes],
  fee: ['fee', kes],
  tax: ['tax', kes],
  receives: ['receives', kes],
  stays: ['stays', z.optional(kes)],
});

/** How a withdrawal was answered. */
export type WithdrawalAnswer =
  | ({ readonly kind: 'accepted'; readonly reference: string | null } & Worded)
  | RefusedAnswer;

interface AnswerFields extends ResAndWords {
  readonly reference: string | null;
}
const fields = entity(noun<AnswerFields>(), {
  ...RES_AND_WORDS,
  reference: ['reference', textOrNone],
});

/** `res` 0: the money is on its way; anything else is refused in words (R8-08). */
export const withdrawalAnswerOnTheWire = codecOf(
  fields,
  ({ res, reference, ...worded }) =>
    ok<WithdrawalAnswer>(
      res === 0 ? { kind: 'accepted', ...worded, reference } : { kind: 'refused', code: res, ...worded },
    ),
  (answer): AnswerFields =>
    answer.kind === 'accepted'
      ? { res: 0, ...wordsOf(answer), reference: answer.reference }
      : { res: answer.code, ...wordsOf(answer), reference: null },
);
