import type { JackpotId, Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** Keeps which board a phone was told. */
export const keepToldBoard = async (sql: Sql, phone: Msisdn, jackpotId: JackpotId): Promise<void> => {
  await sql.query(
    `INSERT INTO board_by_sms (msisdn, jackpot_id) VALUES ($1, $2)
     ON CONFLICT (msisdn) DO UPDATE SET jackpot_id = excluded.jackpot_id`,
    [phone, jackpotId],
  );
};

/** Was the phone told another board than this one? A phone that was told none may know it from the site. */
export const wasToldAnother = async (sql: Sql, phone: Msisdn, jackpotId: JackpotId): Promise<boolean> => {
  const [told] = await sql.query<{ id: string }>(
    'SELECT jackpot_id::text AS id FROM board_by_sms WHERE msisdn = $1',
    [phone],
  );
  return told !== undefined && told.id !== jackpotId;
};
