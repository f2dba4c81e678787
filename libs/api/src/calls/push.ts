import { endPush, getPush, setPush } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** What this login's device is told by push. Few ask: it is a file of its own, which comes with the choice. */
export const pushApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getPush: read(build, getPush, ['NoticeSms']),
    setPush: write(build, setPush, ['NoticeSms']),
    endPush: write(build, endPush, ['NoticeSms']),
  }),
});

export const { useGetPushQuery, useSetPushMutation, useEndPushMutation } = pushApi;
