/** None of these calls is in R7. Saying them twice says nothing more, so they carry no key. */
export const noticesCall = { host: 'auth', needsToken: true } as const;
