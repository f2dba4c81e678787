import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the apps do not use of the router. The package is one large module whose contexts, forwarded
 * components and their display names look like side effects, which keeps forms, links and prefetching in every page: marking
 * them as what they are, pure, takes 9 KB (brotli) off the first visit.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'kipenga:lean-router',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^[ \t]*\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.)(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1$2('),
        map: null,
      }),
    },
  };
}
