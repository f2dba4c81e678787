import type { Betslip, OutcomeId, Selection } from '@kipenga/betting-core';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { betslipCleared, betslipRestored, selectionsRemoved } from './betslip.slice.ts';
import type { Singles } from './use-singles.ts';

/** The last removal from the slip. */
interface Removed {
  /** The slip before it. */
  readonly from: Betslip;
  /** The outcomes left after it. */
  readonly left: readonly OutcomeId[];
  /** The removed pick, and the stake typed for it as a single; null if all were removed. */
  readonly pick: Selection | null;
  readonly stake: string | null;
}

/** Removing picks from a slip, and undoing the last removal. */
export interface Removal {
  /** The removal that can be undone: only while the slip is unchanged and its sheet is open. */
  readonly removed: Removed | null;
  readonly remove: (matchId: Selection['matchId']) => void;
  readonly clear: () => void;
  readonly undo: () => void;
}

/** Removes picks from the slip, one or all, with undo. */
export function useRemoval(slip: Betslip, singles: Singles, isOpen: boolean): Removal {
  const dispatch = useDispatch();
  const [last, setLast] = useState<Removed | null>(null);
  if (!isOpen && last !== null) setLast(null);
  const isAsLeft =
    last !== null &&
    last.left.length === slip.selections.length &&
    slip.selections.every(({ outcomeId }, at) => outcomeId === last.left[at]);
  const removed = isAsLeft ? last : null;
  return {
    removed,
    remove: (matchId) => {
      const pick = slip.selections.find((one) => one.matchId === matchId);
      if (pick === undefined) return;
      const left = slip.selections.filter((one) => one !== pick).map((one) => one.outcomeId);
      const line = singles.lines.find(({ selection }) => selection.outcomeId === pick.outcomeId);
      setLast({ from: slip, left, pick, stake: singles.isOn ? (line?.text ?? null) : null });
      dispatch(selectionsRemoved([pick.outcomeId]));
    },
    clear: () => {
      setLast({ from: slip, left: [], pick: null, stake: null });
      dispatch(betslipCleared());
    },
    undo: () => {
      if (removed === null) return;
      dispatch(betslipRestored(removed.from));
      if (removed.pick !== null && removed.stake !== null)
        singles.type(removed.pick.outcomeId, removed.stake);
      setLast(null);
    },
  };
}
