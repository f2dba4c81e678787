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

/** What the house goes by, as far as it is known here. */
export interface RulesInForce {
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
  /** The rules did not arrive: these are the house's usual ones. */
  readonly isGuess: boolean;
}

/** The limits, and the taxes of the platform's day as it last told them; where it has not, the usual ones of this device's day. */
export function useRulesInForce(): RulesInForce {
  const { data, error } = useGetLimitsQuery();
  const day = data?.taxes?.today ?? dayOfThisDevice();
  return {
    limits: data ?? DEFAULT_LIMITS,
    taxRecord: taxRecordOn(day, data?.taxes?.records),
    isGuess: error !== undefined && data === undefined,
  };
}
