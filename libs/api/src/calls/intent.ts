import { getIntent } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Reads the outcome of a confirmed bet or payment by its idempotency key. */
export const intentApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getIntent: read(build, getIntent, []) }),
});
