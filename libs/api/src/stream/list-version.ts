import { getListVersion } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from '../calls/build-call.ts';

/** How new the lists are, for who hears no stream. */
export const listVersionApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getListVersion: read(build, getListVersion, []) }),
});
