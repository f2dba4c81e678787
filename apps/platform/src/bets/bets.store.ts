import type {
  AcceptableBet,
  BetId,
  BetLimits,
  Instant,
  OutcomeId,
  ProfileId,
  TaxRecord,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { PricedOutcome } from './house-view.ts';

/** Everything that is kept when a bet is taken. */
export interface BetToKeep {
  readonly profileId: ProfileId;
  readonly betId: BetId;
  readonly reference: string;
  readonly type: 'prematch' | 'live';
  readonly at: Instant;
  readonly bet: AcceptableBet;
  /** The free bet it is staked with, if it is. */
  readonly grantId: string | null;
  readonly outcomes: ReadonlyMap<OutcomeId, PricedOutcome>;
  readonly limits: BetLimits;
  readonly taxRecord: TaxRecord;
}

/** The terms of a leg that is a combination: its parts, and the price of every set of them, for when others are void (D101). */
const combinationOf = ({ parts, combined }: PricedOutcome) => {
  if (!parts) return {};
  if (!combined?.ok) throw new Error('a combination without a price was taken');
  return {
    combination: {
      parts: parts.map((part) => ({
        outcomeId: part.outcomeId,
        marketTypeId: part.marketTypeId,
        marketName: part.marketName,
        outcomeKey: part.outcomeKey,
        pick: part.label,
        odds: part.odds,
      })),
      partOdds: combined.value.partOdds,
    },
    part_results: parts.map(() => ({ result: 'open', winningOutcome: null })),
  };
};

const legsOf = ({ bet, outcomes }: BetToKeep): string =>
  JSON.stringify(
    bet.selections.map(({ outcomeId, odds }, position) => {
      const outcome = outcomes.get(outcomeId);
      if (!outcome) throw new Error(`no price was locked for outcome ${outcomeId}`);
      return {
        position,
        odds,
        match_id: outcome.matchId,
        feed_match_id: outcome.feedMatchId,
        game_id: outcome.gameId,
        market_type_id: outcome.marketTypeId,
        market_name: outcome.marketName,
        outcome_id: outcomeId,
        outcome_key: outcome.outcomeKey,
        pick: outcome.label,
        home_team: outcome.homeTeam,
        away_team: outcome.awayTeam,
        starts_at: outcome.startsAt,
        ...combinationOf(outcome),
      };
    }),
  );

/** The statement that stores a bet with its legs, as open or as waiting. */
const keeping = (status: 'open' | 'waiting'): string =>
  `WITH taken AS (
       INSERT INTO bet (profile_id, bet_id, reference, type, placed_at, status, stake, stake_after_tax, net_payout,
                        uses_free_bet, leg_count, total_odds, possible_win, withholding_tax, limits, tax_record, grant_id, system)
       VALUES ($1, $2, $3, $4, $5, '${status}', $6, $7, $8, $9, $10, $11, $8, $16, $12, $13, $15, $17)
       RETURNING bet_id)
     INSERT INTO bet_leg (profile_id, bet_id, position, match_id, feed_match_id, game_id, market_type_id, market_name,
                          outcome_id, outcome_key, pick, odds, home_team, away_team, starts_at, combination, part_results)
     SELECT $1, taken.bet_id, leg.position, leg.match_id, leg.feed_match_id, leg.game_id, leg.market_type_id,
            leg.market_name, leg.outcome_id, leg.outcome_key, leg.pick, leg.odds, leg.home_team, leg.away_team, leg.starts_at,
            leg.combination, leg.part_results
     FROM taken, jsonb_to_recordset($14::jsonb) AS leg (position integer, match_id text, feed_match_id text, game_id text,
       market_type_id text, market_name text, outcome_id text, outcome_key text, pick text, odds bigint,
       home_team text, away_team text, starts_at timestamptz, combination jsonb, part_results jsonb)`;
const KEEP = keeping('open');
const KEEP_WAITING = keeping('waiting');

/** Writes a bet with its legs, and with the limits and tax record it was taken under (D08), in one statement. */
export const keepBet = async (sql: Sql, kept: BetToKeep): Promise<void> => {
  const { profileId, betId, reference, type, at, bet, limits, taxRecord, grantId } = kept;
  const { quote, stake, usesFreeBet, selections, system } = bet;
  await sql.query(type === 'live' ? KEEP_WAITING : KEEP, [
    profileId,
    betId,
    reference,
    type,
    at,
    stake,
    quote.stakeAfterTax,
    quote.netPayout,
    usesFreeBet,
    selections.length,
    quote.totalOdds,
    JSON.stringify(limits),
    JSON.stringify(taxRecord),
    legsOf(kept),
    grantId,
    quote.withholdingTax,
    system ? JSON.stringify(system) : null,
  ]);
};
