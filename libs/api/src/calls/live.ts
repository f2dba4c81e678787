import {
  getBetWait,
  getJudgedWaits,
  getLiveCount,
  getLiveMatches,
  getMatchTimeline,
} from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Live matches and waiting bets. A file of its own, loaded only where it is used. */
export const liveApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getLiveMatches: read(build, getLiveMatches, ['Match']),
    getLiveCount: read(build, getLiveCount, ['Match']),
    getMatchTimeline: read(build, getMatchTimeline, ['Match']),
    getJudgedWaits: read(build, getJudgedWaits, []),
    getBetWait: read(build, getBetWait, ['Bet']),
  }),
});

export const {
  useGetLiveMatchesQuery,
  useGetLiveCountQuery,
  useGetMatchTimelineQuery,
  useGetJudgedWaitsQuery,
  useGetBetWaitQuery,
} = liveApi;
