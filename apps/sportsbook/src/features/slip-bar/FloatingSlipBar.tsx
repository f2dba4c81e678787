import { formatTotalOdds } from '@kipenga/betting-core';
import { LateBoundary, PartBoundary } from '@kipenga/shell';
import { SlipBar } from '@kipenga/ui';
import { startTransition, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSelections } from '../slip/index.ts';
import { selectIsSlipOnItsWay, slipOpened } from './slip-sheet.slice.ts';

interface FloatingSlipBarProps {
  /** The open picks and their total, loaded with the slip's file; until then the bar shows the picks as made. */
  readonly currentPicks: ReactNode;
}

/** The floating bar of a slip with picks: their number and total odds. It opens the sheet (R2-25). */
export function FloatingSlipBar({ currentPicks }: FloatingSlipBarProps) {
  // A tap draws its button first, and the bar in the next frame.
  const selections = useDeferredValue(useSelector(selectSelections));
  const isBusy = useSelector(selectIsSlipOnItsWay);
  const dispatch = useDispatch();
  if (selections.length === 0) return null;
  const count = selections.length;
  const picked = (
    <SlipBar.Picks count={count} totalOdds={formatTotalOdds(selections.map((one) => one.odds))} />
  );
  return (
    <SlipBar count={count} isBusy={isBusy} onOpen={() => dispatch(slipOpened())}>
      <AfterFirstDrawing before={picked}>
        <PartBoundary fallback={() => picked}>
          <LateBoundary fallback={picked}>{currentPicks}</LateBoundary>
        </PartBoundary>
      </AfterFirstDrawing>
    </SlipBar>
  );
}

interface AfterFirstDrawingProps {
  /** The initial content. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** Loading files keeps a phone's processor busy: the first pick and its bar are drawn before. */
function AfterFirstDrawing({ before, children }: AfterFirstDrawingProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => startTransition(() => setIsDrawn(true)), []);
  return isDrawn ? children : before;
}
