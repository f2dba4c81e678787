import { competitionId, instantFromMs, matchId, sportId } from '@kipenga/betting-core';
import { expect, test, vi } from 'vitest';
import type { FavouriteLeague, FavouriteMatch } from './favourite.ts';
import { favouriteStore, type FavouriteStore } from './favourite-store.ts';
import { keepFavourites } from './favourites.ts';

const league: FavouriteLeague = {
  kind: 'league',
  id: competitionId('11'),
  sportId: sportId('1'),
  isEsport: false,
  name: 'FKF Premier League',
  category: 'Kenya',
};
const matchIn = (hours: number, id = `${hours}`): FavouriteMatch => ({
  kind: 'match',
  id: matchId(id),
  homeTeam: 'Gor Mahia',
  awayTeam: 'AFC Leopards',
  competitionName: 'FKF Premier League',
  startsAt: instantFromMs(Date.now() + hours * 3_600_000),
});

const memory = (...stored: (FavouriteLeague | FavouriteMatch)[]) => {
  const kept = new Map(stored.map((one) => [one.id as string, one]));
  const store: FavouriteStore = {
    all: async () => [...kept.values()],
    put: async (one) => void kept.set(one.id, one),
    remove: async (one) => void kept.delete(one.id),
  };
  return { store, kept };
};
const idsOf = (all: readonly { readonly id: string }[] | null) => all?.map(({ id }) => id);

test('what is starred is kept, in the order of kick-offs; a second tap takes the star away', async () => {
  const { store, kept } = memory(matchIn(30));
  const favourites = keepFavourites(store);
  const onChange = vi.fn<() => void>();
  expect(favourites.current()).toBeNull();
  favourites.subscribe(onChange);
  await vi.waitFor(() => expect(idsOf(favourites.current())).toEqual(['30']));
  favourites.toggle(league);
  favourites.toggle(matchIn(2));
  expect(idsOf(favourites.current())).toEqual(['2', '30', '11']);
  favourites.toggle(matchIn(30));
  expect(idsOf(favourites.current())).toEqual(['2', '11']);
  expect([...kept.keys()]).toEqual(['11', '2']);
  expect(onChange).toHaveBeenCalledTimes(4);
});

test('a match long played is forgotten; one that began today is not', async () => {
  const { store, kept } = memory(matchIn(-25), matchIn(-2));
  const favourites = keepFavourites(store);
  favourites.subscribe(() => undefined);
  await vi.waitFor(() => expect(idsOf(favourites.current())).toEqual(['-2']));
  expect([...kept.keys()]).toEqual(['-2']);
});

test('matches the house says are over are forgotten, and nothing else', async () => {
  const { store, kept } = memory(matchIn(2), matchIn(3), league);
  const favourites = keepFavourites(store);
  favourites.subscribe(() => undefined);
  await vi.waitFor(() => expect(idsOf(favourites.current())).toEqual(['2', '3', '11']));
  const before = favourites.current();
  favourites.forgetMatches([matchId('11'), matchId('99')]);
  expect(favourites.current()).toBe(before);
  favourites.forgetMatches([matchId('2')]);
  expect(idsOf(favourites.current())).toEqual(['3', '11']);
  expect([...kept.keys()]).toEqual(['3', '11']);
});

test('a browser that keeps nothing keeps them for the visit', async () => {
  const favourites = keepFavourites(favouriteStore(undefined));
  favourites.subscribe(() => undefined);
  await vi.waitFor(() => expect(favourites.current()).toEqual([]));
  favourites.toggle(league);
  expect(idsOf(favourites.current())).toEqual(['11']);
});
