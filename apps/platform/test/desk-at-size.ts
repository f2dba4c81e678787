/**
 * Fills a PostgreSQL of its own with many customers and their bets, asks the desk for each of its lists and pages, and tells `npm run bench:desk` how long each answer
 * took and which statements were slow. Twenty customers play by the platform's own calls, and all others are copies of their rows in SQL: the books of the copies
 * do not balance, which no page of the desk looks at.
 */
import { tmpdir } from 'node:os';
import { addDays, kes, nairobiDayOf, parseMsisdn } from '@kipenga/betting-core';
import type { deskCalls } from '@kipenga/contracts/desk';
import { openDatabase } from '../src/database/open-database.ts';
import { connect, type Database, type Sql } from '../src/database/index.ts';
import { deskHand, logInToDesk } from './desk-calls.ts';
import { homeWinOf, honestBet } from './honest-bet.ts';
import { openPlatform } from './open-platform.ts';
import { startOwnServer } from './own-server.ts';
import { spawnedCustomer } from './spawned-customer.ts';
import { callOver } from './spoken-calls.ts';

const [customers = 1_000_000, betsEach = 5, asks = 7] = process.argv.slice(2).map(Number);
const PLAYED = 20;
const CHUNK = 50_000;
/** Days over which the copies lie, the first the oldest. */
const DAYS = 300;
const SLOW_MS = 100;
/** One of so many bets is still open, each of another of those who played. */
const OPEN_OF = 10;

/** Tables, and the rows of them that are copied. */
const COPIED: Readonly<Record<string, string>> = {
  customer: 'true',
  owner_of: `kind = 'phone'`,
  wallet: 'true',
  payment: 'true',
  bet: 'true',
  bet_leg: 'true',
  ledger_transfer: 'true',
  ledger_posting: 'true',
};
const PHONE = `'2547' || lpad(n::text, 8, '0')`;
const ID = `'m' || lpad(n::text, 11, '0')`;
const IS_OPEN = `(n % ${OPEN_OF} = 0)`;

/** By table and column: the value in a copy where it is another than in the row `t` that is copied. */
const OWN: Readonly<Record<string, string>> = {
  'customer.msisdn': PHONE,
  'payment.msisdn': PHONE,
  'payment.receipt': `upper(substr(md5(t.payment_id || n), 1, 10))`,
  'owner_of.name': PHONE,
  'bet.reference': `upper(substr(md5(t.bet_id || n), 1, 10))`,
  'bet.status': `CASE WHEN ${IS_OPEN} THEN t.status ELSE (ARRAY['lost', 'lost', 'won'])[1 + n % 3] END`,
  'bet.settled_at': `CASE WHEN NOT ${IS_OPEN} THEN t.placed_at - (days - 0.1) * interval '1 day' END`,
  'bet.open_legs': `CASE WHEN ${IS_OPEN} THEN t.open_legs ELSE 0 END`,
};

const say = (words: string): void =>
  void process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${words}\n`);

const play = async (db: Database): Promise<void> => {
  const platform = await openPlatform({}, db);
  try {
    const { app } = platform;
    const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    const limits = await callOver(baseUrl, 'getLimits', {});
    const matches = (await callOver(baseUrl, 'getTopMatches', { offset: 0, limit: 50 })).filter(
      ({ mainOutcomes: { home } }) => home?.odds,
    );
    for (let at = 0; at < PLAYED; at += 1) {
      const phone = parseMsisdn(`2547990000${String(at).padStart(2, '0')}`);
      if (!phone.ok) throw new Error('not a phone');
      const customer = await spawnedCustomer(baseUrl, phone.value);
      const { token } = customer;
      for (let bet = 0; bet < betsEach; bet += 1) {
        const legs = [0, 1].map((leg) => homeWinOf(matches[(at + bet * 3 + leg * 7) % matches.length]!));
        const asked = honestBet({ customer, selections: legs, stake: kes(20 + bet), limits });
        const { kind } = await callOver(baseUrl, 'placeBet', asked, { token, key: `bet ${at} ${bet}` });
        if (kind !== 'placed') throw new Error(`a bet was ${kind}`);
      }
      await callOver(
        baseUrl,
        'withdraw',
        { phone: phone.value, amount: kes(1_000) },
        { token, key: `out ${at}` },
      );
    }
  } finally {
    await platform.close();
  }
};

const columnsOf = (sql: Sql, table: string) =>
  sql.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = '' ORDER BY attnum`,
    [table],
  );

/** Copies the rows of those who played, so many times that there are as many customers as asked for. */
const copyAll = async (sql: Sql): Promise<void> => {
  await sql.query(
    'CREATE TABLE played AS SELECT profile_id, row_number() OVER () - 1 AS place FROM customer ORDER BY profile_id LIMIT ' +
      PLAYED,
  );
  const indexes = await sql.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public' AND tablename = ANY ($1)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexname::regclass)`,
    [Object.keys(COPIED)],
  );
  for (const { name } of indexes) await sql.query(`DROP INDEX ${name}`);
  await sql.query('SET session_replication_role = replica');
  for (const table of Object.keys(COPIED)) {
    await sql.query(
      `CREATE TABLE played_rows AS SELECT t.*, place FROM ${table} AS t JOIN played USING (profile_id) WHERE ${COPIED[table]}`,
    );
    const columns = await columnsOf(sql, table);
    const values = columns.map(({ name, type }) => {
      const own = OWN[`${table}.${name}`];
      if (own !== undefined) return own;
      if (type.startsWith('timestamp')) return `t.${name} - (days * interval '1 day')`;
      return type === 'text' ? `replace(t.${name}, t.profile_id, ${ID})` : `t.${name}`;
    });
    for (let from = 1; from <= customers; from += CHUNK)
      await sql.query(
        `INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')}) SELECT ${values.join(', ')}
         FROM (SELECT n, CASE WHEN ${IS_OPEN} THEN 0 ELSE ${DAYS} - n * ${DAYS}::bigint / ${customers} END AS days
               FROM generate_series($1::integer, $2::integer) AS n) AS copies JOIN played_rows AS t ON place = n % ${PLAYED}`,
        [from, Math.min(from + CHUNK - 1, customers)],
      );
    await sql.query('DROP TABLE played_rows');
    say(`${table} is filled`);
  }
  for (const { definition } of indexes) await sql.query(definition);
  say('indexes are made');
};

const hundredth = Math.max(1, Math.floor(customers / 100));

/** Beside the customers: what waits for a person, the statement, the journal, the people. */
const BESIDE: Readonly<Record<string, string>> = {
  journal: `INSERT INTO journal_line (number, at, operator, role, second, act, args, why, outcome, hash)
    SELECT 1000000 + n, now() - n * interval '1 second', 'A. Otieno', 'support', NULL, (ARRAY['note-case', 'note-customer', 'block'])[1 + n % 3],
      jsonb_build_object('profile_id', ${ID}, 'outcome', 'called'), 'a reason', '{"says": "done"}', md5(n::text) FROM generate_series(1, ${customers}) AS n`,
  people: `INSERT INTO customer_sign (profile_id, sign, amount, times) SELECT ${ID.replaceAll('n::', '(n * 100)::')}, sign, 100 * n, 3
    FROM generate_series(1, ${hundredth}) AS n, unnest(ARRAY['losers', 'chasing', 'little-play']) AS sign`,
  statement: `INSERT INTO statement_line (receipt, side, at, details, theirs, ours)
    SELECT DISTINCT ON (receipt) receipt, 'in', made_at, 'Pay Bill', amount, CASE WHEN hashtext(receipt) % 200 = 0 THEN amount - 100 ELSE amount END FROM payment WHERE receipt IS NOT NULL`,
  payouts: `UPDATE payment SET status = 'TRX_SUCCESS' WHERE type = 'withdrawal' AND hashtext(profile_id) % 100 = 0`,
  'large payouts': `UPDATE payment SET amount = 5000000 + amount WHERE type = 'withdrawal' AND hashtext(profile_id) % 200 = 0`,
  approvals: `INSERT INTO approval (act, args, why, asked_by, asked_role, asked_at, preview)
    SELECT 'note-case', '{}', 'a reason', 'A. Otieno', 'support', now(), '{"says": "x", "bets": 0, "customers": 1, "paid": 0, "taken_back": 0, "debtors": 0, "debt": 0, "moves": 0, "needs_second": true}' FROM generate_series(1, 1000)`,
};

type Name = keyof typeof deskCalls;
interface Asked {
  readonly what: string;
  readonly name: Name;
  readonly with: object;
}

/** Each list from its beginning and, where it pages, from its second page, and each page of the desk. */
const pagesOf = async (db: Sql): Promise<readonly Asked[]> => {
  const [one] = await db.query<{
    profileId: string;
    reference: string;
    betId: string;
    receipt: string;
    phone: string;
  }>(
    `SELECT profile_id AS "profileId", bet.reference, bet_id AS "betId", payment.receipt, customer.msisdn AS phone
     FROM customer JOIN bet USING (profile_id) JOIN payment USING (profile_id) WHERE profile_id = $1 AND payment.receipt IS NOT NULL LIMIT 1`,
    [`m${String(Math.floor(customers / 20) * 10).padStart(11, '0')}`],
  );
  const [match] = await db.query<{ matchId: string }>(
    'SELECT match_id::text AS "matchId" FROM bet_leg WHERE match_id IS NOT NULL LIMIT 1',
  );
  if (!one || !match) throw new Error('nobody is there');
  const { profileId, betId } = one;
  const day = addDays(
    nairobiDayOf((await db.query<{ at: never }>('SELECT max(made_at) AS at FROM ledger_transfer'))[0]!.at),
    -30,
  );
  const page = (what: string, name: Name, asked: object = {}): Asked => ({ what, name, with: asked });
  return [
    page('Today', 'today'),
    page('Waiting', 'waiting'),
    page('Matches', 'matches'),
    page('a match', 'match', match),
    page('Exposure', 'exposure', match),
    page('Customers by phone', 'customers', { find: one.phone }),
    page('Customers by id', 'customers', { find: profileId }),
    page('Customers by bet', 'customers', { find: one.reference }),
    page('Customers by receipt', 'customers', { find: one.receipt }),
    page('Customers by nothing', 'customers', { find: 'NOBODY99' }),
    page('a customer', 'customer', { profileId }),
    page('their bets', 'betsOfCustomer', { profileId }),
    page('a bet', 'betOfCustomer', { profileId, betId }),
    page('their books', 'ledgerOfCustomer', { profileId }),
    page('their games', 'gamesOfCustomer', { profileId }),
    page('their logins', 'loginsOfCustomer', { profileId }),
    page('their payments', 'paymentsOfCustomer', { profileId }),
    page('Payouts not ended', 'openPayments'),
    page('Suspense', 'suspense'),
    page('Statement', 'statement'),
    page('Approvals', 'approvals'),
    page('Journal', 'journal'),
    page('People: losers', 'people', { sign: 'losers' }),
    page('Identities', 'identities'),
    page('Self-exclusions', 'register'),
    page('Limits', 'limits'),
    page('Casino', 'games'),
    page('Jackpots', 'jackpots'),
    page('Regulator', 'regulatorDays'),
    page('a day of Reports', 'report', { day }),
    page('a month of Reports', 'month', { month: day.slice(0, 7) }),
    page('Taxes', 'taxes'),
    page('Operators', 'operators'),
  ];
};

interface Slow {
  readonly text: string;
  readonly ms: number;
}

/** A database that notes each statement which takes long. */
const timed = (db: Database, slow: Slow[]): Database => {
  const noting = (sql: Sql): Sql => ({
    query: async (text, values, options) => {
      const begun = performance.now();
      try {
        return await sql.query(text, values, options);
      } finally {
        const ms = performance.now() - begun;
        if (ms > SLOW_MS) slow.push({ text: text.replaceAll(/\s+/g, ' ').slice(0, 400), ms });
      }
    },
  });
  return { ...db, ...noting(db), transaction: (work) => db.transaction((sql) => work(noting(sql))) };
};

const measure = async (db: Database) => {
  const slow: Slow[] = [];
  const platform = await openPlatform({}, timed(db, slow));
  try {
    const { app } = platform;
    const { session } = await logInToDesk(app, db, 'admin');
    const hand = deskHand(app, session);
    const told: { what: string; took: number[]; slow: Slow[] }[] = [];
    for (const { what, name, with: asked } of await pagesOf(db)) {
      const took: number[] = [];
      slow.length = 0;
      let request = asked;
      for (let time = 0; time < asks; time += 1) {
        const begun = performance.now();
        const { next = null } = (await hand.call(name, request)) as { next?: string | null };
        took.push(performance.now() - begun);
        // A list is asked for page after page.
        request = next === null ? asked : { ...asked, after: next };
      }
      told.push({ what, took, slow: [...slow] });
      say(`${what}: ${took.map((ms) => ms.toFixed(0)).join(' ')}`);
      for (const { text, ms } of slow) say(`  ${ms.toFixed(0)} ms: ${text}`);
    }
    return told;
  } finally {
    await platform.close();
  }
};

const server = await startOwnServer(process.env['TEST_FOLDER'] ?? tmpdir(), 'kipenga-desk-', {
  durable: false,
});
try {
  const { url, ownerUrl } = server;
  const db = await openDatabase({ url, ownerUrl });
  const owner = connect(ownerUrl, { connections: 1, slowestStatementMs: 3_600_000 });
  await play(db);
  say('twenty have played');
  for (const setting of ['synchronous_commit = off', `maintenance_work_mem = '1GB'`, `max_wal_size = '8GB'`])
    await owner.query(setting.startsWith('max') ? `ALTER SYSTEM SET ${setting}` : `SET ${setting}`);
  await owner.query('SELECT pg_reload_conf()');
  const begun = performance.now();
  await copyAll(owner);
  for (const [what, statement] of Object.entries(BESIDE)) {
    await owner.query(
      what === 'statement'
        ? 'SET session_replication_role = origin'
        : 'SET session_replication_role = replica',
    );
    await owner.query(statement);
    say(`${what} are there`);
  }
  await owner.query('VACUUM (ANALYZE)');
  const [size] = await owner.query<{ bytes: number; bets: number }>(
    'SELECT pg_database_size(current_database()) AS bytes, (SELECT count(*) FROM bet) AS bets',
  );
  const filledIn = (performance.now() - begun) / 1_000;
  await owner.close();
  say(`filled in ${filledIn.toFixed(0)} s, ${(size!.bytes / 1e9).toFixed(1)} GB`);
  const pages = await measure(db);
  await db.close();
  process.send?.({ customers, bets: size!.bets, bytes: size!.bytes, filledIn, pages });
} finally {
  await server.stop();
  process.disconnect?.();
}
