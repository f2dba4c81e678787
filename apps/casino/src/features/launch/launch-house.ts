import type { LaunchHouse } from '@kipenga/betting-core';

/**
 * Where games may come from (D30): the list that the platform writes into the page. Only a sandbox's own
 * arcade, of which there is one, is plain http.
 */
export function launchHouseOf(listed: string, ownOrigin: string): LaunchHouse {
  const origins = listed.split(/\s+/).filter((origin) => origin !== '');
  const arcadeOrigin = origins.find((origin) => origin.startsWith('http://'));
  return {
    providers: origins.filter((origin) => origin.startsWith('https://')),
    ownOrigin,
    ...(arcadeOrigin !== undefined && { arcadeOrigin }),
  };
}

/** The list of this page; a page without one frames nothing. */
export const launchHouse = (): LaunchHouse =>
  launchHouseOf(
    document.querySelector<HTMLMetaElement>('meta[name="game-origins"]')?.content ?? '',
    window.location.origin,
  );
