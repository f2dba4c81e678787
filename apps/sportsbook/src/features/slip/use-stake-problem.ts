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
  /** The typed amount, or why it is invalid. */
  readonly typed: Result<Cents, MoneyRefusal>;
  readonly limits: BetLimits;
  readonly usesFreeBet?: boolean;
}

/**
 * The reason why the house would refuse the typed stake, shown before any press; null if there is none (R5-22,
 * R9-01).
 */
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

/** The same for any stake, in words, without the customer's own limits. */
export function stakeProblem(
  { typed, limits, usesFreeBet = false }: TypedStake,
  t: ReturnType<typeof useWords>,
): string | null {
  if (!typed.ok) return noAmountText(typed.reason, limits, t);
  const stake = typed.value;
  const freeBet = usesFreeBet ? stake : null; // the platform decides whether there is a free bet
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
