import type { OfferedJackpot } from '@kipenga/betting-core';

const prizeOf = ({ fund }: OfferedJackpot): number => fund?.prize ?? 0;
const closesAtOf = ({ fund }: OfferedJackpot): string => fund?.closesAt ?? '';

/** Offers in the order the page has them: those that can be played, the greatest prize first; then the others, the last that closed first. */
export const openFirst = (offers: readonly OfferedJackpot[]): readonly OfferedJackpot[] => [
  ...offers.filter(({ phase }) => phase === 'open').sort((one, other) => prizeOf(other) - prizeOf(one)),
  ...offers
    .filter(({ phase }) => phase !== 'open')
    .sort((one, other) => (closesAtOf(one) < closesAtOf(other) ? 1 : -1)),
];

/** Settled or cancelled: it is known what went on from it. */
const hasEnded = ({ fund }: OfferedJackpot): boolean => fund !== null && fund.rolledOver !== null;

/** The jackpot of a list that ended first; null where none has. */
export const firstEnded = (offers: readonly OfferedJackpot[]): OfferedJackpot | null =>
  offers
    .filter(hasEnded)
    .sort(
      (one, other) => closesAtOf(one).localeCompare(closesAtOf(other)) || Number(one.id) - Number(other.id),
    )[0] ?? null;
