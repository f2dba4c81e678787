import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** The house's limits, loaded at start (R4-27), long before a bet is placed. */
export const limitsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getLimits: read(
      build,
      async () => (await import('@kipenga/contracts/limits')).getLimits,
      ['Limits'],
      (_none: void) => ({}),
    ),
  }),
});

export const { useGetLimitsQuery } = limitsApi;
