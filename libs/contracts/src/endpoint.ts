import * as z from 'zod/mini';
import type { Host } from './hosts.ts';
import type { Codec } from './pieces/codec-of.ts';

/** No fields: for endpoints without parameters, query or body. */
export type Nothing = object;

/** Text values by name, as a path or a query string contains them. */
export type TextFields = { readonly [name: string]: string | undefined };

/**
 * One call of R7: its address and the codec of each part. Client and server both use this value, so each codec is written once for
 * both directions.
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
  /** True if the Authorization header is required. */
  readonly needsToken: boolean;
  /** Number of further tries after a failure without an answer (D27). */
  readonly retries: 0 | 3;
  /** True if the client sends one Idempotency-Key per intent (D24). */
  readonly needsIdempotencyKey: boolean;
  /** `public`: the same for everybody, may be cached; `private`: never stored. */
  readonly cached: 'public' | 'private';
  readonly params: Codec<Params>;
  readonly query: Codec<Query>;
  readonly request: Codec<Body>;
  readonly requestFormat: 'none' | 'json' | 'text';
  readonly response: Codec<Response>;
  readonly responseFormat: 'json' | 'text';
  /** Media types of other forms of the answer, for a client that names one in Accept. */
  readonly alsoAs?: readonly string[];
}

/** The argument of `defineEndpoint`; fields that are left out get the cautious default. */
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
