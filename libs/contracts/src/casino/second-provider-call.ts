/** What the lists of provider 2 have in common. */
export const secondProviderCall = { host: 'casino-2', method: 'GET', cached: 'public' } as const;
