/** What the calls for jackpot data have in common. */
export const jackpotDataCall = { host: 'sports', method: 'GET', retries: 3, cached: 'public' } as const;
