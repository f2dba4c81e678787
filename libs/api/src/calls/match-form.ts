import { getMatchForm } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** Recent form. Past results do not change while a page is open, so they are never loaded again. */
export const matchFormApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getMatchForm: read(build, getMatchForm, []) }),
});

export const { useGetMatchFormQuery } = matchFormApi;
