import {
  addDays,
  instant,
  kes,
  nairobiDay,
  nairobiDayOf,
  type Cents,
  type StatementRow,
} from '@kipenga/betting-core';
import { HOST_BASE_PATHS } from '@kipenga/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices } from '../../test/test-services.ts';
import { withPlatform, type TestCustomer, type TestPlatform } from '../../test/with-platform.ts';
import { closeByOperator, decideOnBalance } from '../closing/index.ts';
import type { Sql } from '../database/index.ts';
import { cashOf, GATEWAY, HOUSE, post, type Account } from '../ledger/index.ts';
import { systemClock } from '../ports/index.ts';
import { statementBetween } from './index.ts';

let it: TestPlatform;
let customer: TestCustomer;
beforeAll(async () => {
  it = await withPlatform();
  customer = await it.customer({ deposit: 500 });
});
afterAll(() => it.dispose());

const today = () => nairobiDayOf(systemClock.now());
const ask = (
  { from = today(), to = today(), of = customer, accept = '' } = {},
  headers: Record<string, string> = {},
) =>
  it.app.inject({
    url: `${HOST_BASE_PATHS.auth}/api/statement/${of.profileId}/${from}/${to}`,
    headers: { authorization: `Bearer ${customer.token}`, ...(accept && { accept }), ...headers },
  });

type Postings = readonly (readonly [from: Account, to: Account, amount: Cents])[];

test('a deposit, the bonus it brought, and a withdrawal whose fee is said once it is paid (D87, D91)', async () => {
  const read = () =>
    it.call('getStatement', { profileId: customer.profileId, from: today(), to: today() }, customer);
  const told = (rows: readonly StatementRow[]) =>
    rows.map(({ type, account, amount, balance }) => [type, account, amount, balance]);
  const first = await read();
  expect(told(first)).toEqual([
    ['deposit', 'cash', kes(500), kes(500)],
    ['welcome-bonus', 'bonus', kes(2000), kes(2000)],
  ]);
  expect(first[0]?.reference).toMatch(/^S[A-Z0-9]{9}$/);
  const { phone, token } = customer;
  await it.call('withdraw', { phone, amount: kes(100) }, { token, key: 'out' });
  await expect
    .poll(async () => told(await read()).slice(2))
    .toEqual([
      ['withdrawal', 'cash', kes(-90), kes(410)],
      ['withdrawal-fee', 'cash', kes(-10), kes(400)],
    ]);
});

test('the tax of a bet on a match in play is told once its stake is taken; of one that fell, none is, and its stake comes back in one line (D103)', async () => {
  const { profileId, token } = await it.customer({ deposit: 500 });
  const move = (
    kind: 'stake-held' | 'held-taken' | 'held-unwagered' | 'held-returned',
    betId: string,
    ...to: Postings
  ) =>
    post(it.db, {
      profileId,
      reference: `${kind === 'stake-held' ? 'stake' : kind}:${betId}`,
      kind,
      at: systemClock.now(),
      postings: to.map(([from, account, amount]) => ({ from, to: account, amount })),
    });
  const bets = async () =>
    (await it.call('getStatement', { profileId, from: today(), to: today() }, { token }))
      .slice(2)
      .map(({ type, amount, balance }) => [type, amount, balance]);
  await move('stake-held', 'stands', [cashOf(profileId), HOUSE.waitingBets, kes(100)]);
  expect(await bets()).toEqual([['bet', kes(-100), kes(400)]]);
  await move(
    'held-taken',
    'stands',
    [HOUSE.waitingBets, HOUSE.openBets, kes(88.89)],
    [HOUSE.waitingBets, HOUSE.stakeTax, kes(11.11)],
  );
  await move('stake-held', 'falls', [cashOf(profileId), HOUSE.waitingBets, kes(100)]);
  // The part that was an unstaked deposit is one again, and so separate in the books.
  await move('held-unwagered', 'falls', [HOUSE.waitingBets, cashOf(profileId), kes(40)]);
  await move('held-returned', 'falls', [HOUSE.waitingBets, cashOf(profileId), kes(60)]);
  await move('stake-held', 'falls too', [cashOf(profileId), HOUSE.waitingBets, kes(30)]);
  await move('held-returned', 'falls too', [HOUSE.waitingBets, cashOf(profileId), kes(30)]);
  expect(await bets()).toEqual([
    ['bet', kes(-88.89), kes(411.11)],
    ['stake-tax', kes(-11.11), kes(400)],
    ['bet', kes(-100), kes(300)],
    ['bet-returned', kes(100), kes(400)],
    ['bet', kes(-30), kes(370)],
    ['bet-returned', kes(30), kes(400)],
  ]);
});

test('the same rows as CSV and as PDF, for whoever likes them best (D91)', async () => {
  const csv = await ask({ accept: 'application/json;q=0.5, text/csv' });
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="statement-${today()}-${today()}.csv"`,
    'cache-control': 'no-store',
    vary: 'accept',
  });
  expect(csv.body.split('\r\n')).toHaveLength((await ask()).json<object[]>().length + 2);
  const pdf = await ask({ accept: 'application/pdf' }, { cookie: 'lang=sw' });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.rawPayload.includes('Taarifa ya akaunti')).toBe(true);
  for (const accept of ['', '*/*', 'text/csv;q=0', 'text/html, application/json'])
    expect((await ask({ accept })).headers['content-type']).toContain('application/json');
});

test('of nobody else (D23), of days in order, of a year at most, and never without an end (D91)', async () => {
  const stranger = await it.customer();
  expect((await ask({ of: stranger })).statusCode).toBe(404);
  expect((await ask({}, { authorization: '' })).statusCode).toBe(401);
  expect((await ask({ from: addDays(today(), 1) })).statusCode).toBe(400);
  expect((await ask({ from: addDays(today(), -400), accept: 'text/csv' })).statusCode).toBe(400);
  const yesterday = addDays(today(), -1);
  const days = { from: yesterday, to: yesterday };
  expect((await ask(days)).json()).toEqual([]);

  await it.owner.query(
    `WITH many AS (SELECT 'many:' || n AS reference FROM generate_series(1, 5001) n), transfer AS (
       INSERT INTO ledger_transfer (profile_id, reference, kind, made_at) SELECT $1, reference, 'deposit', $2 FROM many)
     INSERT INTO ledger_posting (profile_id, reference, line, from_account, to_account, amount)
     SELECT $1, reference, 1, 'gateway:mobile-money', 'cash:' || $1, 1 FROM many`,
    // Far from the end of its day: near it a line may have a later time than it was made.
    [customer.profileId, `${yesterday}T09:00:00Z`],
  );
  const refused = await ask({ ...days, accept: 'application/pdf' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ reason: { code: 'statement-too-long' } });
  // The statement itself is not read for that.
  const notRead: Sql = {
    query: (text, values) =>
      text.includes('opening') ? Promise.reject(new Error('read whole')) : it.db.query(text, values),
  };
  const now = systemClock.now();
  expect(await statementBetween(notRead, customer.profileId, { ...days, now, realNow: now })).toBe(
    'too-long',
  );
});

test('what was written later stands later, over midnight too, though its clock was read before it waited: no balance falls below zero on the way (D91)', async () => {
  const { profileId, token } = await it.customer();
  const moves = [
    ['late deposit', '2026-11-10T21:00:10Z', GATEWAY.mobileMoney, cashOf(profileId), kes(100)],
    ['stake that waited', '2026-11-10T20:59:50Z', cashOf(profileId), HOUSE.openBets, kes(80)],
    ['next', '2026-11-10T21:00:20Z', GATEWAY.mobileMoney, cashOf(profileId), kes(10)],
  ] as const;
  for (const [reference, at, from, to, amount] of moves)
    await post(it.db, {
      profileId,
      reference,
      kind: 'deposit',
      at: instant(at),
      postings: [{ from, to, amount }],
    });
  const read = async (from: string, to = from) =>
    (await it.call('getStatement', { profileId, from: nairobiDay(from), to: nairobiDay(to) }, { token })).map(
      ({ amount, balance }) => [amount, balance],
    );
  const whole = [
    [kes(100), kes(100)],
    [kes(-80), kes(20)],
    [kes(10), kes(30)],
  ];
  expect(await read('2026-11-11')).toEqual(whole);
  expect(await read('2026-11-10')).toEqual([]);
  expect(await read('2026-11-10', '2026-11-11')).toEqual(whole);
});

test.each([
  ['won', 700, ['winnings-forfeited', 'cash', kes(-700), kes(500)]],
  ['lost', -480, ['stakes-returned', 'cash', kes(480), kes(500)]],
] as const)(
  'an account under age that %s says that its bonus lapsed, and what its decision did (D87, D104)',
  async (_, won, decided) => {
    const { profileId, phone } = await it.customer({ deposit: 500 });
    const now = it.bettingClock.now();
    const services = { ...testServices(it.db), bettingClock: it.bettingClock };
    const [from, to] = won > 0 ? [HOUSE.payouts, cashOf(profileId)] : [cashOf(profileId), HOUSE.payouts];
    const postings = [{ from, to, amount: kes(Math.abs(won)) }];
    const played = won > 0 ? 'bet-won' : 'stake';
    await post(it.db, { profileId, reference: 'played', kind: played, at: now, postings });
    await closeByOperator(services, { phone, reason: 'under-age', author: 'A. Otieno' });
    await decideOnBalance(services, {
      phone,
      decision: 'stakes-back',
      author: 'A. Otieno',
      second: 'B. Wanjiru',
    });
    const day = nairobiDayOf(now);
    const rows = await statementBetween(it.db, profileId, {
      from: day,
      to: day,
      now: it.bettingClock.now(),
      realNow: systemClock.now(),
    });
    const said = (rows as readonly StatementRow[]).filter(({ type }) => /lapsed|forfeited|stakes/.test(type));
    expect(said.map(({ type, account, amount, balance }) => [type, account, amount, balance])).toEqual([
      ['bonus-lapsed', 'bonus', kes(-2_000), 0],
      decided,
    ]);
    expect(said.map(({ reference }) => reference)).toEqual(['', '']);
  },
);
