export type { SandboxOptions } from './sandbox-options.ts';
export { sandboxRoutes } from './sandbox-routes.ts';
