import type { BottomNavPlace } from '@kipenga/ui';

/** Where each place of the bottom navigation leads (R2-23). */
export const PLACE_HREFS: Readonly<Record<BottomNavPlace, string>> = {
  home: '/',
  sports: '/sports',
  virtuals: '/virtuals',
  account: '/account',
};

/** The place a path belongs to. */
export function placeOf(pathname: string): BottomNavPlace | null {
  if (pathname === '/' || pathname === '/home') return 'home';
  if (['/sports', '/e-sports', '/markets', '/countries'].includes(pathname)) return 'sports';
  if (['/virtuals', '/virtual-game'].includes(pathname)) return 'virtuals';
  return ['/account', '/bets', '/betdetail', '/transactions'].includes(pathname) ? 'account' : null;
}
