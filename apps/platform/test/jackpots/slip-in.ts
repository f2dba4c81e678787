import type { ProfileId } from '@kipenga/betting-core';
import type { Database } from '../../src/database/index.ts';
import type { JackpotHall, Offer } from './jackpot-hall.ts';

/** A ticket that was never placed. */
export interface SlippedIn {
  readonly profileId: ProfileId;
  readonly reference: string;
}

/** Writes one more ticket past every rule of the tables, as only their owner could: home wins throughout. */
export const slipIn = (owner: Database, { clock }: JackpotHall, offer: Offer): Promise<SlippedIn> =>
  owner.transaction(async (sql) => {
    await sql.query('ALTER TABLE jackpot_ticket DISABLE TRIGGER jackpot_ticket_is_in_time');
    const [slipped] = await sql.query<SlippedIn>(
      `INSERT INTO jackpot_ticket (profile_id, bet_id, jackpot_id, reference, placed_at, bet_string, lines, stake, stake_after_tax,
         contribution, salt, tax_record, max_daily_payout)
       VALUES ('nobody', 'b' || substr(md5($1::text), 1, 19), ($1::text)::bigint, 'ZZZZ-9999', $2, $3, 1, 1000, 889, 267, md5('salt'), '{}', 7000000)
       RETURNING profile_id AS "profileId", reference`,
      [offer.id, clock.now(), offer.matchNumbers.map((match) => `${match}_1`).join('#')],
    );
    await sql.query('ALTER TABLE jackpot_ticket ENABLE TRIGGER jackpot_ticket_is_in_time');
    if (slipped === undefined) throw new Error('nothing was slipped in');
    return slipped;
  });
