import { useSyncExternalStore } from 'react';
import { dataStore, type DataShown, type DataStore } from './data-store.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Does the phone itself ask for less, or its network? So the script in the head of the page asks. */
function isAskedByPhone(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

function save(isSaving: boolean): void {
  const { dataset } = document.documentElement;
  if (isSaving) dataset['saver'] = 'on';
  else if (!isAskedByPhone()) delete dataset['saver'];
}

/** A browser may forbid even to look at its storage. */
const refusing = (storage: () => Storage) => ({
  getItem: (key: string) => storage().getItem(key),
  setItem: (key: string, text: string) => storage().setItem(key, text),
  removeItem: (key: string) => storage().removeItem(key),
});

let store: DataStore | undefined;

/** That of this browser; a server has none, and does not ask. */
export const dataUse = (): DataStore =>
  (store ??= dataStore({
    day: refusing(() => localStorage),
    visit: refusing(() => sessionStorage),
    now: () => Date.now(),
    save,
  }));

export const useDataUse = (): DataShown =>
  useSyncExternalStore(
    (onChange) => dataUse().subscribe(onChange),
    () => dataUse().current(),
  );
