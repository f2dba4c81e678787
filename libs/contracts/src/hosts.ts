/** The hosts of R7. Each has its own base URL in the client's configuration. */
export const HOSTS = ['sports', 'casino-1', 'casino-2', 'betting', 'auth'] as const;
export type Host = (typeof HOSTS)[number];

/** Base path of each host on one server (D20), so that equal paths of two hosts do not collide. */
export const HOST_BASE_PATHS: { readonly [H in Host]: string } = {
  sports: '/host/sports',
  'casino-1': '/host/casino-1',
  'casino-2': '/host/casino-2',
  betting: '/host/betting',
  auth: '/host/auth',
};
