import {
  oddsFromThousandths,
  outcomeKey,
  type Instant,
  type MarketTypeId,
  type MatchId,
} from '@kipenga/betting-core';
import type { MarketOfMatches } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { matchIdOf, numberOf, outcomeIdOf, type MatchNumber, type OutcomeNumber } from './ids.ts';
import { OFFERED_ODDS } from './suspensions.store.ts';

interface OutcomeRow {
  readonly match_id: MatchNumber;
  readonly outcome_id: OutcomeNumber;
  readonly market_name: string;
  readonly outcome_key: string;
  readonly label: string;
  readonly odds: number | null;
}

interface Asked {
  readonly marketTypeId: MarketTypeId;
  readonly matchIds: readonly MatchId[];
  readonly now: Instant;
}

/** One market of those of these matches that can be bet on and offer it. */
export const marketOfMatches = async (
  sql: Sql,
  { marketTypeId, matchIds, now }: Asked,
): Promise<MarketOfMatches> => {
  const rows = await sql.query<OutcomeRow>(
    `SELECT match_id, outcome_id, market_name, outcome_key, label, ${OFFERED_ODDS} AS odds FROM outcome JOIN match USING (match_id)
     WHERE match_id = ANY ($1::bigint[]) AND market_type_id = $2 AND status = 'open' AND starts_at > $3::timestamptz
     ORDER BY match_id, list_position, outcome_id`,
    [matchIds.map((id) => numberOf(id)).filter((number) => number !== null), marketTypeId, now],
  );
  return {
    typeId: marketTypeId,
    name: rows[0]?.market_name ?? '',
    matches: [...Map.groupBy(rows, (row) => row.match_id)].map(([matchNumber, outcomes]) => ({
      matchId: matchIdOf(matchNumber),
      outcomes: outcomes.map((row) => ({
        key: outcomeKey(row.outcome_key),
        id: outcomeIdOf(row.outcome_id),
        label: row.label,
        odds: row.odds === null ? null : oddsFromThousandths(row.odds),
      })),
    })),
  };
};
