import { isFreeBetOffered } from '@kipenga/betting-core';
import { FreeBetToggle, OddsChangeConsent, QuoteSummary, StakeField } from '@kipenga/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { QUICK_STAKES, STAKE_STEP } from './quick-stakes.ts';
import styles from './slip.module.css';
import { freeBetActivated, oddsChangeChosen, selectStake, stakeReset, stakeTyped } from './stake.slice.ts';
import type { Singles } from './use-singles.ts';
import type { SlipQuote } from './use-slip-quote.ts';
import { useStakeProblem } from './use-stake-problem.ts';
import { useWallet } from './use-wallet.ts';

interface StakePanelProps {
  readonly figures: SlipQuote;
  readonly singles: Singles;
  readonly isLocked: boolean;
}

/**
 * The stake (for singles one for all), or the free bet instead, at the foot of the sheet, always in sight (R4-16,
 * R5-08, R5-09).
 */
export function StakePanel({ figures, singles, isLocked }: StakePanelProps) {
  const t = useWords();
  const dispatch = useDispatch();
  const stake = useSelector(selectStake);
  const freeBet = useWallet()?.freeBet ?? null;
  const problem = useStakeProblem(figures);
  return (
    <>
      {freeBet !== null && !singles.isOn && isFreeBetOffered(freeBet, figures.limits) && (
        <FreeBetToggle
          amount={freeBet}
          isActive={stake.usesFreeBet}
          onToggle={(isActive) => dispatch(isActive ? freeBetActivated(freeBet) : stakeReset())}
        />
      )}
      <StakeField
        isCompact
        label={t(singles.isOn ? 'sportsbook.singles.stakeForAll' : 'sportsbook.slip.stake')}
        value={stake.text}
        onChange={(text) => (singles.isOn ? singles.typeForAll(text) : dispatch(stakeTyped(text)))}
        quickAmounts={QUICK_STAKES}
        step={STAKE_STEP}
        isDisabled={isLocked}
        error={singles.isOn ? null : problem}
      />
    </>
  );
}

interface QuotePanelProps extends Pick<StakePanelProps, 'figures' | 'singles'> {
  /** No pick can be bet on now: there are no odds and no win to tell, and the foot of the sheet says why. */
  readonly isNothingOpen: boolean;
}

/** Every figure and how it was worked out, what to know before placing, and what may happen to prices (D07, D13). */
export function QuotePanel({ figures, singles, isNothingOpen }: QuotePanelProps) {
  const t = useWords();
  const dispatch = useDispatch();
  const { usesFreeBet, acceptOddsChange } = useSelector(selectStake);
  return (
    <>
      {!singles.isOn && !isNothingOpen && (
        <div className={styles['wide']}>
          <QuoteSummary quote={figures.quote} isFreeBet={usesFreeBet} />
        </div>
      )}
      {!singles.isOn && figures.isGuess && (
        <p className={styles['note']}>{t('sportsbook.slip.limitsMissing')}</p>
      )}
      <OddsChangeConsent value={acceptOddsChange} onChange={(choice) => dispatch(oddsChangeChosen(choice))} />
    </>
  );
}
