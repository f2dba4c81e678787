import {
  getEarlierJackpots,
  getJackpot,
  getJackpotSeal,
  getOfferedJackpots,
  getTicketProof,
  placeJackpotBet,
  type PlaceJackpotBetRequest,
} from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';
import { callOfSlip } from './on-slip.ts';

/** The jackpot calls. */
export const jackpotsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getOfferedJackpots: read(build, getOfferedJackpots, ['Jackpot'], (_none: void) => ({})),
    getEarlierJackpots: read(build, getEarlierJackpots, ['Jackpot']),
    getJackpot: read(build, getJackpot, ['Jackpot']),
    getJackpotSeal: read(build, getJackpotSeal, ['Jackpot']),
    getTicketProof: read(build, getTicketProof, ['Jackpot']),
    placeJackpotBet: write(
      build,
      placeJackpotBet,
      (answer) => (answer?.kind === 'placed' ? ['Balance', 'Bet', 'Jackpot'] : ['Jackpot']),
      callOfSlip<PlaceJackpotBetRequest>,
    ),
  }),
});

export const {
  useGetOfferedJackpotsQuery,
  useGetEarlierJackpotsQuery,
  useGetJackpotQuery,
  useGetJackpotSealQuery,
  useGetTicketProofQuery,
} = jackpotsApi;
