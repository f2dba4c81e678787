import { numberBelow, type Digest } from '../../fairness/digest.ts';
import type { ChipRules } from '../chips/chip-rules.ts';
import { multiplier } from '../multiplier.ts';
import type { PossibleResult } from '../unrisked.ts';
import { FIELDS, NUMBER_PLACES, NUMBERS } from './fields.ts';

/**
 * The places where the wheel stops, turn after turn, counted clockwise: that of a number, or that of a multiplier and
 * then that of a number.
 */
export type Turns = readonly number[];

/** The long-run return of any number, in percent of stakes: 48 x (52 + 2 + 3) of 54 x 52. */
export const WHEEL_RETURN_PERCENT = 97.44;

/**
 * The turns that follow from a digest. Its first word names a field. If that is a multiplier, the wheel turns once
 * more, and the second word names one of the fields with a number.
 */
export const turnWheel = (digest: Digest): Turns => {
  const first = numberBelow(digest, 0, FIELDS.length);
  if (NUMBER_PLACES.includes(first)) return [first];
  return [first, NUMBER_PLACES[numberBelow(digest, 1, NUMBER_PLACES.length)] ?? 0];
};

/** The result of the turns: the number, and the factor on its pay. */
export const resultOf = (turns: Turns): { readonly number: number; readonly times: number } => {
  const fields = turns.map((place) => FIELDS[place] ?? { pays: 0 });
  const times = fields.reduce((all, field) => ('times' in field ? all * field.times : all), 1);
  const number = fields.reduce((last, field) => ('pays' in field ? field.pays : last), 0);
  return { number, times };
};

/** All possible results: every first field, and every number behind a multiplier, by their weights. */
const RESULTS = FIELDS.flatMap((field, first): readonly PossibleResult<Turns>[] =>
  'pays' in field
    ? [{ outcome: [first], weight: BigInt(NUMBER_PLACES.length) }]
    : NUMBER_PLACES.map((second) => ({ outcome: [first, second], weight: 1n })),
);

/** The rules of the wheel: chips are on the number where it stops. */
export const WHEEL: ChipRules<Turns> = {
  spots: new Set(NUMBERS.map(String)),
  blocks: 1,
  outcomeOf: turnWheel,
  results: RESULTS,
  pays: (spot, turns) => {
    const { number, times } = resultOf(turns);
    return multiplier(spot === String(number) ? number * times * 100 : 0);
  },
};

/** A result as it is listed and verified: '8', '8 ×3'. */
export const writtenResult = (turns: Turns): string => {
  const { number, times } = resultOf(turns);
  return times === 1 ? String(number) : `${number} ×${times}`;
};
