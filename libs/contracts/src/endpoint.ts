import * as z from 'zod/mini';
import type { Host } from './hosts.ts';
import type { Codec } from './pieces/codec-of.ts';

/** No fields at all: what an endpoint without parameters, query or body takes. */
export type Nothing = object;

/** Text values by name: what a path or a query string can hold. */
export type TextFields = { readonly [name: string]: string | undefined };

/**
 * One call of R7: where it goes and how each part of it travels. Client and server are both made from this
 * value, so a codec is written once for both directions.
 */
export interface Endpoint<
  Response = unknown,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  At extends string = Host,
> {
  readonly name: string;
  readonly host: At;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path on the host. `{name}` is a parameter, named as on the wire. A trailing slash counts (D23). */
  readonly path: `/${string}`;
  /** The Authorization header is required. */
  readonly needsToken: boolean;
  /** How many times more the client tries after a failure without an answer (D27). */
  readonly retries: 0 | 3;
  /** The client sends one Idempotency-Key per intent (D24). */
  readonly needsIdempotencyKey: boolean;
  /** `public`: the same for everybody, may be kept by caches; `private`: never kept. */
  readonly cached: 'public' | 'private';
  readonly params: Codec<Params>;
  readonly query: Codec<Query>;
  readonly request: Codec<Body>;
  readonly requestFormat: 'none' | 'json' | 'text';
  readonly response: Codec<Response>;
  readonly responseFormat: 'json' | 'text';
  /** Media types of other forms of the same answer, for a client whose Accept names one. */
  readonly alsoAs?: readonly string[];
}

/** What `defineEndpoint` takes: what is left out has the cautious default. */
export interface EndpointDefinition<Response, Params, Query, Body, At extends string = Host>
  extends
    Partial<
      Pick<
        Endpoint,
        'needsToken' | 'retries' | 'needsIdempotencyKey' | 'cached' | 'responseFormat' | 'alsoAs'
      >
    >,
    Pick<Endpoint<Response, Params, Query, Body, At>, 'name' | 'host' | 'method' | 'path'> {
  readonly params?: Codec<Params>;
  readonly query?: Codec<Query>;
  readonly request?: Codec<Body>;
  readonly requestFormat?: 'json' | 'text';
  readonly response: Codec<Response>;
}

const nothing = z.object({}) as unknown as Codec<Nothing>;

/** Defines one call. Defaults: no token, no retries, no key, never cached, JSON both ways. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<
  Response,
  Params = Nothing,
  Query = Nothing,
  Body = Nothing,
  At extends string = Host,
>(
  definition: EndpointDefinition<Response, Params, Query, Body, At>,
): Endpoint<Response, Params, Query, Body, At> {
  return {
    needsToken: false,
    retries: 0,
    needsIdempotencyKey: false,
    cached: 'private',
    params: nothing as Codec<never>,
    query: nothing as Codec<never>,
    request: nothing as Codec<never>,
    requestFormat: definition.request ? 'json' : 'none',
    responseFormat: 'json',
    ...definition,
  };
}
