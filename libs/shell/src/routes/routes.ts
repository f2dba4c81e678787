/** The app that serves a route (D50). Both are on one origin. */
export type AppName = 'sportsbook' | 'casino';

/** One row of the route table (R2). */
export interface Route {
  /** The full path, matched exactly (R2-13). */
  readonly path: string;
  readonly owner: AppName;
  /** True if visitors who are not logged in are sent to '/' (R2-05). */
  readonly needsLogin: boolean;
  /** The esport flag of sports screens; null for other screens (R2-01..03). */
  readonly esport: 0 | 1 | null;
  /** True if the secondary menu row is shown; not on Home (R2-01). */
  readonly showsMenu: boolean;
  /** True for a game's frame, which fills a phone's screen (R2-63). */
  readonly isGame: boolean;
  /** Message id of the screen's title. */
  readonly titleId: string;
}

const row = <const Path extends string>(
  path: Path,
  titleId: string,
  more: Partial<Omit<Route, 'path'>> = {},
): Route & { readonly path: Path } => ({
  path,
  owner: 'sportsbook',
  needsLogin: false,
  esport: null,
  showsMenu: true,
  isGame: false,
  titleId: `shell.titles.${titleId}`,
  ...more,
});

/** All routes of the product (R2). Each app's router implements exactly its own rows. */
export const ROUTES = [
  row('/', 'home', { esport: 0, showsMenu: false }),
  row('/home', 'home', { esport: 0, showsMenu: false }),
  row('/sports', 'sports', { esport: 0 }),
  row('/e-sports', 'esports', { esport: 1 }),
  row('/live', 'live'),
  row('/markets', 'markets'),
  row('/account', 'account', { needsLogin: true }),
  row('/bets', 'bets', { needsLogin: true }),
  row('/transactions', 'transactions', { needsLogin: true }),
  row('/betdetail', 'betDetail', { needsLogin: true }),
  row('/countries', 'countries'),
  row('/jackpots', 'jackpots'),
  row('/bonus', 'bonus'),
  row('/app', 'app'),
  row('/how-to-play', 'help'),
  row('/terms-and-conditions', 'terms'),
  row('/responsible-gambling', 'responsible'),
  row('/virtuals', 'virtuals', { owner: 'casino' }),
  row('/casino', 'casino', { owner: 'casino' }),
  row('/lobby', 'lobby', { owner: 'casino' }),
  row('/virtual-game', 'game', { owner: 'casino', isGame: true }),
  row('/casino-game', 'game', { owner: 'casino', isGame: true }),
] as const satisfies readonly Route[];

/** A path of the table. A record keyed by it must be complete to compile. */
export type RoutePath = (typeof ROUTES)[number]['path'];

/** Returns the row of a path; null for an unknown path (R2-13). */
export function routeOf(pathname: string): Route | null {
  return ROUTES.find((route) => route.path === pathname) ?? null;
}

/** Returns the rows of one app's router. */
export function routesOf(owner: AppName): readonly Route[] {
  return ROUTES.filter((route) => route.owner === owner);
}

/** Returns the app that serves a link. Unknown paths belong to the sportsbook, which shows the not-found screen. */
export function ownerOf(href: string): AppName {
  const pathname = href.split(/[?#]/, 1)[0] ?? href;
  return routeOf(pathname)?.owner ?? 'sportsbook';
}
