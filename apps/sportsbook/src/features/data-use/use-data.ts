import { useSyncExternalStore } from 'react';
import { dataStore, type DataShown, type DataStore } from './data-store.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True if the phone or its network asks for less data. The script in the head of the page tests the same. */
function isAskedByPhone(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

function save(isSaving: boolean): void {
  const { dataset } = document.documentElement;
  if (isSaving) dataset['saver'] = 'on';
  else if (!isAskedByPhone()) delete dataset['saver'];
}

/** Access to storage may throw. */
const refusing = (storage: () => Storage) => ({
  getItem: (key: string) => storage().getItem(key),
  setItem: (key: string, text: string) => storage().setItem(key, text),
  removeItem: (key: string) => storage().removeItem(key),
});

let store: DataStore | undefined;

/** The browser's store; a server has none. */
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
