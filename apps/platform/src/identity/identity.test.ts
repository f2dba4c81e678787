import {
  addDays,
  dayBounds,
  instantFromMs,
  kes,
  nairobiDayOf,
  toMs,
  type Msisdn,
} from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { homeWinOf, honestBet } from '../../test/honest-bet.ts';
import { testServices } from '../../test/test-services.ts';
import { newPhone, withPlatform, type TestCustomer, type TestPlatform } from '../../test/with-platform.ts';
import { SPECIAL_PHONES, type IdentityVerdict } from '../gateways/index.ts';
import { balanceOf as ledgerBalanceOf, balances, checkBooks, HOUSE } from '../ledger/index.ts';
import { openOutbox } from '../outbox/index.ts';
import { deposit as askFor, depositFailed, paymentReports } from '../payments/index.ts';
import { systemClock, type RealClock } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import { askRegister, identityJobs, proveIdentity, registerWork } from './index.ts';

const CARD = { idNumber: '28765432', birthDate: '24/11/1990', name: 'Achieng Otieno' };

let house: TestPlatform;
beforeAll(async () => {
  house = await withPlatform({ KIPENGA_RULES: 'kenya' });
});
afterAll(() => house.dispose());

/** The next answers of the identity check and the register. */
let says: IdentityVerdict | 'unreachable' = { kind: 'verified' };
const listed = new Set<Msisdn>();
let isRegisterThere = true;
/** Tomorrow at noon: the daily work is due whatever the hour of the test. */
let nowMs =
  toMs(dayBounds(addDays(nairobiDayOf(instantFromMs(systemClock.nowMs())), 1)).from) + 12 * 3_600_000;
const realClock: RealClock = { tells: 'real time', now: () => instantFromMs(nowMs), nowMs: () => nowMs };

/** A house whose identity check and register answer as the test sets them, on the same database. */
const told = (): Services =>
  testServices(house.db, {
    rulebook: 'kenya',
    realClock,
    identity: {
      check: async () => {
        if (says === 'unreachable') throw new Error('unreachable');
        return says;
      },
    },
    exclusionRegister: {
      listedAmong: async (persons) => {
        if (!isRegisterThere) throw new Error('unreachable');
        return new Set(persons.map(({ msisdn }) => msisdn).filter((phone) => listed.has(phone)));
      },
    },
  });
const holderOf = ({ profileId, phone: msisdn }: TestCustomer) => ({ profileId, msisdn });
const prove = (customer: TestCustomer, card: Partial<typeof CARD> = {}) =>
  proveIdentity(told(), holderOf(customer), { ...CARD, ...card });
const outbox = () => {
  const work = [...identityJobs(told()), registerWork(told())];
  return openOutbox({ db: house.db, realClock, work, onFailure: () => undefined });
};
const runDue = () => outbox().runDue('identity-calls');
const smsOf = async ({ phone }: Pick<TestCustomer, 'phone'>) =>
  (await house.handset(phone).look()).messages.map(({ text }) => text);
const cashOf = async ({ profileId }: TestCustomer) => (await balances(house.db, profileId)).cash;
const deposit = ({ phone, token }: TestCustomer) =>
  house.call('deposit', { phone, amount: kes(100) }, { token, key: crypto.randomUUID() });
const stateOf = async ({ profileId, token }: TestCustomer) =>
  (await house.call('getOwnAccount', { profileId }, { token })).identity;

describe('who a customer is (D105, D116)', () => {
  test('is asked before the first deposit, by the card on the handset, and once', async () => {
    const customer = await house.customer();
    expect(await deposit(customer)).toMatchObject({
      code: 428,
      isIdentityNeeded: true,
      reason: { code: 'identity-needed' },
    });
    expect(await stateOf(customer)).toBe('needed');
    const offers = 'SELECT takes_offers FROM customer WHERE profile_id = $1';
    expect(await house.db.query(offers, [customer.profileId])).toEqual([{ takes_offers: false }]);
    await house.proveIdentity(customer);
    expect(await stateOf(customer)).toBe('verified');
    expect(await deposit(customer)).toMatchObject({ kind: 'prompt-sent' });
  });

  test('what is wrong is said in words, and of a card that was refused nothing is kept', async () => {
    const customer = await house.customer();
    for (const [card, code] of [
      [{ idNumber: '1' }, 'identity-number-unreadable'],
      [{ birthDate: '1/1/2020' }, 'identity-under-age'],
      [{ name: '' }, 'identity-name-unreadable'],
    ] as const)
      expect(await prove(customer, card)).toMatchObject({ state: 'refused', reason: { code } });
    expect(await stateOf(customer)).toBe('needed');
    says = { kind: 'refused', why: 'under-age' };
    expect(await prove(customer)).toMatchObject({
      state: 'refused',
      description: expect.stringContaining('18'),
    });
    says = { kind: 'refused', why: 'no-match' };
    for (let tries = 2; tries <= 5; tries += 1)
      expect(await prove(customer)).toMatchObject({ reason: { code: 'identity-no-match' } });
    says = { kind: 'verified' };
    expect(await prove(customer)).toMatchObject({
      state: 'refused',
      reason: { code: 'identity-tries-used' },
    });
    const [kept] = await house.db.query(
      'SELECT id_number, birth_date, name, why FROM customer_identity WHERE profile_id = $1',
      [customer.profileId],
    );
    expect(kept).toEqual({ id_number: null, birth_date: null, name: null, why: 'no-match' });
    nowMs += 86_400_000;
    expect(await prove(customer)).toMatchObject({ state: 'verified' });
  });

  test('a card is of one account, and only whoever holds it hears so', async () => {
    const [first, second] = [await house.customer(), await house.customer()];
    const card = { idNumber: '31313131' };
    expect(await prove(first, card)).toMatchObject({ state: 'verified' });
    says = { kind: 'refused', why: 'no-match' };
    expect(await prove(second, card)).toMatchObject({ reason: { code: 'identity-no-match' } });
    says = { kind: 'verified' };
    expect(await prove(second, card)).toMatchObject({ state: 'refused', reason: { code: 'identity-taken' } });
    expect(await deposit(second)).toMatchObject({ isIdentityNeeded: true });
  });

  test.each(['unreachable', { kind: 'pending' }] as const)(
    'a source that says %o leaves it pending; it is asked again, and the phone is told',
    async (first) => {
      const customer = await house.customer();
      says = first;
      expect(await prove(customer, { idNumber: String(40_000_000 + (nowMs % 1_000_000)) })).toMatchObject({
        state: 'pending',
      });
      expect(await deposit(customer)).toMatchObject({
        isIdentityNeeded: true,
        reason: { code: 'identity-pending' },
      });
      says = first;
      nowMs += 61_000;
      await runDue();
      const [next] = await house.db.query<{ looks: string }>(
        `SELECT payload ->> 'looks' AS looks FROM job WHERE kind = 'identity-check' AND profile_id = $1 AND done_at IS NULL`,
        [customer.profileId],
      );
      expect(next).toEqual({ looks: '2' });
      says = { kind: 'verified' };
      nowMs += 121_000;
      await runDue();
      expect(await stateOf(customer)).toBe('verified');
      expect((await smsOf(customer))[0]).toContain('we have checked who you are');
    },
  );

  test('the sandbox has a child, a late answer and an excluded person', async () => {
    const people = Object.values(SPECIAL_PHONES).map((phone) => house.handset(phone as Msisdn).look());
    const [child, late, excluded] = (await Promise.all(people)).map(({ identity }) => identity);
    const typed = ({ id_number: idNumber, birth_date: birthDate, name }: NonNullable<typeof child>) => ({
      idNumber,
      birthDate,
      name,
    });
    const by = async (card: NonNullable<typeof child>) => {
      const { token } = await house.customer();
      return house.call('proveIdentity', typed(card), { token });
    };
    if (!child || !late || !excluded) throw new Error('somebody is missing');
    expect(await by(child)).toMatchObject({ state: 'refused', reason: { code: 'identity-under-age' } });
    expect(await by(late)).toMatchObject({ state: 'pending' });
    expect(await by(excluded)).toMatchObject({
      state: 'refused',
      description: expect.stringContaining('register'),
    });
  });
});

test('nothing is credited while nobody knows the customer, in whatever order callbacks come (D99)', async () => {
  const reports = paymentReports(told());
  says = { kind: 'verified' };
  const calls = ['paid', 'paid by its receipt', 'failed', 'by hand'] as const;
  const orders = calls.flatMap((first) =>
    calls.flatMap((second) =>
      calls.flatMap((third) => (new Set([first, second, third]).size === 3 ? [[first, second, third]] : [])),
    ),
  );
  expect(orders).toHaveLength(24);
  const customers: TestCustomer[] = [];
  for (const order of orders.filter((_, at) => at % 4 === 0)) {
    const customer = await house.customer();
    customers.push(customer);
    const { profileId, phone: msisdn } = customer;
    // A prompt from before the house went by the law of the day.
    const asked = { customer: { profileId, msisdn }, phone: msisdn, amount: kes(100), bet: null };
    await askFor(testServices(house.db, { rulebook: 'kenya' }), {
      ...asked,
      key: 'before',
      at: systemClock.now(),
    });
    const [prompt] = await house.db.query<{ id: string }>(
      'SELECT payment_id AS id FROM payment WHERE profile_id = $1',
      [profileId],
    );
    const paymentId = prompt?.id ?? 'none';
    const report = {
      paid: () => reports.depositPaid({ profileId, paymentId }, null),
      'paid by its receipt': () => reports.depositPaid({ profileId, paymentId }, `R-${profileId}`),
      failed: () =>
        house.db.transaction((sql) => depositFailed(sql, told(), { profileId, paymentId }, 'not-paid')),
      'by hand': () =>
        house.db.transaction((sql) =>
          reports.paidByHand(sql, {
            receipt: `H-${profileId}`,
            amount: kes(50),
            account: msisdn,
            payer: msisdn,
            cameFrom: () => msisdn,
          }),
        ),
    };
    for (const call of order) await report[call]();
    expect([order, await cashOf(customer)]).toEqual([order, 0]);
    const back = await house.db.query<{ amount: number }>(
      'SELECT amount FROM money_back WHERE profile_id = $1',
      [profileId],
    );
    const paid = order.some((call) => call.startsWith('paid')) ? 10_000 : 0;
    const byHand = order.includes('by hand') ? 5_000 : 0;
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid + byHand);
    if (byHand > 0) expect((await smsOf(customer)).join()).toContain('check who you are');
    // Reported again once the identity is known: money that went back stays back, and new money is the customer's.
    await prove(customer, { idNumber: String(50_000_000 + customers.length) });
    await report.paid();
    expect(await cashOf(customer)).toBe(0);
    await house.db.transaction((sql) =>
      reports.paidByHand(sql, {
        receipt: `N-${profileId}`,
        amount: kes(100),
        account: msisdn,
        payer: msisdn,
        cameFrom: () => msisdn,
      }),
    );
    expect(await cashOf(customer)).toBe(9_500);
  }
  expect(await ledgerBalanceOf(house.db, HOUSE.heldBack)).toBeGreaterThan(0);
  expect(await checkBooks(house.db)).toEqual({ total: 0, drifting: [] });
});

describe('the register of excluded persons (D105)', () => {
  test('at registration: no account, and only the phone hears why', async () => {
    const phone = SPECIAL_PHONES.excluded as Msisdn;
    const asked = {
      password: 'hakuna matata',
      medium: 'test',
      referralCode: '',
      consent: '2026-01',
    } as const;
    const answered = await house.call('register', { phone, ...asked });
    expect(answered).toEqual(await house.call('register', { phone: newPhone(), ...asked }));
    expect(await smsOf({ phone })).toEqual([expect.stringMatching(/register of excluded persons.*1199/)]);
    expect(await house.call('logIn', { phone, password: asked.password, remember: false })).toMatchObject({
      kind: 'refused',
      code: 1,
    });
    await house.handset(phone).sms('REGISTER');
    expect(await smsOf({ phone })).toHaveLength(2);
    expect(await house.db.query('SELECT 1 FROM customer WHERE msisdn = $1', [phone])).toEqual([]);
  });

  test('whom it has is excluded from what the house offers, hears it once, and is let in again when it says so', async () => {
    const customer = await house.customer({ deposit: 200 });
    const { phone, profileId, token } = customer;
    listed.add(phone);
    nowMs += 86_400_000;
    await outbox().promiseDaily();
    await runDue();
    await runDue();
    expect(
      (await smsOf(customer)).filter((text) => text.includes('register of excluded persons')),
    ).toHaveLength(1);
    const [match] = await house.call('getTopMatches', { offset: 0, limit: 1 });
    if (!match) throw new Error('there are no matches');
    const limits = await house.call('getLimits', {});
    const bet = honestBet({ customer, selections: [homeWinOf(match)], stake: kes(50), limits });
    expect(await house.call('placeBet', bet, { token, key: 'no' })).toMatchObject({
      reason: { code: 'self-excluded-for-good' },
    });
    const reports = paymentReports(told());
    await house.db.transaction((sql) =>
      reports.paidByHand(sql, {
        receipt: 'X1',
        amount: kes(50),
        account: phone,
        payer: phone,
        cameFrom: () => phone,
      }),
    );
    expect(await cashOf(customer)).toBe(19_000);
    expect((await house.call('withdraw', { phone, amount: kes(50) }, { token, key: 'out' })).kind).toBe(
      'accepted',
    );
    listed.delete(phone);
    nowMs += 86_400_000;
    await outbox().promiseDaily();
    await runDue();
    expect(await house.call('placeBet', bet, { token, key: 'yes' })).toMatchObject({ kind: 'placed' });
    expect(
      await house.db.query('SELECT 1 FROM register_exclusion WHERE profile_id = $1', [profileId]),
    ).toEqual([]);
  });

  test('one that cannot be asked lets no deposit in, and what it said last holds', async () => {
    const customer = await house.customer();
    listed.add(customer.phone);
    expect(await askRegister(told(), holderOf(customer))).toBe(true);
    isRegisterThere = false;
    listed.clear();
    expect(await askRegister(told(), holderOf(customer))).toBe(false);
    expect(
      await house.db.query('SELECT 1 FROM register_exclusion WHERE profile_id = $1', [customer.profileId]),
    ).toHaveLength(1);
    isRegisterThere = true;
  });

  test('is asked about everybody on the next day, also after one on which it cannot be asked', async () => {
    nowMs += 86_400_000;
    isRegisterThere = false;
    await outbox().promiseDaily();
    await runDue();
    isRegisterThere = true;
    const due = await house.db.query(
      `SELECT payload ->> 'day' AS day FROM job WHERE kind = 'register-look' AND done_at IS NULL`,
    );
    expect(due).toContainEqual({ day: addDays(nairobiDayOf(realClock.now()), 1) });
  });
});
