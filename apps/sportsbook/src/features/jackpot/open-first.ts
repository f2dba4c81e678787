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
