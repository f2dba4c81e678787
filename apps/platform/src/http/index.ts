export { buildServer } from './build-server.ts';
export { mountContract, type Authenticate } from './mount-contract.ts';
export type { Asker } from './asker-of.ts';
export { askerIn, customerOf, ownerOf } from './customer-of.ts';
export type { CallContext, Customer, EndpointName, Handler, Handlers } from './handler.ts';
export { badRequest, HttpRefusal, notFound, notServedYet, tooManyRequests } from './refusal.ts';
export { parseJson } from './parse-json.ts';
export {
  addressLimits,
  DEFAULT_ADDRESS_LIMITS,
  type AddressLimiter,
  type AddressLimits,
  type Caller,
} from './rate-limits.ts';
export { cachedLists } from './cached-list.ts';
export { pagePolicy } from './security-headers.ts';
export { serveHealth } from './health.ts';
export { serveOpenApi } from './open-api.ts';
export { refuseOtherSites } from './check-xsrf.ts';
export { refuseUnknownCalls } from './error-replies.ts';
export { platformLogger } from './log-requests.ts';
export { takesBrotli } from './takes-brotli.ts';
