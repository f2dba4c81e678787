import { cents, kes, type Cents } from '@kipenga/betting-core';

/** An amount on one spot of a board. */
export interface Chip {
  readonly spot: string;
  readonly amount: Cents;
}

/** The smallest chip, in shillings; amounts are multiples of it. */
export const SMALLEST_CHIP = 10;

/** The most spots in one stake. */
export const MOST_SPOTS = 60;

const WRITTEN = /^(?<spot>[a-z0-9:-]+)=(?<shillings>[1-9][0-9]{0,5})$/;

/** Writes chips as page and table exchange them: 'red=50 straight:17=10', in shillings. */
export const writeChips = (chips: readonly Chip[]): string =>
  chips.map(({ spot, amount }) => `${spot}=${amount / kes(1)}`).join(' ');

const readChip = (text: string): Chip | null => {
  const { spot, shillings } = WRITTEN.exec(text)?.groups ?? {};
  if (spot === undefined || Number(shillings) % SMALLEST_CHIP !== 0) return null;
  return { spot, amount: kes(Number(shillings)) };
};

/** The total of all chips. */
export const sumOf = (chips: readonly Chip[]): Cents =>
  cents(chips.reduce((sum, { amount }) => sum + amount, 0));

/** Reads chips from a request; null for a malformed chip, an unknown spot, two chips on one spot, or too many spots. */
export const readChips = (text: unknown, spots: ReadonlySet<string>): readonly Chip[] | null => {
  if (typeof text !== 'string') return null;
  const chips = text.split(' ', MOST_SPOTS + 1).map(readChip);
  const known = chips.filter((chip) => chip !== null && spots.has(chip.spot));
  const isEachAlone = new Set(known.map((chip) => chip?.spot)).size === chips.length;
  return isEachAlone && chips.length <= MOST_SPOTS ? chips.flatMap((chip) => chip ?? []) : null;
};
