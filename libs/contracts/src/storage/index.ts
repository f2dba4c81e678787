export { setAsideKey, STORAGE_KEYS, type StoragePort } from './storage-keys.ts';
export type { Loaded, StoredEntry } from './stored-entry.ts';
export { storedBetslip } from './stored-betslip.ts';
export { storedJackpotSlip } from './stored-jackpot-slip.ts';
export { storedLoadTime } from './stored-load-time.ts';
export { storedSession } from './stored-session.ts';
export { storedStakes, type TypedStakes } from './stored-stakes.ts';
export { storedSystem, type KeptSystem } from './stored-system.ts';
export type { Profile } from '../account/profile.wire.ts';
