import { priceCombination } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** What picks of one match pay together. Apart from the markets, so that only who combines picks brings it. */
export const combinationApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ priceCombination: read(build, priceCombination, ['Match']) }),
});

export const { usePriceCombinationQuery } = combinationApi;
