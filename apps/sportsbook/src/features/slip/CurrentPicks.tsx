import { formatHundredths, totalOddsHundredths } from '@kipenga/betting-core';
import { SlipBar } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { selectSelections } from './betslip.slice.ts';
import { repriced, useCurrentPrices } from './current-prices.ts';

/** The slip's total odds at the prices of now, as in its sheet, and whether they have moved since the picks were made. */
export function CurrentOdds() {
  const t = useWords();
  const picked = useSelector(selectSelections);
  const current = repriced(picked, useCurrentPrices(picked, true));
  const was = totalOddsHundredths(picked.map((one) => one.odds));
  const now = totalOddsHundredths(current.map((one) => one.odds));
  return (
    <SlipBar.Odds
      totalOdds={formatHundredths(now)}
      {...(now !== was && { note: t('sportsbook.slip.oddsWere', { odds: formatHundredths(was) }) })}
    />
  );
}
