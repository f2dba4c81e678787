import { STORAGE_KEYS } from '@kipenga/contracts/storage';
import { routeOf } from '@kipenga/shell';

/** What storage holds for a visitor who was here before: then the page is theirs as soon as it can be. */
const THEIRS = [STORAGE_KEYS.session, STORAGE_KEYS.betslip];

/**
 * Is this page complete as the server drew it, for whoever sits before it? A list of matches is, unless it opens a booked slip or
 * storage knows a customer or their picks.
 */
export function isOpenToAll({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  if (routeOf(pathname)?.esport == null || new URLSearchParams(search).has('bookingCode')) return false;
  try {
    return THEIRS.every((key) => localStorage.getItem(key) === null);
  } catch {
    return true; // a storage that is forbidden keeps nothing
  }
}
