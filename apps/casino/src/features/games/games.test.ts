import { describe, expect, test } from 'vitest';
import { FIXED_GAMES, fromDirect, fromVirtual, type PlayableGame } from '../launch/index.ts';
import { combineLists } from './combine-lists.ts';
import { lobbyRows } from './lobby-rows.ts';
import { withFixedGames, withPictures } from './use-game-lists.ts';

const game = (id: string, typeId: string, more: Partial<PlayableGame> = {}): PlayableGame => ({
  ...FIXED_GAMES[0]!,
  key: id,
  id,
  name: id,
  typeId,
  ...more,
});
const ids = (games: readonly PlayableGame[]) => games.map(({ id }) => id);
const answered = <T>(...data: T[]) => ({ data });
const loading = {};
const failed = { error: 'no network' };

describe('several lists as one', () => {
  test('in their order, when all have answered', () =>
    expect(combineLists([answered(1, 2), answered(3)])).toEqual({
      items: [1, 2, 3],
      state: 'ready',
      hasGap: false,
    }));
  test('load until the last has answered', () =>
    expect(combineLists([answered(1), loading]).state).toBe('loading'));
  test('with one that failed have a gap, and are not empty (D44)', () =>
    expect(combineLists([answered(1), failed])).toEqual({ items: [1], state: 'ready', hasGap: true }));
  test('fail when none came', () => expect(combineLists([failed, failed]).state).toBe('failed'));
  test('that came before and fail to come again are still shown', () =>
    expect(combineLists([{ ...answered(1), ...failed }])).toEqual({
      items: [1],
      state: 'ready',
      hasGap: false,
    }));
});

describe('the virtual games (R2-61)', () => {
  test('are the two fixed ones and the fetched list, each once', () => {
    const listed = [game('dice', 'dga'), game('fastballs', 'dga', { imageUrl: '/f.svg' })];
    const shown = withFixedGames(listed);
    expect(ids(shown)).toEqual(['rocketman', 'fastballs', 'dice']);
    expect(shown[1]?.imageUrl).toBe('/f.svg');
  });
  test('have the pictures that another list has of them (R7-11)', () => {
    const [a, b] = withPictures(
      [game('a', 'crash'), game('b', 'crash', { imageUrl: '/own.svg' })],
      [
        { id: 'a', imageUrl: '/a.svg' },
        { id: 'b', imageUrl: '/b.svg' },
      ],
    );
    expect([a?.imageUrl, b?.imageUrl]).toEqual(['/a.svg', '/own.svg']);
  });
  test('are none in a house that offers none', () => expect(withFixedGames([])).toEqual([]));
  test('without an id are opened by their URL, with one by a launch (R7-21)', () => {
    const known = { id: 'a', name: 'A', url: 'https://games.example/a?token={token}', imageUrl: null };
    expect(fromVirtual(known)).toMatchObject({ id: 'a', template: null, screen: '/virtual-game' });
    expect(fromVirtual({ ...known, id: null })).toMatchObject({ id: known.url, template: known.url });
  });
  test('of the menu keep their names there (R2-22)', () => {
    expect(fromDirect({ id: 'w', kind: 'crash', name: 'x' })).toMatchObject({ name: 'Wabebe', isNew: false });
    expect(fromDirect({ id: 'c', kind: 'crashx', name: 'Comet' })).toMatchObject({
      name: 'Comet',
      isNew: true,
    });
  });
});

describe('the rows of the index (R2-60)', () => {
  const virtual = [game('rocketman', 'crash'), game('comet', 'crashx', { isNew: true })];
  const casino = [game('a', 'vs'), game('b', 'VS'), game('1301', 'cs'), game('comet', 'dga')];
  const nobody = { byEverybody: [], byCustomer: [], favourites: [] };
  const rows = lobbyRows(casino, virtual, nobody);
  test('popular games are those the house puts first, until somebody plays', () =>
    expect(ids(rows.popular)).toEqual(['1301', 'comet', 'rocketman']));
  test('a game of both kinds is a virtual one', () => {
    expect(ids(rows.topCasino)).toEqual(['a', 'b', '1301']);
    expect(ids(rows.topVirtual)).toEqual(['rocketman', 'comet']);
  });
  test('new games are marked so by their provider', () => expect(ids(rows.newGames)).toEqual(['comet']));
  test('For You has one game of every kind', () =>
    expect(ids(rows.forYou)).toEqual(['1301', 'comet', 'rocketman', 'a']));
  test('popular games are those everybody plays, from the most played', () => {
    const played = { ...nobody, byEverybody: ['b', 'gone', 'rocketman'] };
    expect(ids(lobbyRows(casino, virtual, played).popular)).toEqual(['b', 'rocketman', '1301', 'comet']);
  });
  test('what the customer marked and played last have rows; For You is the most played of each kind that is in neither', () => {
    const liked = {
      byEverybody: ['b'],
      byCustomer: ['comet', 'gone', '1301'],
      favourites: ['a', 'comet', 'gone'],
    };
    const { favourites, lastPlayed, forYou } = lobbyRows(casino, virtual, liked);
    expect([favourites, lastPlayed, forYou].map(ids)).toEqual([
      ['a', 'comet'],
      ['comet', '1301'],
      ['b', 'rocketman'],
    ]);
  });
  test('with none of its own games the house shows the first of all as popular', () =>
    expect(ids(lobbyRows([game('x', 'vs')], [], nobody).popular)).toEqual(['x']));
});
