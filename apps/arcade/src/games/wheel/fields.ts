/** A field of the wheel: either the pay of its number, the stake included, or a factor on the next turn's pay. */
export type Field = { readonly pays: number } | { readonly times: number };

/** The numbers on the wheel. Each is on 48 / number fields, so that all numbers have the same return. */
export const NUMBERS = [2, 3, 8, 16, 24, 48] as const;
export type WheelNumber = (typeof NUMBERS)[number];

const SPREAD = 48;

/** The count of fields with this number. */
export const fieldsWith = (number: WheelNumber): number => SPREAD / number;

/** The 54 fields around the wheel, clockwise: 52 numbers, no two alike beside each other, and two multipliers. */
const AROUND =
  'x2 2 3 2 8 3 2 16 2 3 2 3 2 8 3 2 24 2 3 2 3 2 8 2 3 48 2 x3 2 3 2 8 3 2 3 2 16 2 3 2 8 2 3 24 2 3 2 16 2 3 8 2 3 2';

const fieldOf = (text: string): Field =>
  text.startsWith('x') ? { times: Number(text.slice(1)) } : { pays: Number(text) };

export const FIELDS: readonly Field[] = AROUND.split(' ').map(fieldOf);

/** The places of the fields with a number. */
export const NUMBER_PLACES: readonly number[] = FIELDS.flatMap((field, place) =>
  'pays' in field ? [place] : [],
);
