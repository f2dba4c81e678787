import { getBetProof, getBooksSeal } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Proofs of bets and the roots of the books, loaded with the first proof. */
export const betProofApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getBetProof: read(build, getBetProof, ['Bet']),
    getBooksSeal: read(build, getBooksSeal, []),
  }),
});

export const { useGetBetProofQuery, useGetBooksSealQuery } = betProofApi;
