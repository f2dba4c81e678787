import { LIMIT_PERIODS, ok, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, type AnyCodec, type Codec } from '../pieces/codec-of.ts';
import { marketTypeIdText, outcomeKeyText } from '../pieces/ids.ts';
import { decimalOdds } from '../pieces/decimal-odds.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { count } from '../pieces/text.ts';
import { REASONS, type Reason, type ReasonValues, type ReasonValueType } from './reasons.ts';

const TRAVELS: { readonly [T in ReasonValueType]: Codec<ReasonValues[T]> } = {
  money: kes,
  count,
  instant: nairobiDatetime,
  'far-instant': nairobiDatetime,
  period: z.enum(LIMIT_PERIODS),
  matches: z.array(z.object({ home: z.string(), away: z.string() })),
  picks: z.array(
    z.object({
      marketTypeId: marketTypeIdText,
      outcomeKey: outcomeKeyText,
      homeTeam: z.string(),
      awayTeam: z.string(),
    }),
  ),
  'odds-changes': z.array(z.object({ was: decimalOdds, now: decimalOdds })),
  reference: z.string(),
  word: z.string(),
  'withdrawal-parts': z.object({ fee: kes, tax: kes, stays: kes }),
};

const fieldsOf = (types: Readonly<Record<string, ReasonValueType>>): Record<string, AnyCodec> =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, TRAVELS[type]]));

type OneReason = z.ZodMiniObject<{ code: z.ZodMiniLiteral<string>; values: z.ZodMiniObject }>;

const named = z.discriminatedUnion(
  'code',
  Object.entries(REASONS).map(([code, types]) =>
    z.object({ code: z.literal(code), values: z.object(fieldsOf(types)) }),
  ) as unknown as readonly [OneReason, ...OneReason[]],
);

/** Anything else is not a reason; the client then shows the words beside it. */
const unnamed = codecOf(
  z.unknown(),
  (): Result<null, string> => ok(null),
  (): unknown => null,
);

const either = z.union([named, unnamed]) as unknown as Codec<Reason | null>;

/** True if the reason can be encoded: a stored answer may have a reason of another version, or values that our codecs refuse. */
const canTravel = (reason: Reason): boolean => {
  try {
    return z.safeEncode(named as unknown as Codec<Reason>, reason).success;
  } catch {
    return false;
  }
};

/** `{ code, values }` beside the words of an answer; absent from a platform without reasons. */
export const reasonOnTheWire: Codec<Reason | undefined> = codecOf(
  z.optional(either),
  (reason) => ok(reason ?? undefined),
  (reason) => (reason && canTravel(reason) ? reason : undefined),
);
