import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  cents,
  formatKes,
  kes,
  nairobiDayOf,
  oddsFromThousandths,
  taxRecordOn,
  KENYA_TAX_RECORDS,
  type Cents,
  type Match,
  type StatementRow,
} from '@kipenga/betting-core';
import { HOST_BASE_PATHS } from '@kipenga/contracts';
import { noticeWords } from '@kipenga/words';
import { checkBooks } from '../../src/ledger/index.ts';
import { keepTaxRecord } from '../../src/house-rules/index.ts';
import { withdraw, withdrawalFailed } from '../../src/payments/index.ts';
import { systemClock } from '../../src/ports/index.ts';
import { sayIn, type Said } from '../../src/wording/index.ts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { testServices } from '../test-services.ts';
import { withPlatform, type TestCustomer, type TestPlatform } from '../with-platform.ts';

let house: TestPlatform;
beforeAll(async () => {
  house = await withPlatform({ KIPENGA_RULES: 'kenya' });
});
afterAll(() => house.dispose());

const get = async (path: string, { token }: TestCustomer, accept = 'application/json') => {
  const headers = { authorization: `Bearer ${token}`, accept };
  const reply = await house.app.inject({ url: path, headers });
  return { status: reply.statusCode, body: reply.body };
};
const depositQuote = async (customer: TestCustomer, query: string) => {
  const { status, body } = await get(`${HOST_BASE_PATHS.auth}/payment/deposit/quote?${query}`, customer);
  return { status, ...(JSON.parse(body) as object) };
};

let used = 0;
/** A match of the list without another bet of this file. */
const nextMatch = async (): Promise<Match> => {
  const [match] = await house.call('getTopMatches', { offset: (used += 1), limit: 1 });
  if (!match) throw new Error('there are no matches');
  return match;
};
const singleOn = async (customer: TestCustomer, match: Match, stake: Cents) =>
  honestBet({
    customer,
    selections: [homeWinOf(match)],
    stake,
    limits: await house.call('getLimits', {}),
  });
/** Untaxed winnings of a stake at a price, computed here without the library. */
const winOf = (match: Match, stake: Cents): number =>
  Math.round((stake * (match.mainOutcomes.home?.odds ?? oddsFromThousandths(1_001))) / 1_000);
const end = async ({ feedId }: Match, words: object): Promise<void> => {
  const payload = { parent_match_id: feedId, ...words };
  const reply = await house.app.inject({ method: 'POST', url: '/sandbox/season/result', payload });
  expect(reply.statusCode).toBe(200);
};
const balanceOf = async ({ profileId, token }: TestCustomer): Promise<number> =>
  (await house.call('getBalance', { profileId }, { token })).balance;
const smsOf = async ({ phone }: TestCustomer): Promise<readonly string[]> =>
  (await house.handset(phone).look()).messages.map(({ text }) => text);
const untilTold = (customer: TestCustomer, words: RegExp): Promise<string> =>
  vi.waitFor(async () => {
    const found = (await smsOf(customer)).find((text) => words.test(text));
    if (found === undefined) throw new Error(`no SMS said ${words}`);
    return found;
  });
/** The statement of today, without the lines of a bonus. */
const statementOf = async ({ profileId, token }: TestCustomer): Promise<readonly StatementRow[]> => {
  const day = nairobiDayOf(systemClock.now());
  const rows = await house.call('getStatement', { profileId, from: day, to: day }, { token });
  return rows.filter(({ type }) => !type.includes('bonus'));
};
/** Text of the notice of a win. */
const wonNotice = async ({ profileId, token }: TestCustomer): Promise<string | undefined> => {
  const { notices } = await house.call('getNotices', { profileId }, { token });
  const won = notices.find(({ kind }) => kind === 'bet-won');
  if (won === undefined) return undefined;
  const { id, values } = noticeWords(won);
  return sayIn('en', id as Said['id'], values);
};
const printed = (rows: readonly StatementRow[]) => rows.map(({ type, amount }) => `${type} ${amount}`);

test('the law of the day from the first deposit to the phone, to the cent (D94, D110, D112)', async () => {
  const limits = await get(`${HOST_BASE_PATHS.betting}/util/limits`, await house.customer());
  const rates = (JSON.parse(limits.body) as { name: string; limit: unknown }[]).filter(({ name }) =>
    /^tax_(?!record)/.test(name),
  );
  expect(rates).toEqual([
    { name: 'tax_stake_divisor', limit: 1 },
    { name: 'tax_winnings_percent', limit: 0 },
    { name: 'tax_deposit_percent', limit: 5 },
    { name: 'tax_withdrawal_percent', limit: 5 },
  ]);

  const customer = await house.customer();
  const { phone, profileId, token } = customer;
  const unknown = await house.call('deposit', { phone, amount: kes(100) }, { token, key: 'unknown' });
  expect(unknown).toMatchObject({ kind: 'refused', code: 428, isIdentityNeeded: true });
  expect((await house.handset(phone).look()).prompts).toEqual([]);
  await house.proveIdentity(customer);
  expect(await depositQuote(customer, 'amount=100')).toEqual({
    status: 200,
    amount: 100,
    tax: 5,
    credited: 95,
  });
  const asked = await house.call('deposit', { phone, amount: kes(100) }, { token, key: 'first' });
  expect(asked).toMatchObject({ kind: 'prompt-sent', tax: kes(5), credited: kes(95) });
  await house.handset(phone).approve();
  expect(await balanceOf(customer)).toBe(9_500);

  const match = await nextMatch();
  const bet = await singleOn(customer, match, kes(95));
  expect(bet).toMatchObject({ stakeAfterTax: 9_500, netPayout: winOf(match, kes(95)) });
  expect((await house.call('placeBet', bet, { token, key: 'all of it' })).kind).toBe('placed');
  await end(match, { home: 2, away: 0 });
  const won = winOf(match, kes(95));
  expect(await wonNotice(customer)).toMatch(new RegExp(`^Bet \\S+ won ${formatKes(cents(won))}\\.$`));

  const cash = cents(Math.floor((await balanceOf(customer)) / 100) * 100);
  const tax = Math.round(cash * 0.05);
  const leaves = cash - tax;
  const quote = await house.call('getWithdrawalQuote', { amount: cash }, { token });
  expect(quote).toEqual({
    amount: cash,
    fee: 0,
    tax,
    receives: leaves - (leaves % 100),
    stays: leaves % 100,
  });
  const answer = await house.call('withdraw', { phone, amount: cash }, { token, key: 'out' });
  expect(answer.description).toMatch(
    /^KES [\d.]+ is on its way to your phone\. Of your KES .*the tax is KES/,
  );
  expect(await untilTold(customer, /was sent to you/)).toMatch(/the tax is KES [\d.]+/);

  expect(printed(await statementOf(customer))).toEqual([
    'deposit 10000',
    'deposit-tax -500',
    'bet -9500',
    `bet-payout ${won}`,
    `withdrawal ${tax - cash}`,
    `withdrawal-tax ${-tax}`,
    ...(leaves % 100 === 0 ? [] : [`withdrawal-change ${leaves % 100}`]),
  ]);
  const day = nairobiDayOf(systemClock.now());
  expect(await house.call('getTransactions', { phone, from: day, to: day }, { token })).toMatchObject([
    { type: 'withdrawal', amount: cash, tax, fee: 0, credited: leaves - (leaves % 100) },
    { type: 'deposit', amount: 10_000, tax: 500, credited: 9_500 },
  ]);
  const csv = await get(
    `${HOST_BASE_PATHS.auth}/api/statement/${profileId}/${day}/${day}`,
    customer,
    'text/csv',
  );
  expect(csv.body).toContain(',deposit-tax,');
  expect(csv.body).toContain(',withdrawal-tax,');
  expect(await checkBooks(house.db)).toEqual({ total: 0, drifting: [] });
});

test('deposit and place asks for what leaves the stake after the tax, and places it (D94, R4-15)', async () => {
  const customer = await house.customer();
  const { phone, token } = customer;
  await house.proveIdentity(customer);
  const bet = await singleOn(customer, await nextMatch(), kes(49));
  const short = await house.call('placeBet', bet, { token, key: 'short' });
  expect(short).toMatchObject({ kind: 'insufficient-funds', shortBy: kes(49), depositNeeded: kes(52) });
  expect(await depositQuote(customer, 'for=49')).toEqual({
    status: 200,
    amount: 52,
    tax: 2.6,
    credited: 49.4,
  });
  const asked = await house.call('depositAndBet', { phone, amount: kes(52), bet }, { token, key: 'both' });
  expect(asked).toMatchObject({ kind: 'prompt-sent', tax: 260, credited: 4_940 });
  await house.handset(phone).approve();
  expect(await untilTold(customer, /Bet placed/)).toMatch(
    /^KES 2\.60 of your deposit of KES 52\.00 is tax, KES 49\.40 arrived\. Bet placed Successfully\./,
  );
  expect(await balanceOf(customer)).toBe(40);
});

test('a jackpot by SMS asks for whole shillings, the tax inside them (D94)', async () => {
  const customer = await house.customer();
  await house.handset(customer.phone).sms('JP#1X2 1X2 1X2 1X2 1');
  expect(await untilTold(customer, /nothing was placed/)).toContain('we have to check who you are');
  await house.proveIdentity(customer);
  await house.handset(customer.phone).sms('JP#1X2 1X2 1X2 1X2 1');
  expect(await untilTold(customer, /paybill/)).toBe(
    'Your balance is too low, nothing was placed. Pay KES 52, which includes 5% tax on deposits, to paybill 290080 and send your picks again.',
  );
});

test('a quote is by an amount or for one, of what can be deposited (D112)', async () => {
  const customer = await house.customer();
  for (const query of [
    '',
    'amount=100&for=95',
    'amount=0',
    'amount=1.50',
    'amount=70001',
    'for=66501',
    'for=-1',
  ])
    expect(await depositQuote(customer, query)).toMatchObject({ status: 400 });
  expect(await depositQuote(customer, 'for=66500')).toMatchObject({ status: 200, amount: 70_000 });
});

test('a win that bore its own tax bears none when it is withdrawn; a withdrawal that failed changes nothing of it (D94, D08)', async () => {
  const customer = await house.customer({ deposit: 200 });
  const { phone, profileId, token } = customer;
  const today = nairobiDayOf(systemClock.now());
  const old = { ...taxRecordOn(today, KENYA_TAX_RECORDS), effectiveFrom: today };
  await keepTaxRecord(house.db, { ...old, winningsPercent: 20, reference: 'the law before' });
  const match = await nextMatch();
  const bet = await singleOn(customer, match, kes(190));
  expect((await house.call('placeBet', bet, { token, key: 'k' })).kind).toBe('placed');
  await keepTaxRecord(house.db, { ...old, reference: 'the law of the day again' });
  await end(match, { home: 1, away: 0 });

  const rows = await statementOf(customer);
  expect(rows.map(({ type }) => type)).toContain('winnings-tax');
  expect(await wonNotice(customer)).toMatch(/^Bet \S+ won KES \S+, after KES \S+ of tax\.$/);
  const gross = winOf(match, kes(190));
  const net = gross - Math.round((gross - kes(190)) * 0.2);
  const amount = cents(net - (net % 100));
  const untaxed = { amount, fee: 0, tax: 0, receives: amount, stays: 0 };
  expect(await house.call('getWithdrawalQuote', { amount }, { token })).toEqual(untaxed);

  // This gateway accepts a payout, and then refuses it.
  const services = testServices(house.db, { rulebook: 'kenya' });
  const out = { customer: { profileId, msisdn: phone }, phone, amount, at: systemClock.now() };
  expect((await withdraw(services, { ...out, key: 'refused' })).kind).toBe('accepted');
  const [payment] = await house.db.query<{ paymentId: string }>(
    `SELECT payment_id AS "paymentId" FROM payment WHERE profile_id = $1 AND type = 'withdrawal'`,
    [profileId],
  );
  const ref = { profileId, paymentId: payment?.paymentId ?? '' };
  expect(await withdrawalFailed(services, ref, 'refused')).toBe('given-back');
  // Returned money is the newest now: it counts as the win in full, and only the money released from a bonus is taxed.
  const cash = await balanceOf(customer);
  const all = cents(cash - (cash % 100));
  const { tax } = await house.call('getWithdrawalQuote', { amount: all }, { token });
  expect(tax).toBeLessThanOrEqual(Math.round((cash - net) * 0.05));
  expect(await checkBooks(house.db)).toEqual({ total: 0, drifting: [] });
});
