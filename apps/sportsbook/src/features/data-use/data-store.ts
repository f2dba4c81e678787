import { dayEndMs, isReached, readDataUse, asOfNow, type DataPlan, type DataUse } from './data-use.ts';

const KEPT = 'data_use';
/** Until when data is saved for the budget's sake, in milliseconds since 1970: the script in the head of both pages reads it. */
export const SAVING_UNTIL = 'data_saving_until';
const VISIT = 'data_visit';

/** What a screen shows. */
export interface DataShown extends DataUse {
  /** Of this visit: since this tab was opened. */
  readonly visit: number;
  /** Data is saved because the budget is reached. */
  readonly isSaving: boolean;
}

/** What this phone has fetched today, for all tabs together. A browser that keeps nothing counts from the page's own beginning. */
export interface DataStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly current: () => DataShown;
  readonly add: (bytes: number) => void;
  /** Takes a price and a budget. What was answered to the budget of before is forgotten. */
  readonly choose: (plan: DataPlan) => void;
  /** The customer has been told that the budget is reached. */
  readonly tell: () => void;
  /** Saves no data for the rest of the day, though the budget is reached. */
  readonly turnOff: () => void;
}

interface StoreParts {
  readonly day: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly visit: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  /** Turns data saving of the page on or off. Off leaves it on where the phone itself asks for it. */
  readonly save: (isSaving: boolean) => void;
}

export function dataStore({ day, visit, now, save }: StoreParts): DataStore {
  const listeners = new Set<() => void>();
  const quietly = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null; // full, or forbidden
    }
  };
  let use = readDataUse(
    quietly(() => day.getItem(KEPT)),
    now(),
  );
  let visited = Number(quietly(() => visit.getItem(VISIT))) || 0;
  let isSaving = isReached(use) && use.answer !== 'off';
  let shown: DataShown = { ...use, visit: visited, isSaving };

  /** Another tab may have counted meanwhile. */
  const change = (by: (kept: DataUse) => DataUse): void => {
    const text = quietly(() => day.getItem(KEPT));
    use = by(text === null ? asOfNow(use, now()) : readDataUse(text, now()));
    quietly(() => day.setItem(KEPT, JSON.stringify(use)));
    const isToSave = isReached(use) && use.answer !== 'off';
    if (isToSave) quietly(() => day.setItem(SAVING_UNTIL, String(dayEndMs(now()))));
    else quietly(() => day.removeItem(SAVING_UNTIL));
    if (isToSave !== isSaving) save(isToSave);
    isSaving = isToSave;
    shown = { ...use, visit: visited, isSaving };
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    current: () => shown,
    add: (bytes) => {
      visited += bytes;
      quietly(() => visit.setItem(VISIT, String(visited)));
      change((kept) => ({ ...kept, bytes: kept.bytes + bytes }));
    },
    choose: ({ perGb, budget }) => change((kept) => ({ ...kept, perGb, budget, answer: 'none' })),
    tell: () => change((kept) => ({ ...kept, answer: 'told' })),
    turnOff: () => change((kept) => ({ ...kept, answer: 'off' })),
  };
}
