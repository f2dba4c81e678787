import { getIntent } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** What became of a confirmation, by the key it was sent with. */
export const intentApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getIntent: read(build, getIntent, []) }),
});
