import { endPush, getPush, setPush } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** What this login's device is told by push. Few ask: it is a file of its own, which comes with the choice. */
export const { useGetPushQuery, useSetPushMutation, useEndPushMutation } = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getPush: read(build, getPush, ['Push']),
    setPush: write(build, setPush, ['Push']),
    endPush: write(build, endPush, ['Push']),
  }),
});
