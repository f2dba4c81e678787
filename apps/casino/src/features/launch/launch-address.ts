import {
  fillToken,
  parseLaunchUrl,
  withLaunchContext,
  type LaunchHouse,
  type LaunchUrl,
  type PlayMode,
} from '@kipenga/betting-core';

/** Where the player is, and how they play. */
export interface LaunchPlace {
  readonly house: LaunchHouse;
  /** The list the game was opened from. */
  readonly path: string;
  readonly playMode: PlayMode;
}

/**
 * The address of a game's frame from what a launch answered: checked (D30), and told where it was opened unless the platform has
 * done so already (R7-12). Null for an address that may not be framed.
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
