import type { Match } from '@kipenga/betting-core';
import { useState } from 'react';

type KeepRows = (before: readonly Match[], now: readonly Match[]) => readonly Match[];

const onlyOf: KeepRows = (_before, now) => now;
let keepRows = onlyOf;

/** Sets the function that decides which rows stay when matches change, which loads late. Without it none stays. */
export const rowsAreKeptBy = (keep: KeepRows = onlyOf): void => void (keepRows = keep);

/** The rows of a list while its matches start and leave it. */
export function useStayingRows(matches: readonly Match[]): readonly Match[] {
  const [seen, setSeen] = useState({ matches, rows: matches });
  if (seen.matches === matches) return seen.rows;
  const rows = keepRows(seen.rows, matches);
  setSeen({ matches, rows });
  return rows;
}
