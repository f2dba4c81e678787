import { ok } from '@kipenga/betting-core';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { resultCode, words } from '../pieces/text.ts';

interface ResAndDescription {
  readonly res: number;
  readonly description: string;
}

const fields = entity(noun<ResAndDescription>(), {
  res: ['res', resultCode],
  description: ['description', words],
});

/** Done, or refused with the wire's `res` as `code`. */
export type PlainAnswer =
  | { readonly kind: 'accepted'; readonly description: string }
  | { readonly kind: 'refused'; readonly code: number; readonly description: string };

/** `{ res, description }`: 0 is done, anything else refused. */
export const plainAnswerOnTheWire = codecOf(
  fields,
  ({ res, description }) =>
    ok<PlainAnswer>(
      res === 0 ? { kind: 'accepted', description } : { kind: 'refused', code: res, description },
    ),
  (answer) => ({ res: answer.kind === 'accepted' ? 0 : answer.code, description: answer.description }),
);

/** As a plain answer, with one refusal of its own: the phone number was never verified (R4-17, R4-19). */
export type VerifiedAnswer = PlainAnswer | { readonly kind: 'unverified'; readonly description: string };

/** `{ res, description }`: 0 is done, 101 unverified, anything else refused. */
export const verifiedAnswerOnTheWire = codecOf(
  fields,
  ({ res, description }) =>
    ok<VerifiedAnswer>(
      res === 0
        ? { kind: 'accepted', description }
        : res === 101
          ? { kind: 'unverified', description }
          : { kind: 'refused', code: res, description },
    ),
  (answer) => ({
    res: answer.kind === 'accepted' ? 0 : answer.kind === 'unverified' ? 101 : answer.code,
    description: answer.description,
  }),
);
