import { directGamesApi } from '@kipenga/api';
import { directGameEntry, type DirectGame } from '@kipenga/betting-core';
import type { MenuTab } from '@kipenga/ui';
import { playHref } from '../routes/play-href.ts';
import type { ShellDispatch } from '../ground/use-shell-dispatch.ts';

/** Returns the menu entries of the direct games in the order of the list. Games of an unknown kind have none (R2-22). */
export const directTabsOf = (games: readonly DirectGame[]): readonly MenuTab[] =>
  games.flatMap((game) => {
    const entry = directGameEntry(game);
    return entry === null ? [] : [{ id: game.id, href: playHref('/virtuals', game.id), ...entry }];
  });

/**
 * Loads the direct games; null if that failed. It holds a subscription meanwhile, because a query without one is dropped, with its
 * answer, on focus or reconnection.
 */
export async function loadDirectTabs(dispatch: ShellDispatch): Promise<readonly MenuTab[] | null> {
  const asked = dispatch(directGamesApi.endpoints.getDirectGames.initiate());
  const { data } = await asked;
  asked.unsubscribe();
  return data === undefined ? null : directTabsOf(data);
}
