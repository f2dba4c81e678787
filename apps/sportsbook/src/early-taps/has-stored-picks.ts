import { STORAGE_KEYS } from '@kipenga/contracts/storage';

/**
 * Is there anything in the list that the slip is stored as? An emptied slip stays stored without picks. Looked at, not decoded:
 * the script inside the page has no room for a codec.
 */
export function hasStoredPicks(): boolean {
  try {
    return /\[\s*\{/.test(localStorage.getItem(STORAGE_KEYS.betslip) ?? '');
  } catch {
    return false; // a storage that is forbidden keeps no slip
  }
}
