import { priceCombination } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Prices picks of one match as a combination. Kept apart from the markets, so that only pages with combinations load it. */
export const combinationApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ priceCombination: read(build, priceCombination, ['Match']) }),
});

export const { usePriceCombinationQuery } = combinationApi;
