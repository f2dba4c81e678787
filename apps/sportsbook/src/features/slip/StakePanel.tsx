import { isFreeBetOffered } from '@kipenga/betting-core';
import { FreeBetToggle, OddsChangeConsent, QuoteSummary, StakeField } from '@kipenga/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { QUICK_STAKES, STAKE_STEP } from './quick-stakes.ts';
import styles from './slip.module.css';
import { freeBetActivated, oddsChangeChosen, selectStake, stakeReset, stakeTyped } from './stake.slice.ts';
import type { SlipQuote } from './use-slip-quote.ts';
import { useStakeProblem } from './use-stake-problem.ts';
import { useWallet } from './use-wallet.ts';

/** The stake, the free bet, what may happen to prices, and the sums (R4-16, R5-08, R5-09, D07, D13). */
export function StakePanel({
  figures,
  isLocked,
}: {
  readonly figures: SlipQuote;
  readonly isLocked: boolean;
}) {
  const t = useWords();
  const dispatch = useDispatch();
  const stake = useSelector(selectStake);
  const freeBet = useWallet()?.freeBet ?? null;
  return (
    <>
      <StakeField
        label={t('sportsbook.slip.stake')}
        value={stake.text}
        onChange={(text) => dispatch(stakeTyped(text))}
        quickAmounts={QUICK_STAKES}
        step={STAKE_STEP}
        isDisabled={isLocked}
        netWin={figures.quote.netPayout}
        error={useStakeProblem(figures)}
      />
      {freeBet !== null && isFreeBetOffered(freeBet, figures.limits) && (
        <FreeBetToggle
          amount={freeBet}
          isActive={stake.usesFreeBet}
          onToggle={(isActive) => dispatch(isActive ? freeBetActivated(freeBet) : stakeReset())}
        />
      )}
      <div className={styles['quote']}>
        <QuoteSummary quote={figures.quote} isFreeBet={stake.usesFreeBet} />
      </div>
      {figures.isGuess && <p className={styles['note']}>{t('sportsbook.slip.limitsMissing')}</p>}
      <OddsChangeConsent
        value={stake.acceptOddsChange}
        onChange={(choice) => dispatch(oddsChangeChosen(choice))}
      />
    </>
  );
}
