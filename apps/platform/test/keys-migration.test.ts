import { instant, kes, ok, parseMsisdn, refuse } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { gameBalance } from '../src/casino/open-session.ts';
import { debit } from '../src/casino/play-round.ts';
import { casinoTiers } from '../src/casino/jackpot/index.ts';
import { ARCADE } from '../src/casino/testing/game-hall.ts';
import { accountByMsisdn, authenticate, tokenHashOf } from '../src/customers/index.ts';
import { migrate } from '../src/database/migrate.ts';
import type { Database } from '../src/database/index.ts';
import { findOrder, findPromptOf } from '../src/gateways/mobile-money/daraja/mpesa.store.ts';
import { jackpotById } from '../src/jackpots/index.ts';
import { passGate } from '../src/jackpots/offers.store.ts';
import { systemRandom } from '../src/ports/index.ts';
import { withOldDatabase } from './old-database.ts';
import { testServices } from './test-services.ts';

const TOKEN = 'a-token-of-the-release-before';
const TRANSACTION = '0b6f7f5e-54a8-4f1c-9d2e-2f0a3a7c9b11';

/** Two customers: the first is logged in, plays, has paid in by M-Pesa and holds a ticket. */
const liveOld = async (db: Database): Promise<void> => {
  const hash = tokenHashOf(TOKEN);
  await db.query(`INSERT INTO wallet (profile_id, cash) VALUES ('1', 5000), ('2', 5000)`);
  await db.query(
    `INSERT INTO customer (profile_id, msisdn, status, consent, consented_at, medium, referral_code)
     VALUES ('1', '254711000001', 'active', '1', now(), '', ''), ('2', '254711000002', 'active', '1', now(), '', '')`,
  );
  await db.query(
    `INSERT INTO session (token_hash, profile_id, kind, login_hash, expires_at)
     VALUES ($1, '1', 'session', $1, now() + interval '1 hour'), ('of two', '2', 'session', 'of two', now() + interval '1 hour')`,
    [hash],
  );
  await db.query(
    `INSERT INTO game_session (session_id, profile_id, login_hash, provider, game_id, play_mode, opened_at, expires_at)
     VALUES ('game of one', '1', $1, $2, 'comet', 'REAL', now(), now() + interval '1 hour'),
       ('game of two', '2', 'of two', $2, 'comet', 'REAL', now(), now() + interval '1 hour')`,
    [hash, ARCADE.name],
  );
  await db.query(
    `INSERT INTO game_movement (provider, transaction_id, profile_id, session_id, round_id, kind, amount, balance, made_at)
     VALUES ($1, $2, '1', 'game of one', 'r', 'debit', 1000, 4900, now())`,
    [ARCADE.name, TRANSACTION],
  );
  await db.query(
    `INSERT INTO mpesa_order (profile_id, payment_id, kind, reference, msisdn, amount, state, promised_at, daraja_id)
     VALUES ('1', 'PAYMENT', 'push', 'a reference', '254711000001', 5000, 'sent', now(), 'ws_CO_1')`,
  );
  await db.query(
    `INSERT INTO jackpot (type, name, description, bet_amount, max_doubles, guarantee, rolled_in, opened_at, closes_at)
     VALUES ('midweek', 'Midweek', '', 4900, 8, 100000, 0, now(), now() + interval '1 day')`,
  );
  await db.query(
    `WITH sport AS (INSERT INTO sport (sport_id, name, kind, is_esport, list_position) VALUES (1, 'Soccer', '3way', false, 1) RETURNING sport_id),
       competition AS (INSERT INTO competition (competition_id, code, sport_id, category, name, is_top, list_position)
         SELECT 1, 'kpl', sport_id, 'Kenya', 'Premier League', true, 1 FROM sport RETURNING competition_id),
       match AS (INSERT INTO match (match_id, feed_match_id, game_id, competition_id, feed, external_id, starts_at, home_team, away_team,
           search_text, extra_market_count, status)
         SELECT 1, 1, 1000, competition_id, 'season', '1', now() + interval '1 day', 'Gor Mahia', 'Bandari', '', 0, 'open' FROM competition
         RETURNING feed_match_id, starts_at)
     INSERT INTO jackpot_match (jackpot_id, position, feed_match_id, planned_start)
     SELECT jackpot_id, 1, feed_match_id, starts_at FROM jackpot, match`,
  );
  await db.query(
    `INSERT INTO jackpot_ticket (profile_id, bet_id, jackpot_id, reference, placed_at, bet_string, lines, stake, stake_after_tax, contribution, salt,
       tax_record, max_daily_payout)
     SELECT '1', 'b000000000000000000t', jackpot_id, 'T', now(), '', 1, 4900, 4400, 1300, $1, '{}', 400 FROM jackpot`,
    ['0'.repeat(32)],
  );
  await db.query(
    `INSERT INTO casino_tier (tier, shard, amount) VALUES ('shaba', 0, 20000), ('shaba', 1, 70)`,
  );
};

test('customers of a database from before names and keys are found as they were, by everything that names them', async () => {
  await withOldDatabase(210, async (db, url) => {
    await liveOld(db);
    await migrate(url);
    const services = testServices(db);
    const phone = parseMsisdn('254711000001');
    if (!phone.ok) throw new Error('not a phone');
    expect(await accountByMsisdn(db, phone.value)).toMatchObject({ profileId: '1' });
    expect(await authenticate(services, TOKEN, null)).toMatchObject({ profileId: '1' });
    expect(await authenticate(services, `2.${TOKEN}`, null)).toBe('dead');
    expect(await gameBalance(services, ARCADE, { session: 'game of one' })).toEqual(ok({ balance: 5000 }));
    const stake = { round: 'r', transaction: TRANSACTION, amount: kes(10) };
    expect(await debit(services, ARCADE, { ...stake, session: 'game of one' })).toEqual(
      ok({ balance: 4900 }),
    );
    expect(await debit(services, ARCADE, { ...stake, session: 'game of two' })).toEqual(
      refuse('transaction-reused'),
    );
    expect(await findOrder(db, 'push', ['ws_CO_1'])).toMatchObject({
      profileId: '1',
      reference: 'a reference',
    });
    expect(await findPromptOf(db, 'PAYMENT')).toMatchObject({ profileId: '1' });
    const now = instant('2026-01-01T00:00:00Z');
    const [offer] = await db.query<{ id: never }>('SELECT jackpot_id::text AS id FROM jackpot');
    expect((await jackpotById(db, offer!.id, now))?.fund).toMatchObject({
      tickets: 1,
      lines: 1,
      total: 101_300,
    });
    expect(await db.transaction((sql) => passGate(sql, Number(offer!.id), systemRandom))).toBe(true);
    expect(await casinoTiers(db)).toEqual([{ tier: 'shaba', amount: 20_070 }]);
  });
});
