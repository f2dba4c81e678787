import { directGamesApi } from '@kipenga/api';
import { directGameEntry, type DirectGame } from '@kipenga/betting-core';
import type { MenuTab } from '@kipenga/ui';
import { playHref } from '../routes/play-href.ts';
import type { ShellDispatch } from '../ground/use-shell-dispatch.ts';

/** The menu entries of the direct games, in the order of the list; a kind nobody knows has none (R2-22). */
export const directTabsOf = (games: readonly DirectGame[]): readonly MenuTab[] =>
  games.flatMap((game) => {
    const entry = directGameEntry(game);
    return entry === null ? [] : [{ id: game.id, href: playHref('/virtuals', game.id), ...entry }];
  });

/**
 * Asks for the direct games; null when the list did not come. It holds a subscription meanwhile: a query on its way that nobody holds is
 * dropped when the window gets the focus or the network comes back, and its answer with it.
 */
export async function loadDirectTabs(dispatch: ShellDispatch): Promise<readonly MenuTab[] | null> {
  const asked = dispatch(directGamesApi.endpoints.getDirectGames.initiate());
  const { data } = await asked;
  asked.unsubscribe();
  return data === undefined ? null : directTabsOf(data);
}
