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
 * Active, Won or Lost (R4-10), and beside it what the three words cannot tell (D43). Lost is neutral: red is for errors. What was cashed out
 * whole, waits, or fell while it waited is none of the three (D102, D103).
 */
export function StatusTag({
  status,
  badge = null,
}: {
  /** What became of the bet or the leg (R4-10). */
  readonly status: BetStatus;
  /** What the settlement adds: void, half void, refunded (D43). */
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
