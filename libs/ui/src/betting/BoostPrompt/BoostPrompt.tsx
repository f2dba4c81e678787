import type { BoostState } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './BoostPrompt.module.css';

/**
 * "add matches to get a BONUS", shown where 2 or 1 more picks are needed (R4-09, D03), with the number that really brings one: at
 * exactly the least count the bonus is still nothing (D02). It stands after the words, which nobody may change: before them it reads as
 * the beginning of their sentence. Its status is always there, so that the first words are heard.
 */
export function BoostPrompt({
  boost,
  isCapped = false,
}: {
  /** How far the slip is, from `boostState`. */
  readonly boost: BoostState;
  /** The slip wins the most it can already: nothing is promised beside that. */
  readonly isCapped?: boolean;
}) {
  const t = useWords();
  const picks = boost.prompt === null || isCapped ? undefined : boost.nextBonusFor?.picks;
  return (
    <p className={picks === undefined ? 'visually-hidden' : styles['prompt']} role="status">
      {picks !== undefined && (
        <>
          {t('ui.boost.prompt')}{' '}
          <b>
            +{picks} <span>{t('ui.slipBar.picks', { count: picks })}</span>
          </b>
        </>
      )}
    </p>
  );
}
