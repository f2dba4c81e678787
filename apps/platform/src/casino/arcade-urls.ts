import { HOST_BASE_PATHS, launchGame } from '@kipenga/contracts';
import type { Language } from '../wording/index.ts';

/** Where every game of the arcade has its launch asked for (D64): here, since its tokens come from here. */
export const LAUNCH_URL = HOST_BASE_PATHS[launchGame.host] + launchGame.path;

/** The picture of a game. */
export const imageUrlOf = (arcadeOrigin: string, gameId: string): string =>
  `${arcadeOrigin}/images/${gameId}.svg`;

/** The page of a game, with a token or its placeholder (R7-21, D64); in English where the list names it, in its player's language at a launch. */
export const playUrlOf = (
  arcadeOrigin: string,
  gameId: string,
  token: string,
  language: Language = 'en',
): string =>
  `${arcadeOrigin}/play/${gameId}?companyId=kipenga&lang=${language}&currency=kes&version=desktop&token=${token}`;
