import { IS_MATCH_SUSPENDED } from './suspensions.store.ts';

/**
 * Where a match stands for who bets on it (`MatchState`), as an expression over its row.
 * @param now the platform's time, as the statement names it
 */
export const matchStateAt = (now: string): string =>
  `CASE WHEN status IN ('finished', 'void') THEN 'ended' WHEN status <> 'postponed' AND (status = 'started' OR starts_at <= ${now}) THEN 'started'
    WHEN status = 'open' AND ${IS_MATCH_SUSPENDED} THEN 'suspended' ELSE status END`;
