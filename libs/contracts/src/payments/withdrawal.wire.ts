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
 * The amount that the customer was shown as arriving; if the actual one differs, the withdrawal is refused. It is in the query and not in
 * the body, so that a repeat after a lost answer has the same body and key, even if the figures have changed meanwhile.
 */
export interface WithdrawalShown {
  readonly receives?: Cents;
}
export const withdrawalShownQuery = entity(noun<WithdrawalShown>(), {
  receives: ['receives', z.optional(kesText)],
});

/** Quote of a withdrawal (D67): `amount` is the sum of the other fields (D110). A host may leave out the cents that stay. */
export type WithdrawalQuote = Omit<CoreQuote, 'stays'> & Partial<Pick<CoreQuote, 'stays'>>;
export const withdrawalQuoteOnTheWire = entity(noun<WithdrawalQuote>(), {
  amount: ['amount', kes],
  fee: ['fee', kes],
  tax: ['tax', kes],
  receives: ['receives', kes],
  stays: ['stays', z.optional(kes)],
});

/** Answer to a withdrawal. */
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

/** `res` 0: the money is on its way; anything else is a refusal in words (R8-08). */
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
