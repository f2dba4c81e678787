import { dialogShown, message, selectDialog, selectModal, useShellDispatch } from '@kipenga/shell';
import { wholeKes } from '@kipenga/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { measureData } from './measure-data.ts';
import { dataUse, useDataUse } from './use-data.ts';

/**
 * Counts the data of the visit, and tells once that the day's budget is reached, when no other dialog is open.
 * Renders nothing.
 */
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
