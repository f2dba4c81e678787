import { cents, minCents, type Branded, type Cents } from '@kipenga/betting-core';

/** What a stake is multiplied by, in whole hundredths: 2.31 is 231. */
export type Multiplier = Branded<number, 'Multiplier'>;

/** @throws RangeError for anything but whole hundredths of zero or more. */
export const multiplier = (hundredths: number): Multiplier => {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0)
    throw new RangeError(`Not a multiplier in hundredths: ${hundredths}`);
  return hundredths as Multiplier;
};

/** '2.31' for 231. */
export const formatMultiplier = (value: Multiplier): string => (value / 100).toFixed(2);

/** What a stake of whole shillings brings: exact, and never above the cap. */
export const payoutOf = (stake: Cents, by: Multiplier, cap: Cents): Cents =>
  minCents(cents((stake / 100) * by), cap);

/** As short as it is exact: '36', '1.95'. */
export const shortMultiplier = (value: Multiplier): string => formatMultiplier(value).replace(/\.?0+$/, '');
