import { expect, test } from 'vitest';
import { searchGames } from './search-games.ts';

const GAMES = ['Tatu Tatu', 'Matunda', 'Roulette', 'Baccarat No-Commission', 'Café 21'].map((name) => ({
  name,
}));

test.each([
  ['tatu', ['Tatu Tatu']],
  ['  MAT ', ['Matunda']],
  ['commission bacc', ['Baccarat No-Commission']],
  ['cafe', ['Café 21']],
  ['21', ['Café 21']],
  ['ette', []],
  ['', []],
  ['---', []],
])('%o finds %j', (asked, found) => expect(searchGames(GAMES, asked).map(({ name }) => name)).toEqual(found));
