import { getListVersion } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from '../calls/build-call.ts';

/** Version of the lists, for pages without a stream. */
export const listVersionApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getListVersion: read(build, getListVersion, []) }),
});
