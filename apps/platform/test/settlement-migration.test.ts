import { expect, test } from 'vitest';
import type { Database } from '../src/database/index.ts';
import { migrate } from '../src/database/migrate.ts';
import { withOldDatabase } from './old-database.ts';

const [BET, TICKET, LATER] = ['b000000000000000000b', 'b000000000000000000t', 'b000000000000000000l'];

const placeOld = async (db: Database): Promise<void> => {
  await db.query(`INSERT INTO wallet (profile_id) VALUES ('one')`);
  for (const bet of [BET, LATER])
    await db.query(
      `INSERT INTO bet (profile_id, bet_id, reference, type, placed_at, status, stake, stake_after_tax, net_payout, uses_free_bet, leg_count, limits,
         tax_record, settled_at, total_odds, possible_win)
       VALUES ('one', $1, $1, 'single', now(), 'won', 100, 88, 500, false, 1, '{"maxDailyPayout": 300}', '{}', now(), 500, 500)`,
      [bet],
    );
  await db.query(
    `INSERT INTO jackpot (type, name, description, bet_amount, max_doubles, guarantee, rolled_in, opened_at, closes_at)
     VALUES ('midweek', 'Midweek', '', 49, 8, 0, 0, now(), now())`,
  );
  await db.query(
    `INSERT INTO jackpot_ticket (profile_id, bet_id, jackpot_id, reference, placed_at, bet_string, lines, stake, stake_after_tax, contribution, salt,
       tax_record, max_daily_payout)
     SELECT 'one', $1, jackpot_id, 'T', now(), '', 1, 49, 44, 13, '${'0'.repeat(32)}', '{}', 400 FROM jackpot`,
    [TICKET],
  );
};

const OLD_BET = `INSERT INTO bet_settlement (profile_id, bet_id, version, settled_at, status, gross, tax, net, paid_now, held, refund,
  welcome_released, paid_day, hold_state, release_on) VALUES ('one', $1, $2, now(), 'won', 600, 100, 500, 300, 200, 7, 3, '2026-11-21', 'held', '2026-11-22')`;
const OLD_TICKET = `INSERT INTO jackpot_payout (profile_id, bet_id, version, status, settled_at, gross, tax, net, paid_now, held, paid_day,
  hold_state, release_on) VALUES ('one', $1, $2, 'won', now(), 900, 200, 700, 400, 300, '2026-11-21', 'held', '2026-11-22')`;

test('settlements of bets and payouts of tickets are in one table, and an old process goes on by their old names', async () => {
  await withOldDatabase(193, async (db, url) => {
    await placeOld(db);
    await db.query(OLD_BET, [BET, 1]);
    await db.query('UPDATE bet_settlement SET reversed_at = now()');
    await db.query(OLD_BET, [BET, 2]);
    await db.query(OLD_TICKET, [TICKET, 1]);
    await db.query(
      `INSERT INTO settlement_set_aside (profile_id, subject, kind, feed_match_id, reason) VALUES ('one', $1, 'ticket-hold', '', 'old')`,
      [TICKET],
    );
    await migrate(url);
    const rows = (bet: string) =>
      db.query(
        `SELECT product, version, gross, tax, net, paid_now, held, refund, welcome_released, paid_day, hold_state, release_on, reversed_at IS NULL AS stands
         FROM settlement WHERE bet_id = $1 ORDER BY version`,
        [bet],
      );
    const day = { paid_day: '2026-11-21', hold_state: 'held', release_on: '2026-11-22' };
    const ofBet = {
      product: 'bet',
      gross: 600,
      tax: 100,
      net: 500,
      paid_now: 300,
      held: 200,
      refund: 7,
      welcome_released: 3,
      ...day,
    };
    const ofTicket = {
      product: 'ticket',
      gross: 900,
      tax: 200,
      net: 700,
      paid_now: 400,
      held: 300,
      refund: 0,
      welcome_released: 0,
      ...day,
    };
    expect(await rows(BET)).toEqual([
      { ...ofBet, version: 1, stands: false },
      { ...ofBet, version: 2, stands: true },
    ]);
    expect(await rows(TICKET)).toEqual([{ ...ofTicket, version: 1, stands: true }]);
    expect(await db.query('SELECT kind, subject FROM settlement_set_aside')).toEqual([
      { kind: 'hold', subject: TICKET },
    ]);

    // A process of the release before settles, sums up, releases and corrects.
    await db.query(OLD_BET, [LATER, 1]);
    await db.query(
      `UPDATE jackpot_payout SET reversed_at = now() WHERE bet_id = $1 AND reversed_at IS NULL`,
      [TICKET],
    );
    await db.query(OLD_TICKET, [TICKET, 2]);
    await db.query(
      `UPDATE bet_settlement SET hold_state = 'released' WHERE bet_id = $1 AND hold_state = 'held'`,
      [LATER],
    );
    expect(await rows(LATER)).toEqual([{ ...ofBet, version: 1, hold_state: 'released', stands: true }]);
    expect(await rows(TICKET)).toEqual([
      { ...ofTicket, version: 1, stands: false },
      { ...ofTicket, version: 2, stands: true },
    ]);
    expect(await db.query(`SELECT sum(paid_now)::int AS paid FROM winnings_paid`)).toEqual([{ paid: 1000 }]);
    await expect(db.query(OLD_BET, [LATER, 2])).rejects.toThrow('settlement_live');
  });
});
