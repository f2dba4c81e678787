import { getBetProof, getBooksSeal } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** The proof of a bet and the roots of the books: with the first proof that is looked at. */
export const betProofApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getBetProof: read(build, getBetProof, ['Bet']),
    getBooksSeal: read(build, getBooksSeal, []),
  }),
});

export const { useGetBetProofQuery, useGetBooksSealQuery } = betProofApi;
