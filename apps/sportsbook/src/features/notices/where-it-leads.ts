import type { Notice } from '@kipenga/api';
import { LIMITS_HREF } from '@kipenga/shell';

/** The address of a notice's subject; null if there is nothing more to see. */
export function whereItLeads({ kind, betId }: Pick<Notice, 'kind' | 'betId'>): string | null {
  switch (kind) {
    case 'bet-pick-postponed':
    case 'bet-pick-void':
    case 'bet-pick-late':
    case 'match-ended':
    case 'match-void':
      return '/bets?period=all';
    case 'deposit-paid':
    case 'deposit-refused':
    case 'withdrawal-paid':
    case 'withdrawal-refused':
    case 'withdrawal-reopened':
      return '/transactions';
    case 'bonus-granted':
    case 'bonus-released':
    case 'bonus-withdrawn':
    case 'stake-refunded':
    case 'refund-withdrawn':
    case 'free-bet-granted':
      return '/transactions?view=statement';
    case 'limit-raised':
    case 'limit-removed':
      return LIMITS_HREF;
    case 'other':
      return null;
    default:
      return betId === null ? '/bets?period=all' : `/betdetail?bet=${betId}`;
  }
}
