import { formatKes, stakeRejection } from '@kipenga/betting-core';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { selectStake } from './stake.slice.ts';
import type { SlipQuote } from './use-slip-quote.ts';

/** Why the house would not take what is typed as the stake, said before anything is pressed; null where it would (R5-22, R9-01). */
export function useStakeProblem({ stake, limits }: Pick<SlipQuote, 'stake' | 'limits'>): string | null {
  const t = useWords();
  const { usesFreeBet } = useSelector(selectStake);
  if (stake === null) return t('sportsbook.place.stakeNeeded');
  const freeBet = usesFreeBet ? stake : null; // whether there is one is for the platform to say
  const rejection = stakeRejection(
    { stake, usesFreeBet, type: 'prematch' },
    { limits, freeBet, wholeShillings: true },
  );
  switch (rejection?.kind) {
    case 'stake-not-whole':
      return t('sportsbook.place.stakeWhole');
    case 'stake-too-low':
      return t('sportsbook.place.stakeLow', { minimum: formatKes(rejection.minimum) });
    case 'stake-too-high':
      return t('sportsbook.place.stakeHigh', { maximum: formatKes(rejection.maximum) });
    default:
      return null;
  }
}
