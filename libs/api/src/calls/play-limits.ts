import {
  answerRealityCheck,
  excludeSelf,
  getGamePlay,
  getPlayLimits,
  setDayLimit,
  setDepositLimit,
  takeTimeOut,
} from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** The customer's own limits, breaks and play. After each write they are read again, even if it got no answer. */
export const playLimitsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getPlayLimits: read(build, getPlayLimits, ['PlayLimits', 'Balance']),
    setDepositLimit: write(build, setDepositLimit, ['PlayLimits']),
    setDayLimit: write(build, setDayLimit, ['PlayLimits']),
    takeTimeOut: write(build, takeTimeOut, ['PlayLimits']),
    excludeSelf: write(build, excludeSelf, ['PlayLimits']),
    getGamePlay: read(build, getGamePlay, ['PlayLimits']),
    answerRealityCheck: write(build, answerRealityCheck, ['PlayLimits']),
  }),
});

export const {
  useGetPlayLimitsQuery,
  useSetDepositLimitMutation,
  useSetDayLimitMutation,
  useTakeTimeOutMutation,
  useExcludeSelfMutation,
  useGetGamePlayQuery,
  useAnswerRealityCheckMutation,
} = playLimitsApi;
