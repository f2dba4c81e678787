import { ok, type Betslip } from '@kipenga/betting-core';
import { selectionOnTheWire } from '../bets/selection.wire.ts';
import { codecOf } from '../pieces/codec-of.ts';
import { list } from '../pieces/rows.ts';
import { salvagedList } from './salvaged-list.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { storedEntry } from './stored-entry.ts';

const betslipOnTheWire = codecOf(
  list(selectionOnTheWire),
  (selections) => ok<Betslip>({ type: 'prematch', selections }),
  (slip) => slip.selections,
);

/**
 * The normal slip, under the key `betslip`, with the selection fields of R3. Unreadable selections and second picks of a match are
 * set aside.
 */
export const storedBetslip = storedEntry(STORAGE_KEYS.betslip, betslipOnTheWire, (stored) => {
  const { kept, isWhole } = salvagedList(selectionOnTheWire, stored, (selection) => selection.matchId);
  return { value: kept.length > 0 || isWhole ? { type: 'prematch', selections: kept } : null, isWhole };
});
