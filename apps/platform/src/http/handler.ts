import type { Instant, Msisdn, ProfileId } from '@kipenga/betting-core';
import type { Endpoint, endpoints } from '@kipenga/contracts';
import type { Language } from '../wording/index.ts';
import type { Asker } from './asker-of.ts';

/** Who is calling, when it is a logged-in customer. */
export interface Customer {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
  /** Names the session without being able to use it. */
  readonly tokenHash: string;
  /** What the customer reads. */
  readonly language: Language;
}

/** What a handler knows beside the request. */
export interface CallContext {
  /** Null on an endpoint that needs no token, and on no other; see {@link customerOf}. */
  readonly customer: Customer | null;
  readonly idempotencyKey: string | null;
  /** Null on all but the account calls; see {@link askerIn}. */
  readonly asker: Asker | null;
  /** Betting time (D70). */
  readonly now: Instant;
}

export type EndpointName = keyof typeof endpoints;

/** Serves one endpoint: decoded in, domain out; the wire is not its business. */
export type Handler<N extends EndpointName> =
  (typeof endpoints)[N] extends Endpoint<infer Response, infer Params, infer Query, infer Body>
    ? (
        input: { readonly params: Params; readonly query: Query; readonly body: Body },
        context: CallContext,
      ) => Promise<Response>
    : never;

/** Every endpoint of the contract, served: forget one and the platform does not compile. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };
