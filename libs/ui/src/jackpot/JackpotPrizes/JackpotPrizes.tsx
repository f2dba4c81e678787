import type { Cents } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { useTierWord } from '../use-tier-word.ts';
import { wholeKes } from '../whole-kes.ts';
import styles from './JackpotPrizes.module.css';

/** What the lines with so many right share. */
export interface JackpotPrize {
  /** How many picks have to be right. */
  readonly right: number;
  /** What all lines of that tier share, in cents. */
  readonly pool: Cents;
}

export interface JackpotPrizesProps {
  /** The matches of the offer: the first tier has them all right. */
  readonly matchCount: number;
  /** The prize and the consolation tiers, highest first. */
  readonly prizes: readonly JackpotPrize[];
  /** Whether the prize goes into the next offer when nobody wins it (D65). */
  readonly rollsOver?: boolean;
}

/** What a ticket can win, tier by tier, and the three rules that decide it. */
export function JackpotPrizes({ matchCount, prizes, rollsOver = false }: JackpotPrizesProps) {
  const t = useWords();
  const tierWord = useTierWord(matchCount);
  return (
    <section className={styles['prizes']}>
      <h3>{t('ui.jackpot.prizes')}</h3>
      <dl>
        {prizes.map(({ right, pool }) => (
          <div key={right} data-top={right === matchCount || undefined}>
            <dt>{tierWord(right)}</dt>
            <dd>{wholeKes(pool)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('ui.jackpot.shared')}</p>
      {rollsOver && <p>{t('ui.jackpot.rollsOver', { count: matchCount })}</p>}
      <p>{t('ui.jackpot.voidRule')}</p>
    </section>
  );
}
