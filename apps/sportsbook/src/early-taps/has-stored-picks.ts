import { STORAGE_KEYS } from '@kipenga/contracts/storage';

/**
 * Does the stored slip hold picks? An emptied slip stays stored without any. The text is searched, not
 * decoded: the script inside the page has no room for a codec.
 */
export function hasStoredPicks(): boolean {
  try {
    return /\[\s*\{/.test(localStorage.getItem(STORAGE_KEYS.betslip) ?? '');
  } catch {
    return false; // a storage that is forbidden keeps no slip
  }
}
