import type { BetBadge, BetStatus } from '@kipenga/betting-core';
import { TickIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './StatusTag.module.css';

const STATUS_WORD = {
  open: 'ui.status.active',
  won: 'ui.status.won',
  lost: 'ui.status.lost',
} as const satisfies Record<BetStatus, string>;
const BADGE_WORD = {
  void: 'ui.badge.void',
  'half-void': 'ui.badge.halfVoid',
  refunded: 'ui.badge.refunded',
  'cashed-out': 'ui.badge.cashedOut',
  waiting: 'ui.badge.waiting',
  fell: 'ui.badge.fell',
} as const satisfies Record<BetBadge, string>;

/**
 * Active, Won or Lost (R4-10), with a badge for further states (D43). Lost is neutral, because red is for errors. Bets that are
 * cashed out whole, waiting, or fell while waiting show the badge alone (D102, D103).
 */
export function StatusTag({
  status,
  badge = null,
}: {
  /** State of the bet or the leg (R4-10). */
  readonly status: BetStatus;
  /** Further state that the status has no word for: void, half void, refunded (D43). */
  readonly badge?: BetBadge | null;
}) {
  const t = useWords();
  return (
    <span className={styles['tags']}>
      {badge !== 'cashed-out' && badge !== 'waiting' && badge !== 'fell' && (
        <span className={styles['tag']} data-status={status}>
          {status === 'won' && <TickIcon size="0.75rem" />}
          {t(STATUS_WORD[status])}
        </span>
      )}
      {badge !== null && (
        <span className={styles['tag']} data-status="badge">
          {t(BADGE_WORD[badge])}
        </span>
      )}
    </span>
  );
}
