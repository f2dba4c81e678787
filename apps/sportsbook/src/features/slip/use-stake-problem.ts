import {
  dayLimitRejection,
  formatKes,
  stakeRejection,
  type BetLimits,
  type Cents,
  type MoneyRefusal,
  type Result,
} from '@kipenga/betting-core';
import { dayLimitMessage, useMessageText } from '@kipenga/shell';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { selectStake } from './stake.slice.ts';
import { useLeftToday } from './use-left-today.ts';
import type { SlipQuote } from './use-slip-quote.ts';

interface TypedStake {
  /** What is typed, or why it is no amount. */
  readonly typed: Result<Cents, MoneyRefusal>;
  readonly limits: BetLimits;
  readonly usesFreeBet?: boolean;
}

/** Why the house would not take what is typed as the stake, said before anything is pressed; null where it would (R5-22, R9-01). */
export function useStakeProblem({ typed, limits }: Pick<SlipQuote, 'typed' | 'limits'>): string | null {
  const t = useWords();
  const toText = useMessageText();
  const { usesFreeBet } = useSelector(selectStake);
  const left = useLeftToday();
  const problem = stakeProblem({ typed, limits, usesFreeBet }, t);
  if (problem !== null || !typed.ok || usesFreeBet) return problem;
  const ownRejection = dayLimitRejection(typed.value, left);
  return ownRejection && toText(dayLimitMessage(ownRejection));
}

/** The same of any stake, in the words of the visit, without the limits of the customer's own. */
export function stakeProblem(
  { typed, limits, usesFreeBet = false }: TypedStake,
  t: ReturnType<typeof useWords>,
): string | null {
  if (!typed.ok) return noAmountText(typed.reason, limits, t);
  const stake = typed.value;
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

function noAmountText(
  { kind }: MoneyRefusal,
  { maxStake }: BetLimits,
  t: ReturnType<typeof useWords>,
): string {
  switch (kind) {
    case 'amount-missing':
      return t('sportsbook.place.stakeNeeded');
    case 'amount-unreadable':
      return t('sportsbook.place.stakeUnreadable');
    case 'amount-too-long':
      return t('sportsbook.place.stakeHigh', { maximum: formatKes(maxStake) });
  }
}
