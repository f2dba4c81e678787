import type { JackpotMatch, JackpotResult, Pick } from '@kipenga/betting-core';
import { TickIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { RESULT_SENTENCE } from '../pick-words.ts';
import styles from './JackpotMatchRow.module.css';

/** True if the pick is right. A void match makes every pick right (D65); null while there is no result. */
const isRight = (match: JackpotMatch, pick: readonly JackpotResult[]): boolean | null => {
  if (match.result === null) return null;
  return match.result === 'void' || pick.includes(match.result);
};

/** Result of a match and of the pick, in words; the colours repeat it. */
export function JackpotMatchResult({
  match,
  pick,
}: {
  readonly match: JackpotMatch;
  readonly pick: Pick | null;
}) {
  const t = useWords();
  const right = pick === null ? null : isRight(match, pick);
  return (
    <div className={styles['result']}>
      <p>
        {match.result === null
          ? t('ui.jackpot.result.none')
          : t(RESULT_SENTENCE[match.result], { home: match.homeTeam, away: match.awayTeam })}
      </p>
      {right !== null && (
        <p className={styles['verdict']} data-right={right}>
          {right && <TickIcon size="0.75rem" />}
          {t(right ? 'ui.jackpot.right' : 'ui.jackpot.wrong')}
        </p>
      )}
    </div>
  );
}
