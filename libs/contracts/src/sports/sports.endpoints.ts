import { defineEndpoint } from '../endpoint.ts';
import { rows } from '../pieces/rows.ts';
import { matchMarketsOnTheWire } from './market-row.wire.ts';
import {
  competitionParams,
  dayQuery,
  esportQuery,
  matchParams,
  offsetParams,
  searchParams,
  searchQuery,
  tabParams,
  topMatchesParams,
} from './match-query.wire.ts';
import { matchOnTheWire } from './match.wire.ts';
import { sportOnTheWire } from './sport.wire.ts';
import { sportNavigationOnTheWire } from './sports-nav.wire.ts';

const data = { host: 'sports', method: 'GET', retries: 3, cached: 'public' } as const; // R7-01..09

/** The sports tree with its leagues. */
export const getSportsNavigation = defineEndpoint({
  ...data,
  name: 'getSportsNavigation',
  path: '/api/v1/nav-data',
  query: esportQuery,
  response: rows(sportNavigationOnTheWire),
});

/** Sports that have open matches. */
export const getActiveSports = defineEndpoint({
  ...data,
  name: 'getActiveSports',
  path: '/api/v1/active-sports',
  response: rows(sportOnTheWire),
});

/** The top soccer matches. */
export const getTopMatches = defineEndpoint({
  ...data,
  name: 'getTopMatches',
  path: '/api/v1/matches/top/{offset}/{limit}',
  params: topMatchesParams,
  response: rows(matchOnTheWire),
});

/** One list of a sport: highlights, today, tomorrow, all. */
export const getMatches = defineEndpoint({
  ...data,
  name: 'getMatches',
  path: '/api/v1/matches/{sport_id}/{tab}/{offset}/{limit}',
  params: tabParams,
  query: esportQuery,
  response: rows(matchOnTheWire),
});

/** The matches of one competition. */
export const getCompetitionMatches = defineEndpoint({
  ...data,
  name: 'getCompetitionMatches',
  path: '/api/v1/matches/{sport_id}/competition/{competition_id}/{offset}/{limit}',
  params: competitionParams,
  query: esportQuery,
  response: rows(matchOnTheWire),
});

/** Matches found by free text. */
export const searchMatches = defineEndpoint({
  ...data,
  name: 'searchMatches',
  path: '/api/v1/matches/search/{q}',
  params: searchParams,
  query: searchQuery,
  response: rows(matchOnTheWire),
});

/** The matches of one Nairobi day. */
export const getMatchesByDate = defineEndpoint({
  ...data,
  name: 'getMatchesByDate',
  path: '/api/v1/matches/date/{offset}',
  params: offsetParams,
  query: dayQuery,
  response: rows(matchOnTheWire),
});

/** Every market of one match. */
export const getMatchMarkets = defineEndpoint({
  ...data,
  name: 'getMatchMarkets',
  path: '/api/v1/matches/markets/{matchId}',
  params: matchParams,
  response: matchMarketsOnTheWire,
});
