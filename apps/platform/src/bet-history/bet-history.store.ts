import type {
  Bet,
  BetId,
  BetMatch,
  BetSystem,
  CashOutPart,
  Cents,
  Instant,
  Leg,
  LegPart,
  LegResult,
  Odds,
  ProfileId,
  VoidReason,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** A bet or a jackpot ticket as the tables keep it. */
export interface BetRow extends Pick<
  Bet,
  'id' | 'reference' | 'createdAt' | 'type' | 'jackpotId' | 'jackpotName'
> {
  readonly status: 'open' | 'won' | 'lost' | 'void' | 'cashed-out' | 'waiting' | 'fell';
  readonly stake: Cents;
  readonly netPayout: Cents;
  readonly totalOdds: number;
  readonly stakeTax: Cents;
  /** Null if unknown: for an open ticket, and for bets from before it was stored. */
  readonly withholdingTax: Cents | null;
  readonly hasVoidLeg: boolean;
  readonly legCount: number;
  /** The sides of its first leg; null of a ticket. */
  readonly firstMatch: Pick<BetMatch, 'homeTeam' | 'awayTeam'> | null;
  /** Null if it is not a system. */
  readonly system: BetSystem | null;
  readonly canCashOut: boolean;
  /** Null while all of it is on. */
  readonly cashOuts: readonly CashOutPart[] | null;
  readonly cashOutFloor: Cents | null;
}

/** A leg as the tables keep it. */
export interface LegRow extends Omit<
  Leg,
  'status' | 'badge' | 'voidReason' | 'isPostponed' | 'parts' | 'oddsNow'
> {
  readonly result: LegResult;
  readonly voidReason: VoidReason | null;
  /** No new start of its match is known. */
  readonly isPostponed: boolean;
  /** Null if it is not a combination. */
  readonly combination: {
    readonly parts: readonly Pick<LegPart, 'marketTypeId' | 'marketName' | 'outcomeKey' | 'pick' | 'odds'>[];
    readonly partOdds: readonly Odds[];
  } | null;
  /** The state of each of its parts. */
  readonly partResults:
    | readonly { readonly result: LegResult; readonly winningOutcome: string | null }[]
    | null;
}

/** The most bets one answer lists, newest first. */
const MOST_BETS = 1_000;

// Each half by its own index; what an open ticket may win and its odds nobody knows.
const NEWEST = `
  (SELECT bet_id AS id, reference, placed_at AS "createdAt", type, status, stake, net_payout AS "netPayout", total_odds AS "totalOdds",
     stake - stake_after_tax AS "stakeTax",
     CASE WHEN status IN ('open', 'waiting') THEN COALESCE(rest_tax, withholding_tax)
          ELSE (SELECT sum(tax)::bigint FROM settlement AS kept WHERE kept.profile_id = bet.profile_id AND kept.bet_id = bet.bet_id AND reversed_at IS NULL
            AND (kept.status = 'cashed-out') = (bet.status = 'cashed-out')) END AS "withholdingTax",
     EXISTS (SELECT FROM bet_leg WHERE bet_leg.profile_id = bet.profile_id AND bet_leg.bet_id = bet.bet_id AND (result = 'void' OR part_results @> '[{"result": "void"}]')) AS "hasVoidLeg", leg_count AS "legCount",
     (SELECT json_build_object('homeTeam', home_team, 'awayTeam', away_team) FROM bet_leg
      WHERE bet_leg.profile_id = bet.profile_id AND bet_leg.bet_id = bet.bet_id ORDER BY position LIMIT 1) AS "firstMatch", system, NULL AS "jackpotId", NULL AS "jackpotName",
     NOT uses_free_bet AND status = 'open' AS "canCashOut",
     CASE WHEN cashed_stake > 0 THEN (
       SELECT json_agg(json_build_object('at', to_char(settled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'stake', kept.cashed_stake, 'paid', net) ORDER BY version)
       FROM settlement AS kept WHERE kept.profile_id = bet.profile_id AND kept.bet_id = bet.bet_id AND kept.status = 'cashed-out') END AS "cashOuts",
     CASE WHEN status = 'open' THEN (
       SELECT floor FROM cash_out_floor WHERE cash_out_floor.profile_id = bet.profile_id AND cash_out_floor.bet_id = bet.bet_id) END AS "cashOutFloor"
   FROM bet WHERE profile_id = $1 AND ($2::timestamptz IS NULL OR placed_at >= $2) AND (NOT $4::boolean OR status IN ('open', 'waiting')) ORDER BY placed_at DESC, bet_id DESC LIMIT $3)
  UNION ALL
  (SELECT bet_id, reference, placed_at, 'jackpot', status, stake, net_payout, 0, stake - stake_after_tax, NULL, false, 0, NULL, NULL, jackpot_id::text,
     (SELECT name FROM jackpot WHERE jackpot.jackpot_id = jackpot_ticket.jackpot_id), false, NULL, NULL
   FROM jackpot_ticket WHERE profile_id = $1 AND ($2::timestamptz IS NULL OR placed_at >= $2) AND (NOT $4::boolean OR status = 'open') ORDER BY placed_at DESC, bet_id DESC LIMIT $3)
  ORDER BY "createdAt" DESC, id DESC LIMIT $3`;

/** A customer's bets and tickets since a moment, or all; newest first; those that are not settled only, where that is asked. */
export const betsOf = (
  sql: Sql,
  profileId: ProfileId,
  from: Instant | null,
  isOpenOnly: boolean,
): Promise<readonly BetRow[]> => sql.query<BetRow>(NEWEST, [profileId, from, MOST_BETS, isOpenOnly]);

/** The legs of one of this customer's bets, in the slip's order; empty if the bet is not theirs. */
export const legsOf = (sql: Sql, profileId: ProfileId, betId: BetId): Promise<readonly LegRow[]> =>
  sql.query<LegRow>(
    `SELECT game_id AS "gameId", starts_at AS "startsAt", home_team AS "homeTeam", away_team AS "awayTeam", full_time_score AS "fullTimeScore",
            pick, odds, market_name AS "marketName", winning_outcome AS "winningOutcome", result,
            match_id AS "matchId", market_type_id AS "marketTypeId", outcome_key AS "outcomeKey", void_reason AS "voidReason",
            combination, part_results AS "partResults",
            EXISTS (SELECT FROM match WHERE match.match_id = bet_leg.match_id::bigint AND match.status = 'postponed') AS "isPostponed"
     FROM bet_leg WHERE profile_id = $1 AND bet_id = $2 ORDER BY position`,
    [profileId, betId],
  );

/** A match of a ticket with its picks, as stored. */
export interface TicketLegRow extends Pick<Leg, 'gameId' | 'startsAt' | 'homeTeam' | 'awayTeam'> {
  readonly betString: string;
  readonly status: 'open' | 'postponed' | 'started' | 'finished' | 'void';
  readonly voidReason: VoidReason | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
}

/** The matches of one of this customer's tickets, by position; empty if the ticket is not theirs. */
export const ticketLegsOf = (
  sql: Sql,
  profileId: ProfileId,
  betId: BetId,
): Promise<readonly TicketLegRow[]> =>
  sql.query<TicketLegRow>(
    `SELECT bet_string AS "betString", game_id::text AS "gameId", starts_at AS "startsAt", home_team AS "homeTeam", away_team AS "awayTeam",
            CASE WHEN void_reason IS NULL THEN match.status ELSE 'void' END AS status, void_reason AS "voidReason", full_time_home AS "homeGoals", full_time_away AS "awayGoals"
     FROM jackpot_ticket JOIN jackpot_match USING (jackpot_id) JOIN match USING (feed_match_id)
     WHERE profile_id = $1 AND bet_id = $2 ORDER BY position`,
    [profileId, betId],
  );
