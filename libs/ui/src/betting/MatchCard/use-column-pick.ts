import type { MainColumn, Match } from '@kipenga/betting-core';
import { useCallback } from 'react';

interface PickedFrom {
  readonly match: Match;
  readonly columns: readonly MainColumn[];
  readonly onPick: ((match: Match, column: MainColumn) => void) | undefined;
}

/** Tells of a tap by the column it was in. It is the same for as long as the match is, so that a tap draws again the buttons it changes, and no other. */
export const useColumnPick = ({ match, columns, onPick }: PickedFrom): ((outcomeId: string) => void) =>
  useCallback(
    (outcomeId) => {
      const column = columns.find((one) => match.mainOutcomes[one]?.id === outcomeId);
      if (column !== undefined) onPick?.(match, column);
    },
    [columns, match, onPick],
  );
