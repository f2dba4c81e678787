import { nairobiDayOf, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { HOUSE, postStatement } from '../../ledger/index.ts';
import type { FactsVersion } from '../../sports/index.ts';
import type { BetToSettle } from './bets.store.ts';
import { partResultsOf, type LegToSettle } from './leg.ts';
import type { LegChange } from './settlement-notices.ts';

/** Bets of one customer that a match loses, or leaves open, as they were read. */
export interface BetsToLose {
  readonly profileId: ProfileId;
  /** All of them. */
  readonly bets: readonly BetToSettle[];
  readonly lost: readonly BetToSettle[];
  /** All their legs, as they were read. */
  readonly legs: readonly LegToSettle[];
  readonly changes: readonly LegChange[];
  /** Key and version of the match's facts. */
  readonly feedNumber: number;
  readonly version: FactsVersion;
}

/**
 * One statement that locks the bets, then their legs. If all of them and the facts are as they were read, it closes, stores,
 * posts and writes the notices. Bets locked by others are skipped. A customer with a bonus to release, or with messages switched
 * on, is left to the full way.
 * As there, the commit is asynchronous. It waits at most one second for the wallet, to which the transfers refer.
 */
const LOSE = `
  WITH found AS (
    SELECT bet_id FROM bet WHERE profile_id = $1 AND bet_id = ANY($2::text[]) AND status = 'open' AND settlement_version = 0
    ORDER BY bet_id FOR UPDATE SKIP LOCKED
  ), standing AS (
    SELECT bet_id, position, result, void_reason FROM bet_leg WHERE profile_id = $1 AND bet_id = ANY($2::text[]) FOR UPDATE SKIP LOCKED
  ), alike AS (
    SELECT 1 FROM standing JOIN unnest($3::text[], $4::integer[], $5::text[], $6::text[]) AS seen (bet_id, position, result, reason)
      ON standing.bet_id = seen.bet_id AND standing.position = seen.position AND standing.result = seen.result
        AND standing.void_reason IS NOT DISTINCT FROM seen.reason
  ), sound AS (
    SELECT 1 WHERE (SELECT count(*) FROM found) = cardinality($2::text[]) AND (SELECT count(*) FROM alike) = cardinality($3::text[])
      AND (SELECT bonus FROM wallet WHERE profile_id = $1) = 0
      AND NOT EXISTS (SELECT FROM notice_sms_topic WHERE profile_id = $1)
      AND NOT EXISTS (SELECT FROM push_subscription WHERE profile_id = $1)
      AND EXISTS (SELECT FROM match WHERE feed_match_id = $7 AND result_version = $8 AND told_number = $9)
      AND set_config('synchronous_commit', 'off', true) = 'off' AND set_config('lock_timeout', '1s', true) = '1s'
  ), judged AS (
    UPDATE bet_leg SET result = news.result, full_time_score = news.score, winning_outcome = news.winner, void_reason = news.reason,
      part_results = news.parts::jsonb
    FROM sound, unnest($10::text[], $11::integer[], $12::text[], $13::text[], $14::text[], $15::text[], $19::text[])
      AS news (bet_id, position, result, score, winner, reason, parts)
    WHERE bet_leg.profile_id = $1 AND bet_leg.bet_id = news.bet_id AND bet_leg.position = news.position
  ), looked AS (
    UPDATE cash_out_floor SET seen_version = 0 FROM sound WHERE profile_id = $1 AND bet_id = ANY($10::text[])
  ), closed AS (
    UPDATE bet SET status = 'lost', settlement_version = 1, settled_at = $16 FROM sound
    WHERE profile_id = $1 AND bet_id = ANY($17::text[]) RETURNING bet_id, reference, stake, stake_after_tax
  ), kept AS (
    INSERT INTO settlement (profile_id, bet_id, product, version, settled_at, status, gross, tax, net, paid_now, held, refund,
                            welcome_released, paid_day, hold_state)
    SELECT $1, bet_id, 'bet', 1, $16, 'lost', 0, 0, 0, 0, 0, 0, 0, $18, 'none' FROM closed
  ), noticed AS (
    INSERT INTO notice (profile_id, event, kind, at, bet_id, reference, amount, is_correction, sms)
    SELECT $1, 'settle:' || bet_id || ':v1', 'bet-lost', $16, bet_id, reference, stake, false, 'none' FROM closed ON CONFLICT DO NOTHING
  ), moved AS (
    SELECT 'settle:' || bet_id || ':v1' AS reference, stake_after_tax AS amount FROM closed
  ), ${postStatement('moved', { profileId: '$1', kind: 'bet-lost', at: '$16', from: HOUSE.openBets, to: HOUSE.payouts })}
  SELECT 1 FROM sound`;

/** Settles lost bets of a customer in one statement. @returns false if they are not as they were read: nothing is written then. */
export const keepLost = async (
  sql: Sql,
  { profileId, bets, lost, legs, changes, feedNumber, version }: BetsToLose,
  at: Instant,
): Promise<boolean> => {
  const news = changes.map(({ leg }) => leg);
  const rows = await sql.query(
    LOSE,
    [
      profileId,
      bets.map(({ betId }) => betId),
      legs.map(({ betId }) => betId),
      legs.map(({ position }) => position),
      legs.map(({ result }) => result),
      legs.map(({ voidReason }) => voidReason),
      feedNumber,
      version.resultVersion,
      version.toldNumber,
      news.map(({ betId }) => betId),
      news.map(({ position }) => position),
      news.map(({ result }) => result),
      news.map(({ fullTimeScore }) => fullTimeScore),
      news.map(({ winningOutcome }) => winningOutcome),
      news.map(({ voidReason }) => voidReason),
      at,
      lost.map(({ betId }) => betId),
      nairobiDayOf(at),
      partResultsOf(news),
    ],
    { isPrepared: true },
  );
  return rows.length === 1;
};
