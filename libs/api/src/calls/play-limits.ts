import { excludeSelf, getPlayLimits, setDepositLimit, takeTimeOut } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** The customer's own limits and breaks. Answered or not, what holds is asked for again. */
export const playLimitsApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getPlayLimits: read(build, getPlayLimits, ['PlayLimits']),
    setDepositLimit: write(build, setDepositLimit, ['PlayLimits']),
    takeTimeOut: write(build, takeTimeOut, ['PlayLimits']),
    excludeSelf: write(build, excludeSelf, ['PlayLimits']),
  }),
});

export const {
  useGetPlayLimitsQuery,
  useSetDepositLimitMutation,
  useTakeTimeOutMutation,
  useExcludeSelfMutation,
} = playLimitsApi;
