import type { BottomNavPlace } from '@kipenga/ui';

/** Address of each destination of the bottom navigation (R2-23). */
export const PLACE_HREFS: Readonly<Record<BottomNavPlace, string>> = {
  home: '/home',
  sports: '/sports',
  virtuals: '/virtuals',
  account: '/account',
};

/** Returns the destination a path belongs to, or null. The root path is a list of sports (R2-01). */
export function placeOf(pathname: string): BottomNavPlace | null {
  if (pathname === '/home') return 'home';
  if (['/', '/sports', '/e-sports', '/live', '/markets', '/countries'].includes(pathname)) return 'sports';
  if (['/virtuals', '/virtual-game'].includes(pathname)) return 'virtuals';
  return ['/account', '/bets', '/betdetail', '/transactions'].includes(pathname) ? 'account' : null;
}
