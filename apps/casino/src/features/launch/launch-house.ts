import type { LaunchHouse } from '@kipenga/betting-core';

/**
 * Splits the list of origins that the platform writes into the page, from which games may be framed (D30). Only a
 * sandbox lists plain http origins.
 */
export function launchHouseOf(listed: string, ownOrigin: string): LaunchHouse {
  const origins = listed.split(/\s+/).filter((origin) => origin !== '');
  return {
    providers: origins.filter((origin) => origin.startsWith('https://')),
    ownOrigin,
    sandboxOrigins: origins.filter((origin) => origin.startsWith('http://')),
  };
}

/** The list of this page; a page without one frames nothing. */
export const launchHouse = (): LaunchHouse =>
  launchHouseOf(
    document.querySelector<HTMLMetaElement>('meta[name="game-origins"]')?.content ?? '',
    window.location.origin,
  );
