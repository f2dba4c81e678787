import { type MainColumn, type MainOutcome, type Match } from '@kipenga/betting-core';
import { SkipToSlip } from '@kipenga/shell';
import { MatchCard } from '@kipenga/ui';
import { memo, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { LateMatchStar } from '../favourites/index.ts';
import { noteOfRow } from './row-note.ts';
import { pickedOutcomeId, selectPickOf, type BetslipRootState } from '../slip/index.ts';

export interface MatchRowProps {
  readonly match: Match;
  readonly columns: readonly MainColumn[];
  readonly onPick: (match: Match, column: MainColumn) => void;
}

/** A match of the list. It subscribes to its own pick only, so that a tap draws one card instead of a hundred. */
export const MatchRow = memo(function MatchRow({ match, columns, onPick }: MatchRowProps) {
  const pick = useSelector((state: BetslipRootState) => selectPickOf(state, match.id));
  const outcomes = columns
    .map((column) => match.mainOutcomes[column])
    .filter((outcome): outcome is MainOutcome => outcome !== null);
  // A tap draws its button; the skip link for keyboards follows in the next frame.
  const hasPick = useDeferredValue(pick !== null);
  const star = useMemo(() => <LateMatchStar match={match} />, [match]);
  return (
    <>
      <MatchCard
        match={match}
        columns={columns}
        href={`/markets?match=${encodeURIComponent(match.id)}`}
        pickedOutcomeId={pickedOutcomeId(pick, outcomes)}
        onPick={onPick}
        mark={star}
        note={noteOfRow(match)}
      />
      {hasPick && <SkipToSlip />}
    </>
  );
});
