import type * as z from 'zod/mini';
import * as account from './account/account.endpoints.ts';
import { proveIdentity } from './account/identity.endpoints.ts';
import * as notices from './account/notices.endpoints.ts';
import * as ownAccount from './account/own-account.endpoints.ts';
import * as push from './account/push.endpoints.ts';
import * as playLimits from './account/play-limits.endpoints.ts';
import * as bets from './bets/bets.endpoints.ts';
import * as casino from './casino/casino.endpoints.ts';
import * as live from './live/live.endpoints.ts';
import * as jackpots from './jackpots/jackpots.endpoints.ts';
import * as payments from './payments/payments.endpoints.ts';
import { getMarketOfMatches } from './sports/get-market-of-matches.endpoint.ts';
import { getMatchForm } from './sports/get-match-form.endpoint.ts';
import { getMatchesByIds } from './sports/get-matches-by-ids.endpoint.ts';
import * as sports from './sports/sports.endpoints.ts';

/**
 * All calls of R7, of the customer's own limits and of notices by name: the table a server mounts. A client imports single
 * endpoints, so that its bundle contains only the calls it makes.
 */
export const endpoints = {
  ...sports,
  getMatchForm,
  getMatchesByIds,
  getMarketOfMatches,
  ...live,
  ...jackpots,
  ...bets,
  ...payments,
  ...account,
  ...ownAccount,
  proveIdentity,
  ...playLimits,
  ...notices,
  ...push,
  ...casino,
};

/** The name of a call. */
export type EndpointName = keyof typeof endpoints;

/** An endpoint of the table. */
export type EndpointOf<N extends EndpointName> = (typeof endpoints)[N];

type Flat<T> = { readonly [K in keyof T]: T[K] };

/** Path parameters of a call. */
export type ParamsOf<N extends EndpointName> = z.output<EndpointOf<N>['params']>;
/** Query of a call. */
export type QueryOf<N extends EndpointName> = z.output<EndpointOf<N>['query']>;
/** Body of a call. */
export type BodyOf<N extends EndpointName> = z.output<EndpointOf<N>['request']>;
/** Everything a client supplies for a call: path parameters, query and body in one object. */
export type RequestOf<N extends EndpointName> = Flat<ParamsOf<N> & QueryOf<N> & BodyOf<N>>;
/** Answer of a call. */
export type ResponseOf<N extends EndpointName> = z.output<EndpointOf<N>['response']>;
