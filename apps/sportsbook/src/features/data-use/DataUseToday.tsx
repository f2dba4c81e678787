import { formatKes } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { bytesText, costOf } from './data-use.ts';
import { useDataUse } from './use-data.ts';

/** The data and cost of this day, in the link to all of it. */
export function DataUseToday() {
  const t = useWords();
  const { bytes, perGb } = useDataUse();
  return (
    <>{t('sportsbook.data.figure', { bytes: bytesText(bytes), cost: formatKes(costOf(bytes, perGb)) })}</>
  );
}
