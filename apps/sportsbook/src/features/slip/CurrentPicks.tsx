import { formatHundredths, totalOddsHundredths, type Selection } from '@kipenga/betting-core';
import { SlipBar } from '@kipenga/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { selectBetslip } from './betslip.slice.ts';
import { pricedSlip, useCurrentPrices } from './current-prices.ts';
import { isCombination } from './is-combination.ts';
import { useStartedMatches } from './kick-offs.ts';
import { useSlipSystem } from './use-slip-system.ts';
import { useSystemWords } from './use-system-words.ts';

/**
 * The picks that can be bet on now with their total odds, as in the sheet, and whether these have moved since the
 * picks were made. A system has no total odds; its lines are named instead.
 */
export function CurrentPicks() {
  const t = useWords();
  const inWords = useSystemWords();
  const slip = useSelector(selectBetslip);
  const { fitted } = useSlipSystem(slip);
  const prices = useCurrentPrices(slip.selections, true);
  const { open, closed } = pricedSlip(slip, prices, 'any', useStartedMatches(slip.selections, false));
  const picked = slip.selections.filter((one) => open.some(({ outcomeId }) => outcomeId === one.outcomeId));
  const [was, now] = [totalOf(picked), totalOf(open)];
  const isReplaced = useReplacedCombination(slip.selections);
  const off = [
    ...(isReplaced ? [t('sportsbook.slip.noCombination')] : []),
    ...(closed.length === 0 ? [] : [t('sportsbook.slip.closedInBar', { count: closed.length })]),
  ];
  if (fitted !== null)
    return (
      <SlipBar.Picks
        count={open.length}
        note={[inWords(slip.selections.length, fitted.system), ...off].join(', ')}
      />
    );
  const moved = now === was ? [] : [t('sportsbook.slip.oddsWere', { odds: was ?? '' })];
  const note = [...moved, ...off].join(', ');
  return <SlipBar.Picks count={open.length} totalOdds={now} {...(note !== '' && { note })} />;
}

/** True if the last change replaced a combination of a match by one pick. */
function useReplacedCombination(selections: readonly Selection[]): boolean {
  const [seen, setSeen] = useState(selections);
  const [isReplaced, setReplaced] = useState(false);
  if (seen !== selections) {
    setSeen(selections);
    const tookPlaceOf = (was: Selection) => (now: Selection) =>
      now.matchId === was.matchId && !isCombination(now);
    setReplaced(seen.some((was) => isCombination(was) && selections.some(tookPlaceOf(was))));
  }
  return isReplaced;
}

const totalOf = (picks: readonly Selection[]): string | null =>
  picks.length === 0 ? null : formatHundredths(totalOddsHundredths(picks.map((one) => one.odds)));
