import { ok, refuse, type IdentityForm, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { RES_AND_WORDS, wordsOf, type ResAndWords, type Worded } from './plain-answer.wire.ts';

/** States of a customer's identity; `needed` before one was given. */
export const IDENTITY_STATES = ['needed', 'pending', 'refused', 'verified'] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** The house's verdict on an identity. The words of a refusal say how to correct it. */
export interface IdentityAnswer extends Worded {
  readonly state: Exclude<IdentityState, 'needed'>;
}

const LONGEST = 200;
const typed = z.string().check(z.maxLength(LONGEST));

const answerOnTheWire = codecOf(
  entity(noun<ResAndWords & Pick<IdentityAnswer, 'state'>>(), {
    ...RES_AND_WORDS,
    state: ['state', z.enum(['pending', 'refused', 'verified'])],
  }),
  ({ res, state, ...worded }): Result<IdentityAnswer, string> =>
    res === 0 ? ok({ state, ...wordsOf(worded) }) : refuse(`no identity, res ${res}`),
  ({ state, ...worded }) => ({ res: 0, state, ...wordsOf(worded) }),
);

/** Submits an identity (D116): `{ id_number, birth_date, name }` as typed. */
export const proveIdentity = defineEndpoint({
  name: 'proveIdentity',
  host: 'auth',
  method: 'POST',
  path: '/identity',
  needsToken: true,
  request: entity(noun<IdentityForm>(), {
    id_number: ['idNumber', typed],
    birth_date: ['birthDate', typed],
    name: ['name', typed],
  }),
  response: answerOnTheWire,
});
