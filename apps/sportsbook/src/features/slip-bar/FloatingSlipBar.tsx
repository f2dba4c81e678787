import { formatTotalOdds } from '@kipenga/betting-core';
import { SlipBar } from '@kipenga/ui';
import { useDispatch, useSelector } from 'react-redux';
import { selectSelections } from '../slip/index.ts';
import { selectIsSlipOnItsWay, slipOpened } from './slip-sheet.slice.ts';

/** The bar that floats while the slip holds picks: their number and total odds; it opens the sheet (R2-25). */
export function FloatingSlipBar() {
  const selections = useSelector(selectSelections);
  const isBusy = useSelector(selectIsSlipOnItsWay);
  const dispatch = useDispatch();
  if (selections.length === 0) return null;
  return (
    <SlipBar
      count={selections.length}
      totalOdds={formatTotalOdds(selections.map((one) => one.odds))}
      isBusy={isBusy}
      onOpen={() => dispatch(slipOpened())}
    />
  );
}
