import type { BoostState } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './BoostPrompt.module.css';

/** "add matches to get a BONUS", with the number still needed: shown at 2 and 1, otherwise nothing (R4-09, D03). */
export function BoostPrompt({
  boost,
}: {
  /** How far the slip is, from `boostState`. */
  readonly boost: BoostState;
}) {
  const t = useWords();
  if (boost.prompt === null) return null;
  return (
    <p className={styles['prompt']} role="status">
      <b>+{boost.prompt}</b> {t('ui.boost.prompt')}
    </p>
  );
}
