import type { BoostState } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './BoostPrompt.module.css';

/** "add matches to get a BONUS", with the number still needed: shown at 2 and 1, otherwise nothing (R4-09, D03). Its status is always there, so that the first words are heard. */
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
          <b>+{boost.prompt}</b> {t('ui.boost.prompt')}
        </>
      )}
    </p>
  );
}
