import { STORAGE_KEYS } from '@kipenga/contracts/storage';
import { routeOf } from '@kipenga/shell';
import { hasStoredPicks } from './early-taps/has-stored-picks.ts';

/**
 * True if the page is complete as the server drew it, for any visitor: a list of matches, unless it opens a booked
 * slip or storage has a customer or picks.
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
    return false; // without storage, nothing is stored
  }
}
