import {
  useGetDirectGamesQuery,
  useGetGamesByIdsQuery,
  useGetProviderOneGamesQuery,
  useGetProviderTwoGamesQuery,
  useGetVirtualGamesQuery,
} from '@kipenga/api';
import { HOUSE_RULES, type CasinoGame } from '@kipenga/betting-core';
import { useMemo } from 'react';
import { FIXED_GAMES, fromDirect, fromVirtual, type PlayableGame } from '../launch/index.ts';
import { combineLists, type CombinedList } from './combine-lists.ts';

/** A list that can be loaded again. */
export interface GameList<Game> extends CombinedList<Game> {
  readonly isReloading: boolean;
  readonly reload: () => void;
}

/** The games of both casino providers (R1-06), without the hidden one (R7-13). */
export function useCasinoList(): GameList<CasinoGame> {
  const one = useGetProviderOneGamesQuery();
  const two = useGetProviderTwoGamesQuery();
  const items = useMemo(
    () =>
      [...(one.data ?? []), ...(two.data ?? [])].filter(({ id }) => id !== HOUSE_RULES.hiddenCasinoGameId),
    [one.data, two.data],
  );
  return {
    ...combineLists([one, two]),
    items,
    isReloading: one.isFetching || two.isFetching,
    reload: () => void Promise.all([one.refetch(), two.refetch()]),
  };
}

/** The virtual games: the two the house always names, the fetched list, and the crash games of the menu (R2-61, R2-22). */
export function useVirtualList(): GameList<PlayableGame> {
  const listed = useGetVirtualGamesQuery();
  const direct = useGetDirectGamesQuery();
  const ids = direct.data?.map(({ id }) => id) ?? [];
  const known = useGetGamesByIdsQuery({ ids }, { skip: ids.length === 0 }); // for their pictures
  const asGames = [
    { ...listed, data: listed.data?.map(fromVirtual) },
    { ...direct, data: direct.data?.map(fromDirect) },
  ];
  const { items: plain, ...rest } = combineLists<PlayableGame>(asGames);
  const items = withPictures(plain, known.data ?? []);
  return {
    ...rest,
    items: withFixedGames(items),
    isReloading: listed.isFetching || direct.isFetching,
    reload: () => void Promise.all([listed.refetch(), direct.refetch()]),
  };
}

/** Adds pictures to games whose list has none, from another list that has them (R7-11). */
export const withPictures = (
  games: readonly PlayableGame[],
  known: readonly Pick<CasinoGame, 'id' | 'imageUrl'>[],
): readonly PlayableGame[] =>
  games.map((game) => ({
    ...game,
    imageUrl: game.imageUrl ?? known.find(({ id }) => id === game.id)?.imageUrl ?? null,
  }));

/**
 * The fixed games first, as the lists have them, each game once. A house without virtual games has no fixed
 * ones either.
 */
export function withFixedGames(games: readonly PlayableGame[]): readonly PlayableGame[] {
  if (games.length === 0) return [];
  const fixed = FIXED_GAMES.map((game) => games.find(({ id }) => id === game.id) ?? game);
  return [...new Map([...fixed, ...games].map((game) => [game.id, game])).values()];
}
