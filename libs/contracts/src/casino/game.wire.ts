import { ok, type CasinoGame, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { trueFalse } from '../pieces/flag.ts';
import { keyText, textOrNone, words } from '../pieces/text.ts';

type OneListsGame = Omit<CasinoGame, 'list'>;

const game = entity(noun<OneListsGame>(), {
  gameID: ['id', keyText],
  gameTypeID: ['typeId', words],
  demoGameAvailable: ['hasDemo', trueFalse],
  gameName: ['name', words],
  url: ['url', textOrNone],
  image: ['imageUrl', textOrNone],
  newGame: ['isNew', z.optional(z.boolean())],
});

/** Casino game of the first provider (R3, D64). */
export const casinoGameOnTheWire = codecOf(
  game,
  (given): Result<CasinoGame, string> => ok({ ...given, list: 'casino-1' }),
  ({ list: _list, ...given }) => given,
);

interface WideGame extends Omit<OneListsGame, 'imageUrl'> {
  readonly picture: { readonly url: string | null };
}

const wideGame = entity(noun<WideGame>(), {
  gameId: ['id', keyText],
  gameTypeID: ['typeId', words],
  demoGameAvailable: ['hasDemo', trueFalse],
  name: ['name', words],
  url: ['url', textOrNone],
  newGame: ['isNew', z.optional(z.boolean())],
  wideX3: ['picture', entity(noun<WideGame['picture']>(), { url: ['url', textOrNone] })],
});

/** Second-provider game (R3): its picture is `wideX3.url`. */
export const wideGameOnTheWire = codecOf(
  wideGame,
  ({ picture, ...given }): Result<CasinoGame, string> =>
    ok({ ...given, imageUrl: picture.url, list: 'casino-2' }),
  ({ list: _list, imageUrl, ...given }) => ({ ...given, picture: { url: imageUrl } }),
);
