import { dayEndMs, isReached, readDataUse, asOfNow, type DataPlan, type DataUse } from './data-use.ts';

const KEPT = 'data_use';
/**
 * Key of the time until which data is saved because of the budget, in milliseconds since 1970. The script in the head
 * of both pages reads it.
 */
export const SAVING_UNTIL = 'data_saving_until';
const VISIT = 'data_visit';

/** The figures for a screen. */
export interface DataShown extends DataUse {
  /** Bytes of this visit: since this tab was opened. */
  readonly visit: number;
  /** Data is saved because the budget is reached. */
  readonly isSaving: boolean;
}

/** The data this phone has used today, in all tabs. Without storage, counting starts with the page. */
export interface DataStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly current: () => DataShown;
  readonly add: (bytes: number) => void;
  /** Sets price and budget, and forgets the answer to the earlier budget. */
  readonly choose: (plan: DataPlan) => void;
  /** Notes that the customer was told of the reached budget. */
  readonly tell: () => void;
  /** Turns data saving off for the rest of the day, despite the reached budget. */
  readonly turnOff: () => void;
}

interface StoreParts {
  readonly day: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly visit: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  /** Turns the page's data saving on or off. Off leaves it on if the phone itself asks for it. */
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

  /** Reads the entry again: another tab may have counted meanwhile. */
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
