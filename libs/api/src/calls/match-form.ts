import { getMatchForm } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { read } from './build-call.ts';

/** How both sides of a match did last. What is past does not change while a page is open. */
export const matchFormApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getMatchForm: read(build, getMatchForm, []) }),
});

export const { useGetMatchFormQuery } = matchFormApi;
