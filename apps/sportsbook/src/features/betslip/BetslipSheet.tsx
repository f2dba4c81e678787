import { selectProfile } from '@kipenga/shell';
import {
  BoostPrompt,
  BottomSheet,
  Button,
  EmptyState,
  focusTitle,
  SelectionRow,
  type SelectionState,
} from '@kipenga/ui';
import { useState, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Betslip, Selection } from '@kipenga/betting-core';
import { useFeedNames } from '../../words/use-feed-names.ts';
import { useWords } from '../../words/use-words.ts';
import { betslipCleared, betslipRestored, selectBetslip, selectionsRemoved } from './betslip.slice.ts';
import styles from './betslip.module.css';
import { pricedSlip, useCurrentPrices, type PricedSlip } from './current-prices.ts';
import { useStartedMatches } from './kick-offs.ts';
import { PlacePanel } from './PlacePanel.tsx';
import { selectStake } from './stake.slice.ts';
import { StakePanel } from './StakePanel.tsx';
import { usePlaceBet } from './use-place-bet.ts';
import { useSlipQuote } from './use-slip-quote.ts';
import { isSlipOf, selectWaitingBet } from './waiting-bet.slice.ts';

interface BetslipSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onShare: () => void;
}

/** The slip in its bottom sheet: picks, stake, every figure of what it pays, and the button that places it (R2-25). */
export function BetslipSheet({ isOpen, onClose, onShare }: BetslipSheetProps) {
  const t = useWords();
  const dispatch = useDispatch();
  const { marketName } = useFeedNames();
  const slip = useSelector(selectBetslip);
  const [removed, setRemoved] = useState<Betslip | null>(null);
  const { acceptOddsChange } = useSelector(selectStake);
  const prices = useCurrentPrices(slip.selections, isOpen);
  const priced = pricedSlip(slip, prices, acceptOddsChange, useStartedMatches(slip.selections, isOpen));
  const figures = useSlipQuote(priced.selections);
  const placing = usePlaceBet(onClose);
  const isEmpty = slip.selections.length === 0;
  const profile = useSelector(selectProfile);
  const waiting = useSelector(selectWaitingBet);
  const isWaiting =
    waiting !== null &&
    !waiting.isSetAside &&
    waiting.profileId === profile?.profileId &&
    isSlipOf(waiting.outcomeIds, slip);
  const isLocked = isWaiting || !['ready', 'short'].includes(placing.placement.phase);
  // The pressed buttons go away with what they change.
  const clear = ({ currentTarget }: MouseEvent) => {
    focusTitle(currentTarget);
    setRemoved(slip);
    dispatch(betslipCleared());
  };
  const undo = ({ currentTarget }: MouseEvent) => {
    focusTitle(currentTarget);
    if (removed !== null) dispatch(betslipRestored(removed));
  };
  const remove = (matchId: string) =>
    dispatch(
      selectionsRemoved(slip.selections.filter((one) => one.matchId === matchId).map((one) => one.outcomeId)),
    );

  return (
    <BottomSheet
      isOpen={isOpen}
      title={t('sportsbook.slip.title')}
      onClose={onClose}
      {...(!isEmpty && {
        action: !isLocked && (
          <Button look="quiet" size="small" onClick={clear}>
            {t('sportsbook.slip.clear')}
          </Button>
        ),
        footer: (
          <PlacePanel
            slip={priced}
            prices={prices}
            figures={figures}
            placing={placing}
            isWaiting={isWaiting}
            onClose={onClose}
          />
        ),
      })}
    >
      {isEmpty ? (
        <EmptyState
          title={t('sportsbook.slip.empty')}
          {...(removed !== null && {
            action: <Button onClick={undo}>{t('sportsbook.slip.undo')}</Button>,
          })}
        />
      ) : (
        <div className={styles['slip']}>
          <ul className={styles['legs']}>
            {priced.selections.map((selection, at) => (
              <SelectionRow
                key={selection.matchId}
                selection={{ ...selection, marketName: marketName(selection.marketName) }}
                previousOdds={slip.selections[at]?.odds ?? null}
                state={stateOf(selection, priced)}
                onRemove={remove}
              />
            ))}
          </ul>
          <BoostPrompt boost={figures.quote.boost} />
          <StakePanel figures={figures} isLocked={isLocked} />
          <Button look="quiet" isWide onClick={onShare}>
            {t('sportsbook.slip.share')}
          </Button>
        </div>
      )}
    </BottomSheet>
  );
}

function stateOf({ matchId }: Selection, { started, closed }: PricedSlip): SelectionState {
  if (started.some((one) => one.matchId === matchId)) return 'started';
  return closed.some((one) => one.matchId === matchId) ? 'suspended' : 'open';
}
