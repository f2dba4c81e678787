export { erasePerson, erasureWords, type ErasureOrder } from './erase-person.ts';
export { callbacksWork } from './forget-callbacks.ts';
export { rowsHeld } from './personal-data.store.ts';
