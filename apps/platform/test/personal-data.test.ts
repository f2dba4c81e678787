import { cents, instantFromMs, kes, profileId as profileIdOf } from '@kipenga/betting-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeWinOf, honestBet } from './honest-bet.ts';
import { testServices } from './test-services.ts';
import { withPlatform, type TestCustomer, type TestPlatform } from './with-platform.ts';
import { closeByOperator, payOutClosed } from '../src/closing/index.ts';
import { ownerOf, takeName } from '../src/database/index.ts';
import { SPREAD } from '../src/database/spread.ts';
import { cashOf, checkBooks, HOUSE, post } from '../src/ledger/index.ts';
import { paymentReports } from '../src/payments/index.ts';
import { erasePerson, rowsHeld } from '../src/personal-data/index.ts';
import { emptyOldCallbacks, emptyOldDetails } from '../src/personal-data/personal-data.store.ts';
import { keepTheirs } from '../src/desk/statement.store.ts';
import { PERSONAL_TABLES } from '../src/personal-data/personal-tables.ts';

let it: TestPlatform;
beforeAll(async () => {
  it = await withPlatform();
});
afterAll(() => it.dispose());

const erase = ({ phone }: TestCustomer, second = 'B. Wanjiru') =>
  erasePerson(testServices(it.db), { phone, author: 'A. Otieno', second, why: 'asked by letter' });

/** The tables with a row that says these words anywhere. */
const tablesThatSay = async (words: string): Promise<readonly string[]> => {
  const tables = await it.owner.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const saying = [];
  for (const { name } of tables) {
    const found = await it.owner.query(
      `SELECT FROM ${name} AS t WHERE to_jsonb(t)::text LIKE ANY($1::text[]) LIMIT 1`,
      // Bytes are written in hex.
      [[`%${words}%`, `%${Buffer.from(words).toString('hex')}%`]],
    );
    if (found.length > 0) saying.push(name);
  }
  return saying;
};

test('every table of customers and phones says what an export tells of it and what an erasure does with it', () => {
  const personal = Object.entries(SPREAD).filter(
    ([, spread]) =>
      spread === 'customer' || (typeof spread === 'object' && ['msisdn', 'sms_id'].includes(spread.by)),
  );
  expect(personal.map(([table]) => table).toSorted()).toEqual(Object.keys(PERSONAL_TABLES).toSorted());
});

test('a person is told all that is kept and no secret; two persons forget them, their books stay, and no table says the number', async () => {
  const customer = await it.customer({ deposit: 500 });
  const { profileId, phone, token, password } = customer;
  const [match] = await it.call('getTopMatches', { offset: 0, limit: 1 });
  if (match === undefined) throw new Error('the season has no match');
  const limits = await it.call('getLimits', {});
  const bet = honestBet({
    customer: { profileId, phone },
    selections: [homeWinOf(match)],
    stake: kes(100),
    limits,
  });
  await it.call('placeBet', bet, { token, key: 'one' });

  const held = new Map<string, readonly unknown[]>();
  for await (const { table, rows } of rowsHeld(it.db, { profileId, phone })) held.set(table, rows);
  expect(held.get('customer')).toMatchObject([{ msisdn: phone }]);
  for (const table of ['bet', 'bet_leg', 'payment', 'ledger_posting', 'sms_message'])
    expect(held.get(table), table).not.toEqual([]);
  expect(JSON.stringify([...held])).not.toMatch(/"(?:password_hash|token_hash|code_hash|login_hash|salt)"/);

  expect(await erase(customer)).toMatchObject({ ok: false, reason: { code: 'not-closed' } });
  await it.call('closeAccount', { password }, { token });
  expect(await erase(customer)).toMatchObject({ ok: false, reason: { code: 'has-money' } });
  await it.owner.query(
    `UPDATE bet SET status = 'lost', settled_at = now(), settlement_version = 1 WHERE profile_id = $1`,
    [profileId],
  );
  await expect
    .poll(() => it.db.query('SELECT cash FROM wallet WHERE profile_id = $1', [profileId]))
    .toEqual([{ cash: 0 }]);
  await expect
    .poll(() =>
      it.db.query(`SELECT FROM payment WHERE profile_id = $1 AND status = 'TRX_SUCCESS'`, [profileId]),
    )
    .toEqual([]);
  expect(await erase(customer, 'a. otieno ')).toMatchObject({ ok: false, reason: { code: 'same-person' } });

  await it.owner.query(
    `INSERT INTO mpesa_callback (path, body) VALUES ('/confirm', convert_to('{"MSISDN":"' || $1 || '","FirstName":"Otieno"}', 'UTF8'))`,
    [phone],
  );
  expect(await erase(customer)).toMatchObject({ ok: true });
  expect(await tablesThatSay(phone)).toEqual([]);
  expect(await it.db.query('SELECT FROM bet WHERE profile_id = $1', [profileId])).toHaveLength(1);
  expect(await it.db.query('SELECT msisdn FROM payment WHERE profile_id = $1 LIMIT 1', [profileId])).toEqual([
    { msisdn: `erased-${profileId}` },
  ]);
  expect((await checkBooks(it.db)).total).toBe(0);
});

test('money that comes for an erased account stays in the books, or is held for an operator: none is sent to nobody', async () => {
  const sent: unknown[] = [];
  const services = testServices(it.db, {
    mobileMoney: {
      paybill: '600000',
      askForPayment: async () => undefined,
      payOut: async (_, order) => void sent.push(order),
      askAgain: async () => false,
      sendAgain: async () => 'not-under-way',
      takeReceipt: async () => true,
      giveUpReceipt: async () => ({ state: 'open', receipt: null }),
      openPrompts: async () => 0,
    },
    smsOut: { send: async (_, sms) => void sent.push(sms) },
  });
  const customer = await it.customer();
  const profileId = profileIdOf(customer.profileId);
  await it.db.query(
    `INSERT INTO payment (profile_id, payment_id, type, msisdn, amount, status, made_at, finished_at)
     VALUES ($1, 'late', 'deposit', $2, 20000, 'FAILED', now(), now())`,
    [profileId, customer.phone],
  );
  await takeName(it.db, 'id-card', 'the hash of a card', profileId);
  await closeByOperator(services, { phone: customer.phone, reason: 'house', author: 'A. Otieno' });
  expect(await erase(customer)).toMatchObject({ ok: true });
  expect(await ownerOf(it.db, 'id-card', 'the hash of a card')).toBeNull();
  sent.length = 0;
  // A bet that was lost is won after all, and mobile money took a deposit that it had called failed.
  await it.db.transaction((sql) =>
    post(sql, {
      reference: 'settle:late',
      kind: 'bet-won',
      profileId,
      at: services.bettingClock.now(),
      postings: [{ from: HOUSE.payouts, to: cashOf(profileId), amount: cents(50_000) }],
    }),
  );
  await payOutClosed(services);
  expect(await paymentReports(services).depositPaid({ profileId, paymentId: 'late' }, 'LATE1')).toBe(false);
  expect(sent).toEqual([]);
  expect(await it.db.query('SELECT cash FROM wallet WHERE profile_id = $1', [profileId])).toEqual([
    { cash: 50_000 },
  ]);
  expect(await it.db.query('SELECT state FROM money_back WHERE profile_id = $1', [profileId])).toEqual([
    { state: 'held' },
  ]);
});

test('who is excluded or was under age is not forgotten: the number keeps them out', async () => {
  const minor = await it.customer();
  await closeByOperator(testServices(it.db), {
    phone: minor.phone,
    reason: 'under-age',
    author: 'A. Otieno',
  });
  expect(await erase(minor)).toMatchObject({ ok: false, reason: { code: 'under-age' } });
  const excluded = await it.customer();
  await it.call(
    'excludeSelf',
    { length: 'half-year', password: excluded.password },
    { token: excluded.token },
  );
  await closeByOperator(testServices(it.db), { phone: excluded.phone, reason: 'house', author: 'A. Otieno' });
  expect(await erase(excluded)).toMatchObject({ ok: false, reason: { code: 'excluded' } });
});

test('a callback of mobile money is emptied when it is old, and changed by nothing else', async () => {
  for (const age of ['200 days', '3 days'])
    await it.owner.query(
      `INSERT INTO mpesa_callback (path, body, written_at) VALUES ('/confirm', 'MSISDN 0712, Otieno', now() - $1::interval)`,
      [age],
    );
  const halfAYearAgo = instantFromMs(Date.now() - 180 * 86_400_000);
  expect(await emptyOldCallbacks(it.db, halfAYearAgo, 10)).toBe(1);
  expect(await emptyOldCallbacks(it.db, halfAYearAgo, 10)).toBe(0);
  await expect(it.db.query(`UPDATE mpesa_callback SET body = 'other'`)).rejects.toThrow('kept as it came');
  await expect(it.db.query(`UPDATE mpesa_callback SET body = '', path = '/x'`)).rejects.toThrow(
    'kept as it came',
  );
});

test('what mobile money tells of a person, in its statement and of money in suspense, goes with the person, or with age, and comes back with no statement', async () => {
  const customer = await it.customer();
  const { profileId, phone } = customer;
  await it.db.query(
    `INSERT INTO payment (profile_id, payment_id, type, msisdn, amount, status, receipt, made_at, finished_at)
     VALUES ($1, 'stated', 'deposit', $2, 20000, 'COMPLETED', 'SK1STATED1', now(), now())`,
    [profileId, phone],
  );
  const line = { side: 'in' as const, amount: cents(20_000), why: null };
  const at = instantFromMs(Date.now());
  const old = instantFromMs(Date.now() - 200 * 86_400_000);
  const lines = [
    { ...line, receipt: 'SK1STATED1', at, details: 'Pay Bill from 2547******12 - J. OTIENO' },
    { ...line, receipt: 'SK1STATED2', at, details: `Pay Bill Acc. 0${phone.slice(3)}` },
    { ...line, receipt: 'SK1STATED3', at, details: 'Pay Bill from 2547******99 - A. WANJIRU' },
    { ...line, receipt: 'SK1STATED4', at: old, details: 'Pay Bill from 2547******98 - B. KAMAU' },
  ];
  await keepTheirs(it.db, lines);
  await it.db.query(
    `INSERT INTO suspense_told (receipt, account, payer, written_at) VALUES ('SK1STATED1', 'KIPENGA', '2547***12', now()), ('SK1TOLD2', $1, '', now()),
       ('SK1TOLD3', '', $2, now()), ('SK1TOLD4', 'KIPENGA', '2547***99', now()), ('SK1TOLD5', 'KIPENGA', '', now() - interval '200 days')`,
    [`0${phone.slice(3, 6)} ${phone.slice(6)}`, phone],
  );
  await closeByOperator(testServices(it.db), { phone, reason: 'house', author: 'A. Otieno' });
  expect(await erase(customer)).toMatchObject({ ok: true });
  await emptyOldDetails(it.db, instantFromMs(Date.now() - 180 * 86_400_000));
  await keepTheirs(it.db, lines);
  expect(
    await it.db.query(`SELECT details FROM statement_line WHERE receipt LIKE 'SK1STATED_' ORDER BY receipt`),
  ).toEqual([
    { details: '' },
    { details: '' },
    { details: 'Pay Bill from 2547******99 - A. WANJIRU' },
    { details: '' },
  ]);
  expect(await it.db.query('SELECT receipt FROM suspense_told')).toEqual([{ receipt: 'SK1TOLD4' }]);
});
