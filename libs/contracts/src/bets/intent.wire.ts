import { ok, refuse, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { depositAnswerOnTheWire, type DepositAnswer } from '../payments/deposit.wire.ts';
import { codecOf, type Codec } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { list } from '../pieces/rows.ts';
import { placeBetAnswerOnTheWire, type PlaceBetAnswer } from './place-bet.wire.ts';

/** Names a confirmation by the Idempotency-Key it was sent with. */
export interface IntentChoice {
  readonly key: string;
}
export const intentParams = entity(noun<IntentChoice>(), { key: ['key', z.string()] });

const STATES = ['placed', 'refused', 'waiting', 'unknown'] as const;

/** What became of a confirmation, and the answer of its call (D78, D92). */
export interface Intent {
  /** `waiting`: being placed, or for the money of its deposit. `unknown`: no such confirmation of this customer has arrived. */
  readonly state: (typeof STATES)[number];
  /** What placing the bet was answered, once it was. */
  readonly bet?: PlaceBetAnswer;
  /** The same of each of several bets, in the order they were confirmed in, once all were. One of them `placed` makes the state so. */
  readonly bets?: readonly PlaceBetAnswer[];
  /** What asking for the deposit was answered, as long as no bet was answered. */
  readonly deposit?: DepositAnswer;
}

const answerFields = z.record(z.string(), z.unknown());
const wire = z.object({
  state: z.enum(STATES),
  answer: z.optional(z.nullable(answerFields)),
  answers: z.optional(list(placeBetAnswerOnTheWire)),
});
type WireIntent = z.output<typeof wire>;

/** `state`, and the call's own answer under `answer`: with a `res` that of placing, else that of the deposit. Those of several bets are `answers`. */
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
