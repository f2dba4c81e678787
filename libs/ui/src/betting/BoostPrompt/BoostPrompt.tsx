import type { BoostState } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './BoostPrompt.module.css';

/**
 * "add matches to get a BONUS" near the first bonus, with the picks until money is added (R4-09, D03, D118). How much they add is for
 * QuoteNotices to say (D02). The number stands after the words, which nobody may change: before them it reads
 * as the beginning of their sentence. Its status is always there, so that the first words are heard.
 */
export function BoostPrompt({
  boost,
  isCapped = false,
  line = null,
}: {
  /** How far the slip is, from `boostState`. */
  readonly boost: BoostState;
  /** The slip wins the most it can already: nothing is promised beside that. */
  readonly isCapped?: boolean;
  /** What has to stand with a promotion, such as the house's licence; null where nothing has to. */
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
