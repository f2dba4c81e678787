import type { BoostState } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './BoostPrompt.module.css';

/**
 * "add matches to get a BONUS", with the number still needed: shown at 2 and 1, otherwise nothing (R4-09, D03). The number stands
 * after the words, which nobody may change: before them it reads as the beginning of their sentence. Its status is always there,
 * so that the first words are heard.
 */
export function BoostPrompt({
  boost,
}: {
  /** How far the slip is, from `boostState`. */
  readonly boost: BoostState;
}) {
  const t = useWords();
  return (
    <p className={boost.prompt === null ? 'visually-hidden' : styles['prompt']} role="status">
      {boost.prompt !== null && (
        <>
          {t('ui.boost.prompt')}{' '}
          <b>
            +{boost.prompt} <span>{t('ui.slipBar.picks', { count: boost.prompt })}</span>
          </b>
        </>
      )}
    </p>
  );
}
