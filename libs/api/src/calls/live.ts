import {
  getBetWait,
  getJudgedWaits,
  getLiveCount,
  getLiveMatches,
  getMatchTimeline,
} from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Matches in play and bets that wait. Apart from the sports, so that only who asks for it brings it. */
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
