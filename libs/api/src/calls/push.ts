import { endPush, getPush, setPush } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read, write } from './build-call.ts';

/** Push topics of this login's device. A file of its own, loaded with the form that sets them. */
export const { useGetPushQuery, useSetPushMutation, useEndPushMutation } = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    getPush: read(build, getPush, ['Push']),
    setPush: write(build, setPush, ['Push']),
    endPush: write(build, endPush, ['Push']),
  }),
});
