import { STORAGE_KEYS } from '@kipenga/contracts/storage';
import { routeOf } from '@kipenga/shell';
import { hasStoredPicks } from './early-taps/has-stored-picks.ts';

/**
 * Is this page complete as the server drew it, for whoever sits before it? A list of matches is, unless it opens a booked slip or
 * storage knows a customer or their picks.
 */
export const isOpenToAll = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  routeOf(pathname)?.esport != null &&
  !new URLSearchParams(search).has('bookingCode') &&
  !hasStoredSession() &&
  !hasStoredPicks();

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.session) !== null;
  } catch {
    return false; // a storage that is forbidden keeps nothing
  }
}
