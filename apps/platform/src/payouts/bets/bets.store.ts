import type {
  BetId,
  BetLimits,
  BetSystem,
  FeedMatchId,
  LegResult,
  Odds,
  ProfileId,
  TaxRecord,
} from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { booksOfBet, type PromotedBet, type StakeName, type StakeToSettle } from '../stake.ts';
import { partResultsOf, type LegToSettle, type PartToSettle } from './leg.ts';

/** A bet as settling needs it: its stake is what of it is still on, without the parts that were cashed out (D102). */
export interface BetToSettle extends StakeToSettle {
  readonly reference: string;
  readonly taxRecord: TaxRecord;
  readonly promoted: PromotedBet;
}

/** A bet by its customer's key, as statements of one customer name it. */
export interface BetsOfCustomer {
  readonly profileId: ProfileId;
  readonly betIds: readonly BetId[];
}

interface BetRow extends Omit<BetToSettle, 'product' | 'maxDailyPayout' | 'books' | 'promoted'> {
  readonly usesFreeBet: boolean;
  readonly grantId: string | null;
  readonly limits: BetLimits;
  readonly system: BetSystem | null;
}

const betOf = (
  { usesFreeBet, grantId, limits, system, ...row }: BetRow,
  legs: readonly LegToSettle[],
): BetToSettle => ({
  ...row,
  product: 'bet',
  maxDailyPayout: limits.maxDailyPayout,
  books: booksOfBet(row.stakeAfterTax),
  promoted: { usesFreeBet, grantId, limits, legs, ...(system && { system }) },
});

// A bet taken before there were least odds for the welcome bonus has none (D08, D109).
const BET = `bet.profile_id AS "profileId", bet.bet_id AS "betId", reference, status, stake - cashed_stake AS stake,
  stake_after_tax - cashed_stake_after_tax AS "stakeAfterTax", uses_free_bet AS "usesFreeBet",
  grant_id AS "grantId", '{"welcomeMinOdds": 1001}'::jsonb || limits AS limits, system, tax_record AS "taxRecord", settlement_version AS version`;
const LEG = `leg.profile_id AS "profileId", leg.bet_id AS "betId", position, leg.feed_match_id AS "feedMatchId", market_type_id AS "marketTypeId",
  outcome_id AS "outcomeId", odds, home_team AS "homeTeam", away_team AS "awayTeam", placed_at AS "placedAt",
  starts_at AS "startsAt", result, full_time_score AS "fullTimeScore", winning_outcome AS "winningOutcome", void_reason AS "voidReason",
  combination, part_results AS "partResults"`;

interface LegRow extends Omit<LegToSettle, 'parts' | 'partOdds' | 'partPicks'> {
  readonly combination: {
    readonly parts: readonly Omit<PartToSettle, 'winningOutcome'>[];
    readonly partOdds: readonly Odds[];
  } | null;
  readonly partResults:
    | readonly { readonly result: LegResult; readonly winningOutcome: string | null }[]
    | null;
}

const legOf = ({ combination, partResults, ...leg }: LegRow): LegToSettle =>
  combination && partResults
    ? {
        ...leg,
        parts: partResults.map(({ result }) => result),
        partOdds: combination.partOdds,
        partPicks: combination.parts.map(({ outcomeId, marketTypeId }, at) => ({
          outcomeId,
          marketTypeId,
          winningOutcome: partResults[at]?.winningOutcome ?? null,
        })),
      }
    : leg;

const withLegs = (bets: readonly BetRow[], legs: readonly LegRow[]): readonly BetToSettle[] => {
  const ofBet = Map.groupBy(legs.map(legOf), ({ profileId, betId }) => `${profileId} ${betId}`);
  return bets.map((bet) => betOf(bet, ofBet.get(`${bet.profileId} ${bet.betId}`) ?? []));
};

/** True of a leg whose bet does not wait, and did not fall while it waited (D103): neither is settled by anything. */
const wasTaken = (leg: string): string => `NOT EXISTS (
         SELECT FROM bet_wait WHERE bet_wait.profile_id = ${leg}.profile_id AND bet_wait.bet_id = ${leg}.bet_id AND (judged_at IS NULL OR reason IS NOT NULL))`;

/** The next bets with a leg in a match, after `after`, in the one order in which they are settled. Read over all customers, once a slice. */
export const betsInMatch = (
  sql: Sql,
  feedMatchId: FeedMatchId,
  after: StakeName | null,
  count: number,
): Promise<readonly StakeName[]> =>
  sql.query<StakeName>(
    `SELECT profile_id AS "profileId", bet_id AS "betId" FROM bet_leg
     WHERE feed_match_id = $1 AND (profile_id, bet_id) > ($2, $3) AND ${wasTaken('bet_leg')} ORDER BY profile_id, bet_id LIMIT $4`,
    [feedMatchId, after?.profileId ?? '', after?.betId ?? '', count],
  );

interface Behind {
  readonly feedMatchId: FeedMatchId;
  readonly from: StakeName | null;
  /** True if starts of the match were announced: a leg may be void, or have been, whatever its outcome says. */
  readonly all: boolean;
  readonly count: number;
}

/**
 * Lists bets with a leg that does not say what the match now says of its outcome, or of each of a combination; `all` where that does not decide. What is set aside is not listed. Read over all customers, once all bets of
 * the match have been settled.
 */
export const betsBehind = (
  sql: Sql,
  { feedMatchId, from, all, count }: Behind,
): Promise<readonly StakeName[]> =>
  sql.query<StakeName>(
    `SELECT profile_id AS "profileId", bet_id AS "betId"
     FROM bet_leg AS leg CROSS JOIN LATERAL unnest(string_to_array(leg.outcome_id, '+')) WITH ORDINALITY AS part (outcome_id, place)
       JOIN outcome ON outcome.outcome_id = part.outcome_id::bigint
     WHERE leg.feed_match_id = $1 AND (profile_id, bet_id) > ($2, $3)
       AND ${wasTaken('leg')}
       AND ($4 OR coalesce(leg.part_results -> (part.place - 1)::integer ->> 'result', leg.result) <> outcome.result)
       AND NOT EXISTS (
         SELECT FROM settlement_set_aside AS aside WHERE aside.profile_id = leg.profile_id AND aside.subject = leg.bet_id AND aside.kind = 'bet'
           AND aside.feed_match_id = leg.feed_match_id)
     GROUP BY profile_id, bet_id ORDER BY profile_id, bet_id LIMIT $5`,
    [feedMatchId, from?.profileId ?? '', from?.betId ?? '', all, count],
  );

/** A bet as read with the others of its slice, without a lock. */
export interface BetAsRead extends BetToSettle {
  /**
   * False if its customer has messages switched on or a bonus to release, or if it is set aside: the one-statement way of lost
   * bets handles none of these.
   */
  readonly isPlain: boolean;
}

/** Reads the bets of a slice with their legs, over all customers: once a slice. */
export const readBets = async (sql: Sql, names: readonly StakeName[]): Promise<readonly BetAsRead[]> => {
  const named = 'unnest($1::text[], $2::text[]) AS named (profile_id, bet_id)';
  const keys = [names.map(({ profileId }) => profileId), names.map(({ betId }) => betId)];
  const bets = await sql.query<BetRow & { readonly isPlain: boolean }>(
    `SELECT ${BET}, NOT EXISTS (SELECT FROM settlement_set_aside WHERE settlement_set_aside.profile_id = bet.profile_id AND subject = bet.bet_id)
         AND NOT EXISTS (SELECT FROM notice_sms_topic AS asked WHERE asked.profile_id = bet.profile_id)
         AND NOT EXISTS (SELECT FROM push_subscription AS device WHERE device.profile_id = bet.profile_id)
         AND NOT EXISTS (SELECT FROM wallet WHERE wallet.profile_id = bet.profile_id AND bonus > 0) AS "isPlain"
     FROM ${named} JOIN bet USING (profile_id, bet_id) ORDER BY bet.profile_id, bet.bet_id`,
    keys,
  );
  const legs = await sql.query<LegRow>(
    `SELECT ${LEG} FROM ${named} JOIN bet USING (profile_id, bet_id) JOIN bet_leg AS leg USING (profile_id, bet_id)
     ORDER BY leg.profile_id, leg.bet_id, position`,
    keys,
  );
  return withLegs(bets, legs) as readonly BetAsRead[];
};

/** Locks bets of a customer in order and reads them, with their legs, as they are now. */
export const lockBets = async (
  sql: Sql,
  { profileId, betIds }: BetsOfCustomer,
): Promise<readonly BetToSettle[]> => {
  const bets = await sql.query<BetRow>(
    `SELECT ${BET} FROM bet WHERE profile_id = $1 AND bet_id = ANY($2::text[]) ORDER BY bet_id FOR UPDATE`,
    [profileId, betIds],
  );
  const legs = await sql.query<LegRow>(
    `SELECT ${LEG} FROM bet JOIN bet_leg AS leg ON leg.profile_id = $1 AND leg.bet_id = bet.bet_id
     WHERE bet.profile_id = $1 AND bet.bet_id = ANY($2::text[]) ORDER BY leg.bet_id, position`,
    [profileId, betIds],
  );
  return withLegs(bets, legs);
};

/** Writes how legs of a customer came out; a floor of their bets, which waited for that (D102), is looked at again. */
export const keepLegResults = async (
  sql: Sql,
  profileId: ProfileId,
  legs: readonly LegToSettle[],
): Promise<void> => {
  if (legs.length === 0) return;
  await sql.query(
    `WITH looked AS (UPDATE cash_out_floor SET seen_version = 0 WHERE profile_id = $1 AND bet_id = ANY($2::text[]))
     UPDATE bet_leg SET result = judged.result, full_time_score = judged.score, winning_outcome = judged.winner, void_reason = judged.reason,
       part_results = judged.parts::jsonb
     FROM unnest($2::text[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
       AS judged (bet_id, position, result, score, winner, reason, parts)
     WHERE bet_leg.profile_id = $1 AND bet_leg.bet_id = judged.bet_id AND bet_leg.position = judged.position`,
    [
      profileId,
      legs.map(({ betId }) => betId),
      legs.map(({ position }) => position),
      legs.map(({ result }) => result),
      legs.map(({ fullTimeScore }) => fullTimeScore),
      legs.map(({ winningOutcome }) => winningOutcome),
      legs.map(({ voidReason }) => voidReason),
      partResultsOf(legs),
    ],
  );
};
