import { useGetCasinoJackpotsQuery, useGetGamesByIdsQuery } from '@kipenga/api';
import {
  HOUSE_RULES,
  topJackpotTier,
  type CasinoGame,
  type CasinoJackpot,
  type Cents,
} from '@kipenga/betting-core';
import { useCallback, useMemo } from 'react';
import { combineLists } from './combine-lists.ts';
import type { GameList } from './use-game-lists.ts';

/** The casino's jackpots: what the highest tier holds, and the games they can be won in (R4-26). */
export interface Jackpots extends GameList<CasinoGame> {
  readonly top: Cents | null;
  /** The highest tier that can be won in a game. */
  readonly topIn: (gameId: string) => Cents | null;
}

const NO_JACKPOTS: readonly CasinoJackpot[] = [];

/** The game as a list has it: the answer by ids does not say which one. */
const asListed = (game: CasinoGame, listed: readonly CasinoGame[]): CasinoGame => {
  const sameId = listed.filter(({ id }) => id === game.id);
  return sameId.find(({ list }) => list === game.list) ?? sameId[0] ?? game;
};

/** Asks for the jackpots, and for their games by their ids (R7-11), while the category is on screen. */
export function useJackpots(isShown: boolean, listed: readonly CasinoGame[]): Jackpots {
  const jackpots = useGetCasinoJackpotsQuery(undefined, { skip: !isShown });
  const ids = [...new Set(jackpots.data?.flatMap(({ gameIds }) => gameIds))];
  const hasIds = isShown && ids.length > 0;
  const games = useGetGamesByIdsQuery({ ids }, { skip: !hasIds });
  const list = combineLists<CasinoGame>(hasIds ? [games] : [{ ...jackpots, data: jackpots.data && [] }]);
  const all = jackpots.data ?? NO_JACKPOTS;
  const items = useMemo(
    () =>
      (games.data ?? [])
        .filter(({ id }) => id !== HOUSE_RULES.hiddenCasinoGameId)
        .map((game) => asListed(game, listed)),
    [games.data, listed],
  );
  const topIn = useCallback(
    (gameId: string) => topJackpotTier(all.filter(({ gameIds }) => gameIds.includes(gameId))),
    [all],
  );
  return {
    ...list,
    items,
    top: topJackpotTier(all),
    topIn,
    isReloading: jackpots.isFetching || games.isFetching,
    reload: () => {
      void jackpots.refetch();
      if (hasIds) void games.refetch();
    },
  };
}
