import type { Betslip } from '@kipenga/betting-core';
import {
  BoostPrompt,
  BottomSheet,
  Button,
  EmptyState,
  focusTitle,
  RadioCards,
  SelectionRow,
} from '@kipenga/ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { usePickNames } from '../../words/use-pick-names.ts';
import { useWords } from '../../words/use-words.ts';
import { betslipCleared, betslipRestored, selectionsRemoved } from './betslip.slice.ts';
import { PriceNews } from './PriceNews.tsx';
import { stateOf } from './single-lines.ts';
import { SingleLegs } from './SingleLegs.tsx';
import { SinglesPanel } from './SinglesPanel.tsx';
import styles from './slip.module.css';
import { StakePanel } from './StakePanel.tsx';
import type { Singles } from './use-singles.ts';
import type { SlipView } from './use-slip-view.ts';

interface SlipSheetProps {
  readonly view: SlipView;
  readonly singles: Singles;
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
  const { view, singles, isOpen, isLocked, footer, whenEmpty, onClose, onShare } = props;
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
          {slip.selections.length > 1 && !isLocked && <WaySwitch singles={singles} />}
          <Legs {...{ view, singles, isLocked }} />
          <PriceNews picked={slip.selections} current={view.priced.selections} />
          {singles.isOn ? (
            <SinglesPanel singles={singles} isLocked={isLocked} />
          ) : (
            <>
              <BoostPrompt boost={view.figures.quote.boost} isCapped={view.figures.quote.isCapped} />
              <StakePanel figures={view.figures} isLocked={isLocked} />
            </>
          )}
          <Button look="quiet" isWide onClick={onShare}>
            {t('sportsbook.slip.share')}
          </Button>
        </div>
      )}
    </BottomSheet>
  );
}

/** All picks in one bet, or each in its own. */
function WaySwitch({ singles }: { readonly singles: Singles }) {
  const t = useWords();
  return (
    <RadioCards
      legend={t('sportsbook.way.legend')}
      value={singles.isOn ? 'singles' : 'accumulator'}
      onChange={singles.choose}
      choices={[
        { value: 'accumulator', label: t('sportsbook.way.accumulator') },
        { value: 'singles', label: t('sportsbook.way.singles') },
      ]}
    />
  );
}

type LegsProps = Pick<SlipSheetProps, 'view' | 'singles' | 'isLocked'>;

function Legs({ view, singles, isLocked }: LegsProps) {
  const dispatch = useDispatch();
  const { pickName, marketName } = usePickNames();
  const { slip, priced } = view;
  const remove = (matchId: string) =>
    dispatch(
      selectionsRemoved(slip.selections.filter((one) => one.matchId === matchId).map((one) => one.outcomeId)),
    );
  if (singles.isOn)
    return <SingleLegs singles={singles} picked={slip.selections} isLocked={isLocked} onRemove={remove} />;
  return (
    <ul className={styles['legs']}>
      {priced.selections.map((selection, at) => (
        <SelectionRow
          key={selection.matchId}
          selection={{ ...selection, label: pickName(selection), marketName: marketName(selection) }}
          previousOdds={slip.selections[at]?.odds ?? null}
          state={stateOf(selection, view)}
          onRemove={remove}
        />
      ))}
    </ul>
  );
}
