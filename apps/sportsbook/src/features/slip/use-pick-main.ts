import type { MainColumn, Match } from '@kipenga/betting-core';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { selectionToggled } from './betslip.slice.ts';
import { selectionOfMain } from './selection-of.ts';

/** Returns a function that toggles the pick in a column of a match; the same function for a whole list. */
export function usePickMain(): (match: Match, column: MainColumn) => void {
  const dispatch = useDispatch();
  return useCallback(
    (match, column) => {
      const outcome = match.mainOutcomes[column];
      const selection = outcome === null ? null : selectionOfMain(match, outcome);
      if (selection !== null) dispatch(selectionToggled(selection));
    },
    [dispatch],
  );
}
