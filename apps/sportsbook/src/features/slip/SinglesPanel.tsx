import { OddsChangeConsent, StakeField } from '@kipenga/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { QUICK_STAKES, STAKE_STEP } from './quick-stakes.ts';
import { oddsChangeChosen, selectStake } from './stake.slice.ts';
import type { Singles } from './use-singles.ts';

interface SinglesPanelProps {
  readonly singles: Singles;
  readonly isLocked: boolean;
}

/** One stake for all singles, and what may happen to their prices. */
export function SinglesPanel({ singles, isLocked }: SinglesPanelProps) {
  const t = useWords();
  const dispatch = useDispatch();
  const { text, acceptOddsChange } = useSelector(selectStake);
  return (
    <>
      <StakeField
        label={t('sportsbook.singles.stakeForAll')}
        value={text}
        onChange={singles.typeForAll}
        quickAmounts={QUICK_STAKES}
        step={STAKE_STEP}
        isDisabled={isLocked}
      />
      <OddsChangeConsent value={acceptOddsChange} onChange={(choice) => dispatch(oddsChangeChosen(choice))} />
    </>
  );
}
