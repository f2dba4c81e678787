export { getSportsNavigation } from './get-sports-navigation.endpoint.ts';
export { getActiveSports } from './get-active-sports.endpoint.ts';
export { getTopMatches } from './get-top-matches.endpoint.ts';
export { getMatches } from './get-matches.endpoint.ts';
export { getCompetitionMatches } from './get-competition-matches.endpoint.ts';
export { searchMatches } from './search-matches.endpoint.ts';
export { getMatchesByDate } from './get-matches-by-date.endpoint.ts';
export { getMatchMarkets } from './get-match-markets.endpoint.ts';
