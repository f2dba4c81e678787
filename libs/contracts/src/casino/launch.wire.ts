import { ok, PLAY_MODES, type PlayMode } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { list } from '../pieces/rows.ts';
import { keyText } from '../pieces/text.ts';

/** Pages from which games are opened. */
export const LOBBIES = ['/casino', '/virtuals', '/lobby'] as const;
export type Lobby = (typeof LOBBIES)[number];

export interface LaunchGameRequest {
  readonly gameId: string;
  /** The customer's game token. */
  readonly userToken: string;
  /** Real money or demo. If left out, slots are demos and all other games are real (R7-12). */
  readonly playMode?: PlayMode;
  /** The customer's page, to go back to (D107); by default the page that lists the game. */
  readonly lobby?: Lobby;
}

/** Casino game URL request (R3). */
export const launchGameOnTheWire = entity(noun<LaunchGameRequest>(), {
  gameId: ['gameId', keyText],
  user_token: ['userToken', z.string()],
  play_mode: ['playMode', z.optional(z.enum(PLAY_MODES))],
  lobby: ['lobby', z.optional(z.enum(LOBBIES))],
});

/** URL of the frame as text; a page of HTML is refused. */
export const launchUrlOnTheWire = z.string().check(z.regex(/^https?:\/\/\S+$/));

/** Selects games by id. */
export interface GamesByIds {
  readonly ids: readonly string[];
}

/** A list of ids on the wire. */
export const gamesByIdsOnTheWire = codecOf(
  list(keyText),
  (ids) => ok({ ids }),
  (choice: GamesByIds) => choice.ids,
);
