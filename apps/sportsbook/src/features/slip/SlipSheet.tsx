import type { Betslip, Selection } from '@kipenga/betting-core';
import {
  BoostPrompt,
  BottomSheet,
  Button,
  EmptyState,
  focusTitle,
  SelectionRow,
  type SelectionState,
} from '@kipenga/ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { usePickNames } from '../../words/use-pick-names.ts';
import { useWords } from '../../words/use-words.ts';
import { betslipCleared, betslipRestored, selectionsRemoved } from './betslip.slice.ts';
import type { PricedSlip } from './current-prices.ts';
import { PriceNews } from './PriceNews.tsx';
import styles from './slip.module.css';
import { StakePanel } from './StakePanel.tsx';
import type { SlipView } from './use-slip-view.ts';

interface SlipSheetProps {
  readonly view: SlipView;
  readonly isOpen: boolean;
  /** The slip is being placed: its stake stays as it is. */
  readonly isLocked: boolean;
  /** What stands below the slip: the way to place it. */
  readonly footer: ReactNode;
  /** What an empty slip offers besides. */
  readonly whenEmpty: ReactNode;
  readonly onClose: () => void;
  readonly onShare: () => void;
}

/** The slip in its bottom sheet: picks, stake, and every figure of what it pays (R2-25). */
export function SlipSheet(props: SlipSheetProps) {
  const { view, isOpen, isLocked, footer, whenEmpty, onClose, onShare } = props;
  const t = useWords();
  const dispatch = useDispatch();
  const { slip } = view;
  const [removed, setRemoved] = useState<Betslip | null>(null);
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
  const isEmpty = slip.selections.length === 0;
  const clearButton = !isLocked && (
    <Button look="quiet" size="small" onClick={clear}>
      {t('sportsbook.slip.clear')}
    </Button>
  );
  return (
    <BottomSheet
      isOpen={isOpen}
      title={t('sportsbook.slip.title')}
      onClose={onClose}
      {...(!isEmpty && { action: clearButton, footer })}
    >
      {isEmpty ? (
        <>
          <EmptyState
            title={t('sportsbook.slip.empty')}
            {...(removed !== null && {
              action: <Button onClick={undo}>{t('sportsbook.slip.undo')}</Button>,
            })}
          />
          {whenEmpty}
        </>
      ) : (
        <div className={styles['slip']}>
          <Legs view={view} />
          <PriceNews picked={slip.selections} current={view.priced.selections} />
          <BoostPrompt boost={view.figures.quote.boost} isCapped={view.figures.quote.isCapped} />
          <StakePanel figures={view.figures} isLocked={isLocked} />
          <Button look="quiet" isWide onClick={onShare}>
            {t('sportsbook.slip.share')}
          </Button>
        </div>
      )}
    </BottomSheet>
  );
}

function Legs({ view: { slip, priced } }: { readonly view: SlipView }) {
  const dispatch = useDispatch();
  const { pickName, marketName } = usePickNames();
  const remove = (matchId: string) =>
    dispatch(
      selectionsRemoved(slip.selections.filter((one) => one.matchId === matchId).map((one) => one.outcomeId)),
    );
  return (
    <ul className={styles['legs']}>
      {priced.selections.map((selection, at) => (
        <SelectionRow
          key={selection.matchId}
          selection={{ ...selection, label: pickName(selection), marketName: marketName(selection) }}
          previousOdds={slip.selections[at]?.odds ?? null}
          state={stateOf(selection, priced)}
          onRemove={remove}
        />
      ))}
    </ul>
  );
}

function stateOf({ matchId }: Selection, { started, closed }: PricedSlip): SelectionState {
  if (started.some((one) => one.matchId === matchId)) return 'started';
  return closed.some((one) => one.matchId === matchId) ? 'suspended' : 'open';
}
