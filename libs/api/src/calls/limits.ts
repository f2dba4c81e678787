import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** What the house allows: loaded at start (R4-27), long before anything is placed. */
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
