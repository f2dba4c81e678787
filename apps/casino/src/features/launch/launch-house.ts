import type { LaunchHouse } from '@kipenga/betting-core';

/**
 * Where games may come from (D30): the list that the platform writes into the page. Only a sandbox has
 * origins in it that are plain http.
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
