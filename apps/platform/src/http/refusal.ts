import type { Result } from '@kipenga/betting-core';
import type { Reason } from '@kipenga/contracts';
import { worded, type Worded } from '../wording/index.ts';

/** Thrown by a handler to answer with a status of its own; the description is shown to people. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly status: number;
  /** Seconds after which a repeated request makes sense. */
  readonly retryAfter: number | null;
  /** The reason, for clients that word it themselves. */
  readonly reason: Reason | null;

  constructor(
    status: 400 | 401 | 403 | 404 | 421 | 429 | 501 | 503,
    said: string | Worded,
    retryAfter: number | null = null,
  ) {
    super(typeof said === 'string' ? said : said.description);
    this.reason = typeof said === 'string' ? null : said.reason;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The request is invalid. */
export const badRequest = (said: string | Worded): HttpRefusal => new HttpRefusal(400, said);
/** Returns a decoded body. @throws HttpRefusal 400 with the reason it cannot be read. */
export const orUnreadable = <T>(body: Result<T, string>): T => {
  if (!body.ok) throw badRequest(`The body cannot be read. ${body.reason}`);
  return body.value;
};
/** The list was requested without the house's client id, or with another. No 401 or 403: those end a customer's session (R4-21). */
export const clientUnknown = (): HttpRefusal => badRequest(worded('client-unknown'));
/** The token is missing or dead (D25). */
export const tokenIsDead = (): HttpRefusal => new HttpRefusal(401, 'Please log in again.');
/** The token is of another kind (D25). */
export const wrongKindOfToken = (): HttpRefusal => new HttpRefusal(403, 'This token cannot be used here.');
/** It does not exist, or belongs to another customer: the two look alike (D23). */
export const notFound = (): HttpRefusal => new HttpRefusal(404, 'Not found.');
/** The request names a host that is not ours. */
export const wrongHost = (): HttpRefusal =>
  new HttpRefusal(421, 'This server is not called by that name. ALLOWED_HOSTS can add it.');
/** Too many requests (D25). */
export const tooManyRequests = (retryAfter: number): HttpRefusal =>
  new HttpRefusal(429, 'Too many requests. Please try again in a little while.', retryAfter);
