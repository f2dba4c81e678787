/** Which of the two apps serves a route (D50). Both stand on one origin. */
export type AppName = 'sportsbook' | 'casino';

/** One row of the route table (R2), as data. */
export interface Route {
  /** The full path; nothing else matches it (R2-13). */
  readonly path: string;
  readonly owner: AppName;
  /** True where a visitor who is not logged in is sent to '/' (R2-05). */
  readonly needsLogin: boolean;
  /** The esport flag of the sports screens; null where it means nothing (R2-01..03). */
  readonly esport: 0 | 1 | null;
  /** Whether the secondary menu row is drawn: not on Home (R2-01). */
  readonly showsMenu: boolean;
  /** A game's frame: on a phone it has the screen to itself (R2-63). */
  readonly isGame: boolean;
  /** The message id of the screen's title. */
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

/** Every route of the product (R2). Each app's router implements exactly the rows it owns. */
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

/** A path of the table: what is kept by it is complete, or does not compile. */
export type RoutePath = (typeof ROUTES)[number]['path'];

/** The row a path stands for; null for a path the product does not have (R2-13). */
export function routeOf(pathname: string): Route | null {
  return ROUTES.find((route) => route.path === pathname) ?? null;
}

/** The rows one app's router has to serve. */
export function routesOf(owner: AppName): readonly Route[] {
  return ROUTES.filter((route) => route.owner === owner);
}

/** The app that answers a link: unknown paths stay with the sportsbook, which shows the not-found screen. */
export function ownerOf(href: string): AppName {
  const pathname = href.split(/[?#]/, 1)[0] ?? href;
  return routeOf(pathname)?.owner ?? 'sportsbook';
}
