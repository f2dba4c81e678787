import { createApi } from '@reduxjs/toolkit/query/react';
import { CACHE_TAGS } from './cache-tags.ts';
import { lateBaseQuery } from './transport/late-base-query.ts';

/**
 * The cache of server answers. Each room adds its calls (`calls/`), so that a route loads only the calls it makes. A store needs
 * its reducer, its middleware, and `{ transport }` in the thunk extra argument.
 */
export const bettingApi = createApi({
  reducerPath: 'api',
  baseQuery: lateBaseQuery,
  tagTypes: CACHE_TAGS,
  keepUnusedDataFor: 60,
  refetchOnFocus: true, // D48; needs setupListeners in the browser
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
