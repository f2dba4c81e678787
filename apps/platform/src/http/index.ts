export { buildServer } from './build-server.ts';
export type { AnswerFile, AnswerForms } from './answer-forms.ts';
export { idempotencyKeyIn, jsonBodyOf, mountContract } from './mount-contract.ts';
export type { Asker } from './asker-of.ts';
export { askerIn, customerOf, ownerOf } from './customer-of.ts';
export type { CallContext, Customer, EndpointName, Handlers } from './handler.ts';
export { badRequest, HttpRefusal, notFound, tooManyRequests } from './refusal.ts';
export { parseJson } from './parse-json.ts';
export {
  addressLimits,
  DEFAULT_ADDRESS_LIMITS,
  type AddressLimiter,
  type AddressLimits,
  type Caller,
} from './rate-limits.ts';
export { cachedLists } from './cached-list.ts';
export {
  DEFAULT_STREAM_LIMITS,
  eventStreams,
  type EventStream,
  type EventStreams,
  type StreamLimits,
} from './event-streams.ts';
export { textFields } from './text-fields.ts';
export { pagePolicy } from './security-headers.ts';
export { networkOf } from './network-of.ts';
export { serveHealth } from './health.ts';
export { serveAssetLinks } from './serve-asset-links.ts';
export { serveOpenApi } from './open-api.ts';
export {
  giveXsrfTo,
  isFromElsewhere,
  refuseForgedWrites,
  refuseOtherSites,
  refuseUnmarkedWrites,
} from './check-xsrf.ts';
export { refuseUnknownCalls } from './error-replies.ts';
export { platformLogger, type AnsweredRequest } from './log-requests.ts';
export { likedFirst } from './answer-forms.ts';
export { takesBrotli } from './takes-brotli.ts';
