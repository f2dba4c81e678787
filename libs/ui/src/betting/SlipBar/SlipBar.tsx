import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../../controls/Button/Button.tsx';
import styles from './SlipBar.module.css';

export interface SlipBarProps {
  /** Picks in the slip. */
  readonly count: number;
  /** The total odds as text ("5.05"), from `formatTotalOdds`; absent for the jackpot slip (R2-25). */
  readonly totalOdds?: string | null;
  /** In place of the total odds: "3 of 17" for a jackpot. */
  readonly note?: string;
  /** A `SlipBar.Odds` of its own in place of the total odds: one that knows the prices of now. */
  readonly children?: ReactNode;
  /** Opens the slip. */
  readonly onOpen: () => void;
  /** The slip was asked for and is on its way: the button turns and ignores taps. */
  readonly isBusy?: boolean;
  /** Names the bar where there are several on one page; "Betslip" unless told. */
  readonly label?: string;
}

/** The bar over the bottom navigation while a slip holds picks. The count stands in the D of the penalty arc. */
export function SlipBar({
  count,
  totalOdds = null,
  note,
  children,
  onOpen,
  isBusy = false,
  label,
}: SlipBarProps) {
  const t = useWords();
  return (
    <section className={styles['bar']} aria-label={label ?? t('ui.slipBar.label')}>
      <p className={styles['count']}>
        <b key={count}>{count}</b>
        <span className="visually-hidden">{t('ui.slipBar.picks', { count })}</span>
      </p>
      <p className={styles['odds']}>
        {children ?? (totalOdds !== null && <Odds totalOdds={totalOdds} />)}
        {note !== undefined && <span>{note}</span>}
      </p>
      <Button className={styles['open']} isBusy={isBusy} onClick={onOpen} aria-haspopup="dialog">
        {t('ui.slipBar.open')}
      </Button>
    </section>
  );
}

SlipBar.Odds = Odds;

/** The total odds in the bar, and what they are, or what has become of them. */
function Odds({
  totalOdds,
  note,
}: {
  readonly totalOdds: string;
  /** In place of the label: that they have moved, and from what. */
  readonly note?: string;
}) {
  const t = useWords();
  return (
    <>
      <b>{totalOdds}</b>
      <span>{note ?? t('ui.quote.totalOdds')}</span>
    </>
  );
}
