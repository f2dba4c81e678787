import type { Instant, Msisdn, ProfileId } from '@kipenga/betting-core';
import type { Endpoint, endpoints } from '@kipenga/contracts';
import type { Language } from '../wording/index.ts';
import type { Asker } from './asker-of.ts';

/** The logged-in customer who calls. */
export interface Customer {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  /** Identifies the session, but cannot be used as a token. */
  readonly tokenHash: string;
  /** The customer's language. */
  readonly language: Language;
}

/** Context of a call, besides the request itself. */
export interface CallContext {
  /** Null exactly on endpoints that need no token; see {@link customerOf}. */
  readonly customer: Customer | null;
  readonly idempotencyKey: string | null;
  /** Null on all but the account calls; see {@link askerIn}. */
  readonly asker: Asker | null;
  /** Betting time (D70). */
  readonly now: Instant;
}

export type EndpointName = keyof typeof endpoints;

/** Serves one endpoint: takes decoded input and returns domain values; the wire format is not its business. */
export type Handler<N extends EndpointName> =
  (typeof endpoints)[N] extends Endpoint<infer Response, infer Params, infer Query, infer Body>
    ? (
        input: { readonly params: Params; readonly query: Query; readonly body: Body },
        context: CallContext,
      ) => Promise<Response>
    : never;

/** Handlers of all endpoints of the contract: forget one and the platform does not compile. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };
