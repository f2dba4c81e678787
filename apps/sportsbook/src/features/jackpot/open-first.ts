import type { OfferedJackpot } from '@kipenga/betting-core';

const prizeOf = ({ fund }: OfferedJackpot): number => fund?.prize ?? 0;
const closesAtOf = ({ fund }: OfferedJackpot): string => fund?.closesAt ?? '';

/** Offers in the page's order: open ones first, by prize, largest first; then the others, latest closed first. */
export const openFirst = (offers: readonly OfferedJackpot[]): readonly OfferedJackpot[] => [
  ...offers.filter(({ phase }) => phase === 'open').sort((one, other) => prizeOf(other) - prizeOf(one)),
  ...offers
    .filter(({ phase }) => phase !== 'open')
    .sort((one, other) => (closesAtOf(one) < closesAtOf(other) ? 1 : -1)),
];

/** True for a settled or cancelled jackpot, whose rollover is known. */
const hasEnded = ({ fund }: OfferedJackpot): boolean => fund !== null && fund.rolledOver !== null;

/** The jackpot of a list that ended first; null if none has. */
export const firstEnded = (offers: readonly OfferedJackpot[]): OfferedJackpot | null =>
  offers
    .filter(hasEnded)
    .sort(
      (one, other) => closesAtOf(one).localeCompare(closesAtOf(other)) || Number(one.id) - Number(other.id),
    )[0] ?? null;
