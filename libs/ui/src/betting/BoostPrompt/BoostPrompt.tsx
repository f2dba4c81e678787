import type { BoostState } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './BoostPrompt.module.css';

/**
 * Shows "add matches to get a BONUS" near the first bonus, with the number of picks still missing (R4-09, D03, D118). QuoteNotices
 * says how much they add (D02). The number stands after the prescribed words: before them it would read as part of their sentence.
 * The status element is always in the page, so that screen readers announce its first text.
 */
export function BoostPrompt({
  boost,
  isCapped = false,
  line = null,
}: {
  /** Progress of the slip towards a bonus, from `boostState`. */
  readonly boost: BoostState;
  /** True if the possible win is at its cap, so that a bonus would add nothing. */
  readonly isCapped?: boolean;
  /** Text required beside a promotion, such as the house's licence; null for none. */
  readonly line?: string | null;
}) {
  const t = useWords();
  const picks = isCapped ? null : boost.prompt;
  return (
    <p className={picks === null ? 'visually-hidden' : styles['prompt']} role="status">
      {picks !== null && (
        <>
          {t('ui.boost.prompt')}{' '}
          <b>
            +{picks} <span>{t('ui.slipBar.picks', { count: picks })}</span>
          </b>
          {line !== null && <small>{line}</small>}
        </>
      )}
    </p>
  );
}
