/** Settings shared by the calls for sports data (R7-01..09). */
export const sportsDataCall = { host: 'sports', method: 'GET', retries: 3, cached: 'public' } as const;
