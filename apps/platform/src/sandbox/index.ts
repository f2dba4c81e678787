export { sandboxJobs, sandboxMobileMoney } from './sandbox-mobile-money.ts';
export { sandboxRoutes, type SandboxOptions } from './sandbox-routes.ts';
