import { ok } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity } from '../pieces/entity.ts';
import { list } from '../pieces/rows.ts';
import { keyText, words } from '../pieces/text.ts';

/** A crash game with a menu entry of its own (R2-22). */
export interface DirectGame {
  /** `crashx` is shown by its name with "New", `crash` as Wabebe. */
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly launchUrl: string;
}
const directGame = entity<DirectGame>()({ gameKind: ['kind', z.string()], gameId: ['id', keyText], gameName: ['name', words], url: ['launchUrl', words] });

/** `{ directGames }` (D22). */
export const directGamesOnTheWire = codecOf(
  entity<{ readonly games: readonly DirectGame[] }>()({ directGames: ['games', list(directGame)] }),
  ({ games }) => ok(games),
  (games) => ({ games }),
);

/** A virtual game: its launch URL holds the placeholder `{token}`. */
export interface VirtualGame {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly launchUrl: string;
}
const virtualGame = entity<VirtualGame>()({ gameId: ['id', keyText], name: ['name', words], image: ['imageUrl', words], url: ['launchUrl', z.string()] });

/** `{ games }` (D22). */
export const virtualGamesOnTheWire = codecOf(
  entity<{ readonly games: readonly VirtualGame[] }>()({ games: ['games', list(virtualGame)] }),
  ({ games }) => ok(games),
  (games) => ({ games }),
);
