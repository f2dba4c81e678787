import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../../controls/Button/Button.tsx';
import styles from './SlipBar.module.css';

export interface SlipBarPicksProps {
  /** Picks in the slip. */
  readonly count: number;
  /** The total odds as text ("5.05"), from `formatTotalOdds`; absent for the jackpot slip (R2-25). */
  readonly totalOdds?: string | null;
  /** What the odds are, or what has become of them; without odds, "3 of 17" for a jackpot. */
  readonly note?: string;
}

export interface SlipBarProps extends SlipBarPicksProps {
  /** A `SlipBar.Picks` of its own in place of these: one that knows what can be bet on now. */
  readonly children?: ReactNode;
  /** Opens the slip. */
  readonly onOpen: () => void;
  /** The slip was asked for and is on its way: the button turns and ignores taps. */
  readonly isBusy?: boolean;
  /** Names the bar where there are several on one page; "Betslip" unless told. */
  readonly label?: string;
}

/** The bar over the bottom navigation while a slip holds picks; of two beside each other the first is seen. The count stands in the D of the penalty arc. */
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

/** How many picks, and their total odds with what they are. */
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
