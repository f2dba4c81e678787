import {
  fillToken,
  parseLaunchUrl,
  withLaunchContext,
  type LaunchHouse,
  type LaunchUrl,
  type PlayMode,
} from '@kipenga/betting-core';

/** The page a game is launched from, and the mode it is played in. */
export interface LaunchPlace {
  readonly house: LaunchHouse;
  /** The list the game was opened from. */
  readonly path: string;
  readonly playMode: PlayMode;
}

/**
 * The frame's address, from the answer to a launch. It is checked (D30), and gets the place it was opened
 * from unless the platform has added that (R7-12). Null for an address that may not be framed.
 */
export function launchAddress(answer: string, { house, path, playMode }: LaunchPlace): LaunchUrl | null {
  const parsed = parseLaunchUrl(answer, house);
  if (!parsed.ok) return null;
  if (/[?&]cashierUrl=/.test(answer)) return parsed.value;
  const origin = house.ownOrigin;
  return withLaunchContext(parsed.value, { origin, location: origin + path, playMode });
}

/** The same for a virtual game that is opened by its URL alone (R7-21). */
export const addressFromTemplate = (
  template: string,
  gameToken: string,
  place: LaunchPlace,
): LaunchUrl | null => launchAddress(fillToken(template, gameToken), place);
