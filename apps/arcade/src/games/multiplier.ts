import { cents, minCents, type Branded, type Cents } from '@kipenga/betting-core';

/** A factor on the stake, in whole hundredths: 2.31 is 231. */
export type Multiplier = Branded<number, 'Multiplier'>;

/** @throws RangeError for anything but whole hundredths of zero or more. */
export const multiplier = (hundredths: number): Multiplier => {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0)
    throw new RangeError(`Not a multiplier in hundredths: ${hundredths}`);
  return hundredths as Multiplier;
};

/** '2.31' for 231. */
export const formatMultiplier = (value: Multiplier): string => (value / 100).toFixed(2);

/** The payout of a stake of whole shillings: exact, and at most the cap. */
export const payoutOf = (stake: Cents, by: Multiplier, cap: Cents): Cents =>
  minCents(cents((stake / 100) * by), cap);

/** Without trailing zeros: '36', '1.95'. */
export const shortMultiplier = (value: Multiplier): string => formatMultiplier(value).replace(/\.?0+$/, '');
