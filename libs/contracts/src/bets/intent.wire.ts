import { ok, refuse, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { depositAnswerOnTheWire, type DepositAnswer } from '../payments/deposit.wire.ts';
import { codecOf, type Codec } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { list } from '../pieces/rows.ts';
import { placeBetAnswerOnTheWire, type PlaceBetAnswer } from './place-bet.wire.ts';

/** Selects a confirmation by the Idempotency-Key it was sent with. */
export interface IntentChoice {
  readonly key: string;
}
export const intentParams = entity(noun<IntentChoice>(), { key: ['key', z.string()] });

const STATES = ['placed', 'refused', 'waiting', 'unknown'] as const;

/** Outcome of a confirmation, with the answer to its call (D78, D92). */
export interface Intent {
  /**
   * `waiting`: being placed, or waiting for the money of its deposit. `unknown`: no such confirmation of this customer has arrived.
   */
  readonly state: (typeof STATES)[number];
  /** Answer to placing the bet, once there is one. */
  readonly bet?: PlaceBetAnswer;
  /**
   * Answers to each of several bets in the order of confirmation, once all are answered. The state is `placed` if one of them is.
   */
  readonly bets?: readonly PlaceBetAnswer[];
  /** Answer to the deposit, while no bet is answered. */
  readonly deposit?: DepositAnswer;
}

const answerFields = z.record(z.string(), z.unknown());
const wire = z.object({
  state: z.enum(STATES),
  answer: z.optional(z.nullable(answerFields)),
  answers: z.optional(list(placeBetAnswerOnTheWire)),
});
type WireIntent = z.output<typeof wire>;

/**
 * `state`, and the call's answer as `answer`: that of placing if it has a `res`, else that of the deposit. Several bets have
 * `answers`.
 */
export const intentOnTheWire = codecOf(
  wire,
  ({ state, answer, answers: bets }): Result<Intent, string> => {
    if (bets !== undefined) return ok({ state, bets });
    if (answer == null) return ok({ state });
    if ('res' in answer) return withAnswer(placeBetAnswerOnTheWire, answer, (bet) => ({ state, bet }));
    return withAnswer(depositAnswerOnTheWire, answer, (deposit) => ({ state, deposit }));
  },
  ({ state, bet, bets, deposit }): WireIntent => {
    if (bets) return { state, answers: bets };
    if (bet) return { state, answer: fields(placeBetAnswerOnTheWire, bet) };
    return deposit ? { state, answer: fields(depositAnswerOnTheWire, deposit) } : { state };
  },
);

/* @__NO_SIDE_EFFECTS__ */
function withAnswer<Answer>(
  codec: Codec<Answer>,
  answer: unknown,
  intentOf: (answer: Answer) => Intent,
): Result<Intent, string> {
  const read = z.safeDecode(codec, answer);
  return read.success ? ok(intentOf(read.data)) : refuse('an answer that is not of this call');
}

const fields = <Answer>(codec: Codec<Answer>, answer: Answer): Record<string, unknown> =>
  z.encode(codec, answer) as Record<string, unknown>;
