import { cents, kes, type Cents } from '@kipenga/betting-core';

/** Money on one spot of a board. */
export interface Chip {
  readonly spot: string;
  readonly amount: Cents;
}

/** The smallest chip, in shillings: money on a spot is a multiple of it. */
export const SMALLEST_CHIP = 10;

/** On how many spots one stake may lie. */
export const MOST_SPOTS = 60;

const WRITTEN = /^(?<spot>[a-z0-9:-]+)=(?<shillings>[1-9][0-9]{0,5})$/;

/** Chips as page and table tell each other: 'red=50 straight:17=10', in shillings. */
export const writeChips = (chips: readonly Chip[]): string =>
  chips.map(({ spot, amount }) => `${spot}=${amount / kes(1)}`).join(' ');

const readChip = (text: string): Chip | null => {
  const { spot, shillings } = WRITTEN.exec(text)?.groups ?? {};
  if (spot === undefined || Number(shillings) % SMALLEST_CHIP !== 0) return null;
  return { spot, amount: kes(Number(shillings)) };
};

/** What all chips come to. */
export const sumOf = (chips: readonly Chip[]): Cents =>
  cents(chips.reduce((sum, { amount }) => sum + amount, 0));

/** Chips as a page sends them; null unless each lies on a spot of its own that the board has. */
export const readChips = (text: unknown, spots: ReadonlySet<string>): readonly Chip[] | null => {
  if (typeof text !== 'string') return null;
  const chips = text.split(' ', MOST_SPOTS + 1).map(readChip);
  const known = chips.filter((chip) => chip !== null && spots.has(chip.spot));
  const isEachAlone = new Set(known.map((chip) => chip?.spot)).size === chips.length;
  return isEachAlone && chips.length <= MOST_SPOTS ? chips.flatMap((chip) => chip ?? []) : null;
};
