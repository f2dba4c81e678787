import type { MainColumn, Match } from '@kipenga/betting-core';
import { useCallback } from 'react';

interface PickedFrom {
  readonly match: Match;
  readonly columns: readonly MainColumn[];
  readonly onPick: ((match: Match, column: MainColumn) => void) | undefined;
}

/**
 * Reports a tap with the column it was in. The function stays the same while the match does, so that a tap renders only the buttons
 * it changes.
 */
export const useColumnPick = ({ match, columns, onPick }: PickedFrom): ((outcomeId: string) => void) =>
  useCallback(
    (outcomeId) => {
      const column = columns.find((one) => match.mainOutcomes[one]?.id === outcomeId);
      if (column !== undefined) onPick?.(match, column);
    },
    [columns, match, onPick],
  );
