import { HOST_BASE_PATHS, launchGame } from '@kipenga/contracts';

/** Where every game of the arcade has its launch asked for (D64): here, since its tokens come from here. */
export const LAUNCH_URL = HOST_BASE_PATHS[launchGame.host] + launchGame.path;

/** The picture of a game. */
export const imageUrlOf = (arcadeOrigin: string, gameId: string): string =>
  `${arcadeOrigin}/images/${gameId}.svg`;

/** The page of a game, with a token or its placeholder (R7-21, D64). */
export const playUrlOf = (arcadeOrigin: string, gameId: string, token: string): string =>
  `${arcadeOrigin}/play/${gameId}?companyId=kipenga&lang=en&currency=kes&version=desktop&token=${token}`;
