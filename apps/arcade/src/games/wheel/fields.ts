/** A field of the wheel: what it pays, the stake included, or by how much it multiplies what the next turn pays. */
export type Field = { readonly pays: number } | { readonly times: number };

/**
 * How many fields of the wheel have each number. A number comes as much seldomer as it pays more: 48 / number fields have it, so that
 * every number gives back the same.
 */
export const NUMBERS = [2, 3, 8, 16, 24, 48] as const;
export type WheelNumber = (typeof NUMBERS)[number];

const SPREAD = 48;

/** How many fields have the number. */
export const fieldsWith = (number: WheelNumber): number => SPREAD / number;

/** The 54 fields around the wheel, clockwise: 52 numbers, no two alike beside each other, and two multipliers. */
const AROUND =
  'x2 2 3 2 8 3 2 16 2 3 2 3 2 8 3 2 24 2 3 2 3 2 8 2 3 48 2 x3 2 3 2 8 3 2 3 2 16 2 3 2 8 2 3 24 2 3 2 16 2 3 8 2 3 2';

const fieldOf = (text: string): Field =>
  text.startsWith('x') ? { times: Number(text.slice(1)) } : { pays: Number(text) };

export const FIELDS: readonly Field[] = AROUND.split(' ').map(fieldOf);

/** The places of the fields that have a number. */
export const NUMBER_PLACES: readonly number[] = FIELDS.flatMap((field, place) =>
  'pays' in field ? [place] : [],
);
