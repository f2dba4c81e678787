import { SYSTEM_PICKS, type Selection } from '@kipenga/betting-core';
import {
  BoostPrompt,
  BottomSheet,
  Button,
  EmptyState,
  focusTitle,
  RadioCards,
  SelectionRow,
  Shimmer,
} from '@kipenga/ui';
import { lazyPart } from '@kipenga/shell';
import { Suspense, useDeferredValue, type MouseEvent, type ReactNode } from 'react';
import { usePickNames } from '../../words/use-pick-names.ts';
import { usePromotionLine } from '../../words/use-promotion-line.ts';
import { useWords } from '../../words/use-words.ts';
import { PriceNews } from './PriceNews.tsx';
import { stateOf } from './single-lines.ts';
import { SingleLegs } from './SingleLegs.tsx';
import styles from './slip.module.css';
import { QuotePanel, StakePanel } from './StakePanel.tsx';
import { useRefusals } from './use-refusals.ts';
import { useRemoval, type Removal } from './use-removal.ts';
import type { Singles } from './use-singles.ts';
import type { SlipView } from './use-slip-view.ts';

/** Parts of a system, loaded with the first one. */
const SystemLines = lazyPart(() => import('./SystemPart.tsx').then((file) => file.SystemLines));
const SystemFigures = lazyPart(() => import('./SystemPart.tsx').then((file) => file.SystemFigures));

interface SlipSheetProps {
  readonly view: SlipView;
  readonly singles: Singles;
  readonly isOpen: boolean;
  /** The slip is being placed: its stake is locked. */
  readonly isLocked: boolean;
  /** The panel that places the slip, below the stake. */
  readonly footer: ReactNode;
  /** Bets of this slip that wait on matches in play, and their verdicts; null without any. */
  readonly waits: ReactNode;
  /** Shown additionally in an empty slip. */
  readonly whenEmpty: ReactNode;
  readonly onClose: () => void;
  readonly onShare: () => void;
}

/**
 * The slip in its bottom sheet: its picks with all figures, and at the foot the stake and the panel that places it
 * (R2-25). The sheet opens at the tap, below the screen; its content follows before it has risen.
 */
export function SlipSheet(props: SlipSheetProps) {
  const { view, singles, isOpen, isLocked, footer, waits, whenEmpty, onClose, onShare } = props;
  const t = useWords();
  const promotionLine = usePromotionLine();
  const { slip, figures, system } = view;
  const isNothingOpen = view.priced.open.length === 0;
  // With fewer picks than on the slip it is another system, whose figures are not shown.
  const isWhole = system.fitted === null || (figures.system !== undefined && view.priced.closed.length === 0);
  const removal = useRemoval(slip, singles, isOpen);
  const isFilled = useDeferredValue(isOpen, false);
  // The pressed button disappears with what it changes.
  const clear = ({ currentTarget }: MouseEvent) => {
    focusTitle(currentTarget);
    removal.clear();
  };
  if (slip.selections.length === 0)
    return (
      <BottomSheet isOpen={isOpen} title={t('sportsbook.slip.title')} onClose={onClose}>
        {waits === null ? (
          <>
            <EmptyState
              title={t('sportsbook.slip.empty')}
              {...(removal.removed !== null && { action: <Undo removal={removal} /> })}
            />
            {whenEmpty}
          </>
        ) : (
          <div className={styles['slip']}>{waits}</div>
        )}
      </BottomSheet>
    );
  return (
    <BottomSheet
      isOpen={isOpen}
      title={t('sportsbook.slip.title')}
      onClose={onClose}
      action={
        isFilled &&
        !isLocked && (
          <Button look="quiet" size="small" onClick={clear}>
            {t('sportsbook.slip.clear')}
          </Button>
        )
      }
      footer={
        isFilled ? (
          <div className={styles['foot']}>
            <PutBack removal={removal} />
            <StakePanel {...{ figures, singles, isLocked }} />
            {footer}
          </div>
        ) : undefined
      }
    >
      {isFilled && (
        <div className={styles['slip']}>
          {waits}
          {slip.selections.length > 1 && !isLocked && <WaySwitch view={view} singles={singles} />}
          <SystemWaits isWaiting={system.isWaiting} picks={slip.selections.length} />
          {system.fitted !== null && (
            <Suspense fallback={<Shimmer kind="line" />}>
              <SystemLines view={view} isLocked={isLocked} />
            </Suspense>
          )}
          {!singles.isOn && system.fitted === null && !isNothingOpen && (
            <div className={styles['wide']}>
              <BoostPrompt
                boost={figures.quote.boost}
                isCapped={figures.quote.isCapped}
                line={promotionLine}
              />
            </div>
          )}
          <Legs {...{ view, singles, isLocked }} onRemove={removal.remove} />
          <PriceNews picked={slip.selections} current={view.priced.selections} />
          {isWhole && figures.system !== undefined && (
            <Suspense fallback={<Shimmer kind="line" />}>
              <SystemFigures figures={figures} system={figures.system} picks={view.priced.open} />
            </Suspense>
          )}
          {isWhole && <QuotePanel figures={figures} singles={singles} isNothingOpen={isNothingOpen} />}
          <Button look="quiet" isWide onClick={onShare}>
            {t('sportsbook.slip.share')}
          </Button>
        </div>
      )}
    </BottomSheet>
  );
}

/** Undoes the last removal. */
function Undo({ removal }: { readonly removal: Removal }) {
  const t = useWords();
  const undo = ({ currentTarget }: MouseEvent) => {
    focusTitle(currentTarget);
    removal.undo();
  };
  return (
    <Button look="secondary" size="small" onClick={undo}>
      {t('sportsbook.slip.undo')}
    </Button>
  );
}

/**
 * Names the removed pick, with Undo. The status element is always there, so that a screen reader announces its
 * change.
 */
function PutBack({ removal }: { readonly removal: Removal }) {
  const t = useWords();
  const { pickName } = usePickNames();
  const pick = removal.removed?.pick ?? null;
  return (
    <div className={pick === null ? 'visually-hidden' : styles['putBack']}>
      <p role="status">{pick !== null && t('sportsbook.slip.removed', { pick: pickName(pick) })}</p>
      {pick !== null && <Undo removal={removal} />}
    </div>
  );
}

/**
 * Says that the chosen system needs more picks, and what the slip is until then. The status element is always there,
 * so that a screen reader announces its change.
 */
function SystemWaits({ isWaiting, picks }: { readonly isWaiting: boolean; readonly picks: number }) {
  const t = useWords();
  const { fewest, most } = SYSTEM_PICKS;
  return (
    <p role="status" className={isWaiting ? styles['note'] : 'visually-hidden'}>
      {isWaiting &&
        t(picks < fewest ? 'sportsbook.system.tooFew' : 'sportsbook.system.tooMany', {
          count: picks,
          fewest,
          most,
        })}
    </p>
  );
}

/**
 * The choice of one bet for all picks, a system, or a bet for each. A system that needs more picks can be left here
 * too.
 */
function WaySwitch({ view, singles }: Pick<SlipSheetProps, 'view' | 'singles'>) {
  const t = useWords();
  const { fitted, isWaiting, isOffered } = view.system;
  const oneBet = fitted === null && !isWaiting ? 'accumulator' : 'system';
  return (
    <RadioCards
      legend={<span className="visually-hidden">{t('sportsbook.way.legend')}</span>}
      value={singles.isOn ? 'singles' : oneBet}
      onChange={singles.choose}
      choices={[
        { value: 'accumulator', label: t('sportsbook.way.accumulator') },
        ...(isOffered || isWaiting ? [{ value: 'system' as const, label: t('sportsbook.way.system') }] : []),
        { value: 'singles', label: t('sportsbook.way.singles') },
      ]}
    />
  );
}

interface LegsProps extends Pick<SlipSheetProps, 'view' | 'singles' | 'isLocked'> {
  readonly onRemove: Removal['remove'];
}

function Legs({ view, singles, isLocked, onRemove }: LegsProps) {
  const { pickName, marketName, partNames } = usePickNames();
  const { slip, priced, system, live } = view;
  const refusals = useRefusals(slip.selections);
  const bankers = system.fitted?.system.bankers;
  const bankerOf = ({ matchId }: Selection, at: number) =>
    bankers && {
      isSet: bankers.includes(at),
      ...(!isLocked && { onToggle: () => system.toggleBanker(matchId) }),
    };
  if (singles.isOn)
    return (
      <SingleLegs
        singles={singles}
        live={live}
        picked={slip.selections}
        isLocked={isLocked}
        onRemove={onRemove}
      />
    );
  return (
    <ul className={styles['legs']}>
      {priced.selections.map((selection, at) => (
        <SelectionRow
          key={selection.matchId}
          selection={{ ...selection, label: pickName(selection), marketName: marketName(selection) }}
          parts={partNames(selection)}
          previousOdds={slip.selections[at]?.odds ?? null}
          state={stateOf(selection, priced)}
          whyUnpriced={refusals[selection.outcomeId]}
          live={live[selection.matchId]}
          banker={bankerOf(selection, at)}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}
