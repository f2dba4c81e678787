import { ok, type DirectGame, type VirtualGame } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { list } from '../pieces/rows.ts';
import { keyText, textOrNone, words } from '../pieces/text.ts';

const directGame = entity(noun<DirectGame>(), {
  gameKind: ['kind', z.string()],
  gameId: ['id', keyText],
  gameName: ['name', words],
});

/** `{ directGames }` (D22). */
export const directGamesOnTheWire = codecOf(
  entity(noun<{ readonly games: readonly DirectGame[] }>(), { directGames: ['games', list(directGame)] }),
  ({ games }) => ok(games),
  (games) => ({ games }),
);

/** R7-21 names only the URL; `gameId`, `image` and `newGame` are our additions and optional. */
const virtualGame = entity(noun<VirtualGame>(), {
  gameId: ['id', textOrNone],
  name: ['name', words],
  url: ['url', z.string()],
  image: ['imageUrl', textOrNone],
  newGame: ['isNew', z.optional(z.boolean())],
});

/** `{ games }` (D22). */
export const virtualGamesOnTheWire = codecOf(
  entity(noun<{ readonly games: readonly VirtualGame[] }>(), { games: ['games', list(virtualGame)] }),
  ({ games }) => ok(games),
  (games) => ({ games }),
);
