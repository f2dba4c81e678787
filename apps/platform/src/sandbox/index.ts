export { catalogueRoutes } from './catalogue/index.ts';
export type { SandboxOptions } from './sandbox-options.ts';
export { sandboxRoutes } from './sandbox-routes.ts';
