import { dialogShown, message, selectDialog, selectModal, useShellDispatch } from '@kipenga/shell';
import { wholeKes } from '@kipenga/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { measureData } from './measure-data.ts';
import { dataUse, useDataUse } from './use-data.ts';

/** Counts what the visit fetches, and tells once that the day's budget is reached: when nothing else is being said. Draws nothing. */
export function DataMeter() {
  const dispatch = useShellDispatch();
  const { isSaving, answer, budget } = useDataUse();
  const isFree = [useSelector(selectDialog), useSelector(selectModal)].every((one) => one === null);
  useEffect(() => measureData(dataUse().add), []);
  useEffect(() => {
    if (!isSaving || answer !== 'none' || budget === null || !isFree) return;
    dataUse().tell();
    dispatch(
      dialogShown({
        tone: 'info',
        title: message('sportsbook.data.reached', { budget: wholeKes(budget) }),
        message: message('sportsbook.data.reachedText'),
        ways: [{ label: message('sportsbook.data.change'), href: '/account?view=data' }],
      }),
    );
  }, [isSaving, answer, budget, isFree, dispatch]);
  return null;
}
