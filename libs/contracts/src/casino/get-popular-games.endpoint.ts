import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { keyText } from '../pieces/text.ts';

/** The ids of the games that everybody plays, from the one with the most rounds of the last seven days. */
export const getPopularGames = defineEndpoint({
  name: 'getPopularGames',
  host: 'casino-1',
  method: 'GET',
  path: '/popular/games',
  cached: 'public',
  response: list(keyText),
});
