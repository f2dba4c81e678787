import type { Betslip, OutcomeId, Selection } from '@kipenga/betting-core';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { betslipCleared, betslipRestored, selectionsRemoved } from './betslip.slice.ts';
import type { Singles } from './use-singles.ts';

/** What was taken off the slip last. */
interface Removed {
  /** The slip as it was before. */
  readonly from: Betslip;
  /** What was left of it. */
  readonly left: readonly OutcomeId[];
  /** The one pick, and the stake typed for it as a single; null where all were removed. */
  readonly pick: Selection | null;
  readonly stake: string | null;
}

/** Taking picks off a slip, and putting the last of them back. */
export interface Removal {
  /** What can be put back: as long as the slip stands as it was left, and its sheet is open. */
  readonly removed: Removed | null;
  readonly remove: (matchId: Selection['matchId']) => void;
  readonly clear: () => void;
  readonly undo: () => void;
}

/** Takes picks off the slip, one or all, in a way that can be undone. */
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
