import { IS_MATCH_SUSPENDED } from './suspensions.store.ts';

/**
 * SQL expression over a row of `match` for its `MatchState`: whether it takes bets.
 * @param now the platform's time, as the statement names it
 */
export const matchStateAt = (now: string): string =>
  `CASE WHEN status IN ('finished', 'void') THEN 'ended' WHEN status <> 'postponed' AND (status = 'started' OR starts_at <= ${now}) THEN 'started'
    WHEN status = 'open' AND ${IS_MATCH_SUSPENDED} THEN 'suspended' ELSE status END`;
