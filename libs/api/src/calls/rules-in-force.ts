import {
  DEFAULT_LIMITS,
  instantFromMs,
  nairobiDayOf,
  taxRecordOn,
  type BetLimits,
  type TaxRecord,
} from '@kipenga/betting-core';
import { useGetLimitsQuery } from './limits.ts';

const dayOfThisDevice = () => nairobiDayOf(instantFromMs(Date.now()));

/** Limits and taxes of the house, as far as they are known here. */
export interface RulesInForce {
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
  /** True if the rules could not be loaded and the usual ones are used instead. */
  readonly isGuess: boolean;
}

/**
 * Returns the limits and taxes of the platform's current day as last loaded; if none were loaded, the usual ones for this device's
 * date.
 */
export function useRulesInForce(): RulesInForce {
  const { data, error } = useGetLimitsQuery();
  const day = data?.taxes?.today ?? dayOfThisDevice();
  return {
    limits: data ?? DEFAULT_LIMITS,
    taxRecord: taxRecordOn(day, data?.taxes?.records),
    isGuess: error !== undefined && data === undefined,
  };
}
