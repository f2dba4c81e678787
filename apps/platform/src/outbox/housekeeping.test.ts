import { instant, toMs, type Instant } from '@kipenga/betting-core';
import { beforeAll, expect, test } from 'vitest';
import { dyingAfter } from '../../test/dying-after.ts';
import { ownDatabase } from '../../test/with-database.ts';
import type { RealClock } from '../ports/index.ts';
import { forgetTheExpired } from './housekeeping.store.ts';
import { housekeepingWork, openOutbox } from './index.ts';

const base = await ownDatabase();
let now: Instant = instant('2026-11-21T12:00:00Z');
const clock: RealClock = { tells: 'real time', now: () => now, nowMs: () => toMs(now) };
const onFailure = (_: string, error: unknown): never => {
  throw error;
};
/** The outbox of a process. */
const outbox = () => {
  const work = [housekeepingWork({ db: base.db, realClock: clock, gameSessionDays: 180 })];
  return openOutbox({ db: base.db, realClock: clock, work, onFailure });
};
const tidy = () => outbox().runDue();
beforeAll(async () => {
  await base.db
    .query(`INSERT INTO customer (profile_id, msisdn, status, consent, consented_at, medium, referral_code)
    SELECT n::text, '25470000000' || n, 'active', 'v1', now(), '', '' FROM generate_series(1, 2) n`);
});

const namesIn = async (table: string, column: string): Promise<readonly string[]> =>
  (await base.db.query<{ name: string }>(`SELECT ${column} AS name FROM ${table} ORDER BY 1`)).map(
    ({ name }) => name,
  );

test('what has run out is forgotten, what may still be asked for is not (D24, D26, D41)', async () => {
  await base.db
    .query(`INSERT INTO session (token_hash, profile_id, kind, login_hash, expires_at, ended_at) VALUES
    ('live', '1', 'session', 'l', '2026-11-21T13:00:00Z', NULL), ('just over', '1', 'session', 'l', '2026-11-21T11:00:00Z', NULL),
    ('expired', '1', 'session', 'l', '2026-11-20T11:00:00Z', NULL), ('ended', '1', 'game', 'l', '2026-12-21T00:00:00Z', '2026-11-20T11:00:00Z')`);
  await base.db
    .query(`INSERT INTO verification_code (profile_id, salt, code_hash, expires_at, tries_left) VALUES
    ('1', 's', 'h', '2026-11-20T11:00:00Z', 5), ('2', 's', 'h', '2026-11-21T12:10:00Z', 5)`);
  await base.db.query(
    `INSERT INTO phone_event (msisdn, kind, at) VALUES ('a phone', 'code', '2026-11-20T13:00:00Z'), ('a phone', 'failed-login', '2026-11-19T11:00:00Z')`,
  );
  await base.db.query(`INSERT INTO kept_answer (profile_id, key, body_hash, answer, made_at) VALUES
    ('1', 'place-bet body h_sh', 'h_sh', '{}', '2026-11-20T11:00:00Z'), ('1', 'place-bet body fresh', 'fresh', '{}', '2026-11-21T11:59:00Z'),
    ('1', 'place-bet a key', 'h_sh', '{}', '2020-01-01T00:00:00Z'), ('1', 'place-bet body of a key', 'h_sh', '{}', '2020-01-01T00:00:00Z')`);
  await base.db.query(`INSERT INTO job (kind, dedupe_key, payload, run_at, done_at) VALUES
    ('knock', 'done long ago', '{}', '2026-01-01T00:00:00Z', '2026-10-01T00:00:00Z'), ('knock', 'never done', '{}', '2026-01-01T00:00:00Z', NULL)`);
  await base.db.query(
    `INSERT INTO known_asker (msisdn, asker, proved_at) VALUES ('a phone', 'lately', '2026-06-01T00:00:00Z'), ('a phone', 'long ago', '2026-05-01T00:00:00Z')`,
  );
  await base.db.query(
    `INSERT INTO operator_try (name, network, at) VALUES ('lately', '', '2026-11-21T11:00:00Z'), ('long ago', '', '2026-11-20T11:00:00Z')`,
  );
  await outbox().promiseDaily();
  await tidy();
  expect(await namesIn('operator_try', 'name')).toEqual(['lately']);
  expect(await namesIn('known_asker', 'asker')).toEqual(['lately']);
  expect(await namesIn('session', 'token_hash')).toEqual(['just over', 'live']);
  expect(await namesIn('verification_code', 'profile_id')).toEqual(['2']);
  expect(await namesIn('phone_event', 'kind')).toEqual(['code']);
  expect(await namesIn('kept_answer', 'key')).toEqual([
    'place-bet a key',
    'place-bet body fresh',
    'place-bet body of a key',
  ]);
  expect(await namesIn('job', 'dedupe_key')).toEqual(['2026-11-21', '2026-11-22', 'never done']);
});

test('a game session is forgotten after its days, its rounds are not; one with an open round stays', async () => {
  const [old, ends] = ['2026-05-01T00:00:00Z', '2026-05-01T12:00:00Z'];
  await base.db.query(`INSERT INTO wallet (profile_id) VALUES ('1')`);
  for (const [id, openedAt] of [
    ['old', old],
    ['owed', old],
    ['taken back', old],
    ['lately', '2026-06-01T00:00:00Z'],
  ])
    await base.db.query(
      `INSERT INTO game_session (session_id, profile_id, login_hash, provider, game_id, play_mode, opened_at, expires_at)
       VALUES ($1, '1', 'l', 'arcade', 'comet', 'REAL', $2, $3)`,
      [id, openedAt, ends],
    );
  await base.db
    .query(`INSERT INTO game_round (profile_id, session_id, round_id, provider, game_id, shared_round, staked, won) VALUES
    ('1', 'old', 'r', 'arcade', 'comet', 'r', 1000, 0), ('1', 'owed', 'r', 'arcade', 'comet', 'r', 1000, NULL),
    ('1', 'taken back', 'r', 'arcade', 'comet', 'r', 0, NULL)`);
  await forgetTheExpired(base.db, now, 180);
  expect(await namesIn('game_session', 'session_id')).toEqual(['lately', 'owed']);
  expect(await namesIn('game_round', 'session_id')).toEqual(['old', 'owed', 'taken back']);
});

test('it goes on by itself, once a day, however often it is promised', async () => {
  now = instant('2026-11-21T21:00:00Z'); // midnight in Nairobi
  await outbox().promiseDaily();
  await outbox().promiseDaily();
  await tidy();
  await tidy();
  expect(await namesIn(`job WHERE kind = 'housekeeping' AND done_at IS NULL`, 'dedupe_key')).toEqual([
    '2026-11-23',
  ]);
});

test('what is deleted is kept deleted slice by slice, whenever the process dies', async () => {
  await base.db.query(`INSERT INTO job (kind, dedupe_key, payload, run_at, done_at)
    SELECT 'knock', 'old ' || n, '{}', '2026-01-01T00:00:00Z', '2026-10-01T00:00:00Z' FROM generate_series(1, 2500) n`);
  const left = async () => (await namesIn(`job WHERE dedupe_key LIKE 'old %'`, 'dedupe_key')).length;
  for (let statements = 0; (await left()) === 2_500; statements += 1)
    await forgetTheExpired(dyingAfter(base.db, statements), now, 180).catch(() => undefined);
  expect(await left()).toBe(1_500);
  await forgetTheExpired(base.db, now, 180);
  expect(await left()).toBe(0);
});

test('no name is left of what is deleted, whenever the process dies', async () => {
  await base.db.query(`INSERT INTO session (token_hash, profile_id, kind, login_hash, expires_at)
    SELECT 'over ' || n, '1', 'session', 'l', '2026-11-01T00:00:00Z' FROM generate_series(1, 3) n`);
  await base.db.query(
    `INSERT INTO owner_of (kind, name, profile_id) SELECT 'token', token_hash, '1' FROM session`,
  );
  const ofNothing = () =>
    base.db.query(
      `SELECT name FROM owner_of WHERE kind = 'token' AND name NOT IN (SELECT token_hash FROM session)`,
    );
  const over = () => namesIn(`session WHERE token_hash LIKE 'over %'`, 'token_hash');
  for (let statements = 0; (await over()).length > 0; statements += 1) {
    await forgetTheExpired(dyingAfter(base.db, statements), now, 180).catch(() => undefined);
    expect(await ofNothing()).toEqual([]);
  }
  expect(await namesIn(`owner_of WHERE kind = 'token'`, 'name')).toEqual(['just over', 'live']);
});
