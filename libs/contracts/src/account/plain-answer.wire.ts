import { ok } from '@kipenga/betting-core';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { resultCode, words } from '../pieces/text.ts';
import { reasonOnTheWire } from '../reasons/reason.wire.ts';
import type { Reason } from '../reasons/reasons.ts';

interface ResAndDescription {
  readonly res: number;
  readonly description: string;
  readonly reason?: Reason;
}

const fields = entity(noun<ResAndDescription>(), {
  res: ['res', resultCode],
  description: ['description', words],
  reason: ['reason', reasonOnTheWire],
});

/** What an answer says: its words, and why where it names that. */
export const wordsOf = <Said extends { readonly description: string; readonly reason?: Reason }>({
  description,
  reason,
}: Said): { readonly description: string; readonly reason?: Reason } => ({
  description,
  ...(reason && { reason }),
});

/** Done, or refused with the wire's `res` as `code`. */
export type PlainAnswer =
  | { readonly kind: 'accepted'; readonly description: string; readonly reason?: Reason }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly description: string;
      readonly reason?: Reason;
    };

/** `{ res, description }`: 0 is done, anything else refused. */
export const plainAnswerOnTheWire = codecOf(
  fields,
  ({ res, ...worded }) =>
    ok<PlainAnswer>(res === 0 ? { kind: 'accepted', ...worded } : { kind: 'refused', code: res, ...worded }),
  (answer) => ({ res: answer.kind === 'accepted' ? 0 : answer.code, ...wordsOf(answer) }),
);

/** As a plain answer, with one refusal of its own: the phone number was never verified (R4-17, R4-19). */
export type VerifiedAnswer =
  PlainAnswer | { readonly kind: 'unverified'; readonly description: string; readonly reason?: Reason };

/** `{ res, description }`: 0 is done, 101 unverified, anything else refused. */
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
