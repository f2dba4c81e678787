import { ok } from '@kipenga/betting-core';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { resultCode, words } from '../pieces/text.ts';
import { reasonOnTheWire } from '../reasons/reason.wire.ts';
import type { Reason } from '../reasons/reasons.ts';

/** Description of an answer, and its reason if it names one. */
export interface Worded {
  readonly description: string;
  readonly reason?: Reason;
}

/** The result code and words of an answer. */
export interface ResAndWords extends Worded {
  readonly res: number;
}

/** The fields of `ResAndWords`. */
export const RES_AND_WORDS = {
  res: ['res', resultCode],
  description: ['description', words],
  reason: ['reason', reasonOnTheWire],
} as const;

const fields = entity(noun<ResAndWords>(), RES_AND_WORDS);

/** Returns only the words of an answer. */
export const wordsOf = ({ description, reason }: Worded): Worded => ({
  description,
  ...(reason && { reason }),
});

/** A refusal, with the wire's `res` as `code`. */
export interface RefusedAnswer extends Worded {
  readonly kind: 'refused';
  readonly code: number;
}

/** Accepted or refused. */
export type PlainAnswer = ({ readonly kind: 'accepted' } & Worded) | RefusedAnswer;

/** `{ res, description }`: 0 is accepted, anything else refused. */
export const plainAnswerOnTheWire = codecOf(
  fields,
  ({ res, ...worded }) =>
    ok<PlainAnswer>(res === 0 ? { kind: 'accepted', ...worded } : { kind: 'refused', code: res, ...worded }),
  (answer) => ({ res: answer.kind === 'accepted' ? 0 : answer.code, ...wordsOf(answer) }),
);

/** A plain answer with one further refusal: the phone number was never verified (R4-17, R4-19). */
export type VerifiedAnswer = PlainAnswer | ({ readonly kind: 'unverified' } & Worded);

/** `{ res, description }`: 0 is accepted, 101 unverified, anything else refused. */
export const verifiedAnswerOnTheWire = codecOf(
  fields,
  ({ res, ...worded }) =>
    ok<VerifiedAnswer>(
      res === 0
        ? { kind: 'accepted', ...worded }
        : res === 101
          ? { kind: 'unverified', ...worded }
          : { kind: 'refused', code: res, ...worded },
    ),
  (answer) => ({
    res: answer.kind === 'accepted' ? 0 : answer.kind === 'unverified' ? 101 : answer.code,
    ...wordsOf(answer),
  }),
);
