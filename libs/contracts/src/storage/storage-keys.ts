/** The four entries of local storage (R3). Their content is versioned and read through a codec (D52). */
export const STORAGE_KEYS = {
  betslip: 'betslip',
  jackpotSlip: 'jackpot_betslip',
  session: 'auth',
  loadedAt: 'timestamp',
} as const;

/** Returns the key to which unreadable content of an entry is moved. */
export const setAsideKey = (key: string): string => `${key}.unreadable`;

/** The part of a browser's storage used here; a test passes a map. */
export interface StoragePort {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}
