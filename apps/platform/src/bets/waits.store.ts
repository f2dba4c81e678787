import type { BetId, ProfileId, WaitFall } from '@kipenga/betting-core';
import type { BetWait } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';

interface WaitRow {
  readonly is_judged: boolean;
  readonly reason: WaitFall | null;
  readonly seconds_left: number;
}

/** Where a bet of this customer stands that waits, or waited; null of any other bet. */
export const waitOf = async (sql: Sql, profileId: ProfileId, betId: BetId): Promise<BetWait | null> => {
  const [row] = await sql.query<WaitRow>(
    `SELECT judged_at IS NOT NULL AS is_judged, reason,
       greatest(0, ceil(extract(epoch FROM until - clock_timestamp())))::integer AS seconds_left
     FROM bet_wait WHERE profile_id = $1 AND bet_id = $2`,
    [profileId, betId],
  );
  if (!row) return null;
  if (!row.is_judged) return { state: 'waiting', secondsLeft: row.seconds_left };
  return row.reason === null
    ? { state: 'stands', secondsLeft: 0 }
    : { state: 'fell', secondsLeft: 0, reason: row.reason };
};
