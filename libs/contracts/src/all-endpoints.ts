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
 * Every call of R7 of the customer's own limits and notices, by name: the table a server mounts. A client imports
 * single endpoints instead, so that the calls it never makes stay out of its bundle.
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

/** What fills a call's path. */
export type ParamsOf<N extends EndpointName> = z.output<EndpointOf<N>['params']>;
/** What a call's query holds. */
export type QueryOf<N extends EndpointName> = z.output<EndpointOf<N>['query']>;
/** What a call's body holds. */
export type BodyOf<N extends EndpointName> = z.output<EndpointOf<N>['request']>;
/** What a client says to make a call: path, query and body in one object. */
export type RequestOf<N extends EndpointName> = Flat<ParamsOf<N> & QueryOf<N> & BodyOf<N>>;
/** What a call answers. */
export type ResponseOf<N extends EndpointName> = z.output<EndpointOf<N>['response']>;
