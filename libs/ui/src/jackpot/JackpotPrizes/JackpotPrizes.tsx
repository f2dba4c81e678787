import type { Cents } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { useTierWord } from '../use-tier-word.ts';
import { wholeKes } from '../whole-kes.ts';
import styles from './JackpotPrizes.module.css';

/** One prize tier. */
export interface JackpotPrize {
  /** Number of right picks it takes. */
  readonly right: number;
  /** Amount shared by all lines of the tier, in cents. */
  readonly pool: Cents;
}

export interface JackpotPrizesProps {
  /** Number of matches in the offer; the first tier has them all right. */
  readonly matchCount: number;
  /** The main prize and the consolation tiers, highest first. */
  readonly prizes: readonly JackpotPrize[];
  /** True if an unwon prize goes into the next offer (D65). False by default. */
  readonly rollsOver?: boolean;
}

/** The prizes of a ticket by tier, and the three rules that decide them. */
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
