import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../../controls/Button/Button.tsx';
import styles from './SlipBar.module.css';

export interface SlipBarPicksProps {
  /** Number of picks on the slip. */
  readonly count: number;
  /** The total odds as text ("5.05"), from `formatTotalOdds`; absent for the jackpot slip (R2-25). */
  readonly totalOdds?: string | null;
  /** Label of the odds, such as the state of their price; without odds, a text like "3 of 17" for a jackpot. */
  readonly note?: string;
}

export interface SlipBarProps extends SlipBarPicksProps {
  /** Replaces the bar's picks, for a `SlipBar.Picks` that follows which outcomes can be bet on. */
  readonly children?: ReactNode;
  /** Opens the slip. */
  readonly onOpen: () => void;
  /** True while the slip loads: the button shows a spinner and ignores taps. */
  readonly isBusy?: boolean;
  /** Accessible name where a page has several bars; "Betslip" by default. */
  readonly label?: string;
}

/**
 * Bar above the bottom navigation while a slip holds picks. If two stand side by side, only the first is visible. The count is
 * drawn in the D of the penalty arc.
 */
export function SlipBar({ children, onOpen, isBusy = false, label, ...picks }: SlipBarProps) {
  const t = useWords();
  return (
    <section className={styles['bar']} aria-label={label ?? t('ui.slipBar.label')}>
      {children ?? <Picks {...picks} />}
      <Button className={styles['open']} isBusy={isBusy} onClick={onOpen} aria-haspopup="dialog">
        {t('ui.slipBar.open')}
      </Button>
    </section>
  );
}

SlipBar.Picks = Picks;

/** Number of picks, and their total odds with a label. */
function Picks({ count, totalOdds = null, note }: SlipBarPicksProps) {
  const t = useWords();
  return (
    <>
      <p className={styles['count']}>
        <b key={count}>{count}</b>
        <span className="visually-hidden">{t('ui.slipBar.picks', { count })}</span>
      </p>
      <p className={styles['odds']}>
        {totalOdds !== null && <b>{totalOdds}</b>}
        {(totalOdds !== null || note !== undefined) && <span>{note ?? t('ui.quote.totalOdds')}</span>}
      </p>
    </>
  );
}
