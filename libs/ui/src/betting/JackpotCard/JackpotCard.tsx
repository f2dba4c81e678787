import type { Cents, Instant } from '@kipenga/betting-core';
import { ButtonLink } from '../../controls/Button/ButtonLink.tsx';
import { useDates } from '../../dates/use-dates.ts';
import { wholeKes } from '../../jackpot/whole-kes.ts';
import { sumsWhole } from '../../words/sums-whole.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './JackpotCard.module.css';

export interface JackpotCardProps {
  /** The offer’s name: "Mega Jackpot". */
  readonly name: string;
  /** The prize shared by all fully right tickets, in cents. */
  readonly prize: Cents;
  /** Number of matches to pick. */
  readonly matchCount: number;
  /** The price of one line. */
  readonly stake: Cents;
  /** Closing time for picks, a minute before the first kick-off (D106). */
  readonly closesAt: Instant | null;
  /** Address of the jackpot's page. */
  readonly href: string;
}

/** Card of a jackpot on offer with its prize, on red earth with a chalk frame and the corner arc. */
export function JackpotCard({ name, prize, matchCount, stake, closesAt, href }: JackpotCardProps) {
  const t = useWords();
  const date = useDates();
  return (
    <article className={styles['card']}>
      <h2 className={styles['meta']}>
        {sumsWhole(t('ui.jackpot.meta', { name, count: matchCount, stake: wholeKes(stake) }))}
      </h2>
      <p className={styles['prize']}>{sumsWhole(wholeKes(prize))}</p>
      <div className={styles['foot']}>
        {closesAt !== null && <p>{t('ui.jackpot.closes', { at: date(closesAt, 'moment') })}</p>}
        <ButtonLink href={href} look="gold" size="small">
          {t('ui.jackpot.pick')}
        </ButtonLink>
      </div>
      <p className={styles['age']}>18+</p>
    </article>
  );
}
