import { addDays, cents, kes, nairobiDay, nairobiDayOf, type Cents } from '@kipenga/betting-core';
import { TRANSACTION_DAYS } from '@kipenga/contracts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { balanceOf as ledgerBalanceOf, balances, cashOf, checkBooks, HOUSE, post } from '../ledger/index.ts';
import { systemClock } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import { testServices } from '../../test/test-services.ts';
import { setBack } from '../../test/set-back.ts';
import { newPhone, withPlatform, type TestCustomer, type TestPlatform } from '../../test/with-platform.ts';
import { insertPayment } from './payments.store.ts';
import {
  depositFailed,
  depositPaid,
  withdraw as withdrawFrom,
  withdrawalFailed,
  withdrawalPaid,
} from './index.ts';

/** As a customer's phone says. */
const today = () => nairobiDayOf(systemClock.now());

describe('payments', () => {
  let it: TestPlatform;
  let services: Services;
  beforeAll(async () => {
    it = await withPlatform();
    services = testServices(it.db);
  });
  afterAll(() => it.dispose());

  const balanceOf = async ({ profileId, token }: TestCustomer) =>
    (await it.call('getBalance', { profileId }, { token })).balance;
  const deposit = ({ phone, token }: TestCustomer, amount: Cents, key: string | null = crypto.randomUUID()) =>
    it.call('deposit', { phone, amount }, { token, ...(key === null ? {} : { key }) });
  const withdraw = (
    { phone, token }: TestCustomer,
    amount: Cents,
    key: string | null = crypto.randomUUID(),
  ) => it.call('withdraw', { phone, amount }, { token, ...(key === null ? {} : { key }) });
  const history = ({ phone, token }: TestCustomer) =>
    it.call('getTransactions', { phone, from: addDays(today(), -TRANSACTION_DAYS), to: today() }, { token });
  const paymentOf = async ({ profileId }: TestCustomer, type = 'deposit') => {
    const [row] = await it.db.query<{ id: string }>(
      'SELECT payment_id AS id FROM payment WHERE profile_id = $1 AND type = $2 ORDER BY written_at DESC',
      [profileId, type],
    );
    return { profileId, paymentId: row?.id ?? 'none' };
  };
  /** The stake of a bet that lost, as far as the cash is concerned. */
  const spend = async ({ profileId }: TestCustomer, amount: Cents) =>
    post(it.db, {
      reference: crypto.randomUUID(),
      kind: 'stake',
      profileId,
      at: systemClock.now(),
      postings: [
        { from: cashOf(profileId), to: HOUSE.openBets, amount },
        { from: HOUSE.openBets, to: HOUSE.payouts, amount },
      ],
    });
  const win = async ({ profileId }: TestCustomer, amount: Cents) =>
    post(it.db, {
      reference: crypto.randomUUID(),
      kind: 'bet-won',
      profileId,
      at: systemClock.now(),
      postings: [{ from: HOUSE.payouts, to: cashOf(profileId), amount }],
    });

  test('a deposit is pending until the PIN, then completed and credited (R1-08, R4-12, D42, D60)', async () => {
    const customer = await it.customer();
    expect((await deposit(customer, kes(500))).kind).toBe('prompt-sent');
    expect((await it.handset(customer.phone).look()).prompts).toMatchObject([{ amount: 500, state: 'open' }]);
    expect(await history(customer)).toMatchObject([
      { type: 'deposit', status: 'TRX_SUCCESS', reference: null, amount: 50_000 },
    ]);
    expect(await balanceOf(customer)).toBe(0);
    expect((await it.handset(customer.phone).approve()).state).toBe('approved');
    expect(await balanceOf(customer)).toBe(50_000);
    expect(await history(customer)).toMatchObject([
      { status: 'COMPLETED', reference: expect.stringMatching(/^S[A-Z0-9]{9}$/) },
    ]);
  });

  test('a prompt whose deposit cannot be given up stays open: both, or neither (D60)', async () => {
    const customer = await it.customer();
    await deposit(customer, kes(100));
    await it.owner.query(
      "CREATE FUNCTION fall_over() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'fell over'; END $$",
    );
    await it.owner.query(
      'CREATE TRIGGER fall_over BEFORE UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION fall_over()',
    );
    const handset = it.handset(customer.phone);
    await expect(handset.cancel()).rejects.toThrow('answered 500');
    await it.owner.query('DROP TRIGGER fall_over ON payment');
    expect((await handset.look()).prompts).toMatchObject([{ state: 'open' }]);
    expect((await handset.cancel()).state).toBe('cancelled');
    expect(await history(customer)).toMatchObject([{ status: 'FAILED' }]);
  });

  test('a refused prompt and one never answered move nothing (D60)', async () => {
    const customer = await it.customer();
    await deposit(customer, kes(100));
    expect((await it.handset(customer.phone).cancel()).state).toBe('cancelled');
    await deposit(customer, kes(100));
    await setBack(it.db, 'sandbox_prompt.expires_at', 180, 'msisdn = $1', [customer.phone]);
    await setBack(it.db, 'job.run_at', 180, `kind = 'sandbox-expire' AND done_at IS NULL`);
    await vi.waitFor(async () =>
      expect((await history(customer)).map(({ status }) => status)).toEqual(['FAILED', 'FAILED']),
    );
    expect((await it.handset(customer.phone).look()).prompts.map(({ state }) => state)).toEqual([
      'expired',
      'cancelled',
    ]);
    expect(await balanceOf(customer)).toBe(0);
  });

  test('one key asks the phone once, and one callback told 16 times credits once (D24)', async () => {
    const customer = await it.customer();
    await Promise.all(Array.from({ length: 8 }, () => deposit(customer, kes(50), 'one key')));
    expect((await it.handset(customer.phone).look()).prompts).toHaveLength(1);
    expect((await deposit(customer, kes(60), 'one key')).kind).toBe('refused');
    const ref = await paymentOf(customer);
    const told = await Promise.all(
      Array.from({ length: 16 }, () => depositPaid(services, ref, 'SAME000001')),
    );
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(customer)).toBe(5_000);
    expect(await depositFailed(it.db, services, ref, 'not-paid')).toBe(false);
  });

  test('money that comes after a deposit was given up is credited all the same', async () => {
    const customer = await it.customer();
    await deposit(customer, kes(50));
    const ref = await paymentOf(customer);
    expect(await depositFailed(it.db, services, ref, 'not-paid')).toBe(true);
    expect(await depositPaid(services, ref, 'LATE000001')).toBe(true);
    expect(await balanceOf(customer)).toBe(5_000);
  });

  test('but the bet that waited for it is not placed: it was given up too (D07)', async () => {
    const { profileId, phone: msisdn } = await it.customer();
    const order = {
      profileId,
      paymentId: 'LATEWITHBET',
      type: 'deposit',
      msisdn,
      amount: kes(50),
      fee: cents(0),
      tax: cents(0),
      unwagered: cents(0),
      taxFree: cents(0),
    } as const;
    await insertPayment(it.db, { ...order, at: systemClock.now(), bet: { stake: 49 } });
    expect(await depositFailed(it.db, services, order, 'not-paid')).toBe(true);
    expect(await depositPaid(services, order, 'LATE000002')).toBe(true);
    expect(
      await it.db.query("SELECT 1 FROM job WHERE kind = 'bet-after-deposit' AND dedupe_key = 'LATEWITHBET'"),
    ).toEqual([]);
  });

  test('a phone has three prompts open at once, however fast it asks for more', async () => {
    const customer = await it.customer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => deposit(customer, kes(50))));
    expect(answers.filter(({ kind }) => kind === 'prompt-sent')).toHaveLength(3);
  });

  const payByHand = (from: string, account: string, amount: unknown) =>
    it.app.inject({
      method: 'POST',
      url: `/sandbox/handset/${from}/payments`,
      payload: { account, amount },
    });

  test('what is paid to the paybill by hand is a deposit of whose phone the account is (R1-08, D73)', async () => {
    const customer = await it.customer();
    const from = newPhone();
    const account = `0${customer.phone.slice(3)}`;
    const paid = await payByHand(from, account, 300);
    const { receipt } = paid.json<{ receipt: string }>();
    expect(await balanceOf(customer)).toBe(kes(300));
    expect((await history(customer))[0]).toMatchObject({
      type: 'deposit',
      status: 'COMPLETED',
      reference: receipt,
      amount: kes(300),
    });
    for (const amount of [0, 1.5, 250_001, '300'])
      expect((await payByHand(from, '0712345678', amount)).statusCode).toBe(400);
  });

  test('of who takes a break it goes back to the phone that paid, is told by SMS, and earns no bonus (D99)', async () => {
    const customer = await it.customer();
    const { token, profileId, phone } = customer;
    await it.call('setDepositLimit', { period: 'day', amount: kes(100) }, { token });
    await it.call('takeTimeOut', { length: 'day' }, { token });
    const from = newPhone();
    expect((await payByHand(from, phone, 300)).statusCode).toBe(200);
    expect(await it.call('getBalance', { profileId }, { token })).toMatchObject({ balance: 0, bonus: 0 });
    expect((await history(customer))[0]).toMatchObject({ status: 'REVERSED', amount: kes(300) });
    expect((await it.handset(phone).look()).messages[0]?.text).toMatch(
      /^KES 300\.00 \(receipt \w+\) was not added to your Kipenga account\. You have asked not to bet or deposit until .+ sending it back/,
    );
    await vi.waitFor(async () =>
      expect(await it.db.query('SELECT state FROM money_back WHERE profile_id = $1', [profileId])).toEqual([
        { state: 'returned' },
      ]),
    );
    expect(await ledgerBalanceOf(it.db, HOUSE.heldBack)).toBe(0);
  });

  test('deposits are whole shillings from 1 to 70,000, from the own number (R5-06, R9-01, D10)', async () => {
    const customer = await it.customer();
    for (const amount of [0, 99, 150, 7_000_100].map(cents))
      expect((await deposit(customer, amount)).kind).toBe('refused');
    expect((await deposit(customer, kes(1))).kind).toBe('prompt-sent');
    expect((await deposit({ ...customer, phone: newPhone() }, kes(100))).kind).toBe('refused');
  });

  test('the welcome bonus comes once, with the first deposit of at least 20, and is no cash (R9-03, R9-07, D66)', async () => {
    const customer = await it.customer({ deposit: 19 });
    const purse = () => it.call('getBalance', { profileId: customer.profileId }, { token: customer.token });
    expect(await purse()).toMatchObject({ balance: 1_900, bonus: 0 });
    for (let n = 1; n <= 2; n += 1) {
      await deposit(customer, kes(20));
      await it.handset(customer.phone).approve();
      expect(await purse()).toMatchObject({ balance: 1_900 + n * 2_000, bonus: 200_000 });
    }
    expect((await withdraw(customer, kes(100))).kind).toBe('refused');
  });

  test('a withdrawal reserves, pays out and costs 10 % of what was never staked (R9-03, D11, D67)', async () => {
    const customer = await it.customer({ deposit: 500 });
    const quote = await it.call('getWithdrawalQuote', { amount: kes(200) }, { token: customer.token });
    expect(quote).toEqual({ amount: 20_000, fee: 2_000, tax: 0, receives: 18_000, stays: 0 });
    const answer = await withdraw(customer, kes(200));
    expect(answer.kind).toBe('accepted');
    await vi.waitFor(async () =>
      expect((await history(customer))[0]).toMatchObject({
        type: 'withdrawal',
        status: 'COMPLETED',
        amount: 20_000,
      }),
    );
    expect(await balances(it.db, customer.profileId)).toMatchObject({ cash: 30_000, withdrawalHold: 0 });
    const [fee] = await it.db.query(
      "SELECT amount FROM ledger_posting WHERE profile_id = $1 AND to_account = 'house:fees'",
      [customer.profileId],
    );
    expect(fee).toEqual({ amount: 2_000 });
    expect((await it.handset(customer.phone).look()).messages[0]?.text).toContain('KES 180.00 was sent');
  });

  test('what would arrive is not what was shown: nothing is sent, and the new sum is said; a repeat under the key hears the first answer', async () => {
    const customer = await it.customer({ deposit: 500 });
    const ask = (receives: Cents, key: string) =>
      it.call(
        'withdraw',
        { phone: customer.phone, amount: kes(200), receives },
        { token: customer.token, key },
      );
    await spend(customer, kes(400));
    await win(customer, kes(200)); // 100 of the deposit is left unplayed
    expect(await ask(kes(180), 'shown before')).toMatchObject({
      kind: 'refused',
      reason: { code: 'withdrawal-changed', values: { shown: kes(180), receives: kes(190) } },
    });
    expect(await balances(it.db, customer.profileId)).toMatchObject({ cash: 30_000, withdrawalHold: 0 });
    const sent = await ask(kes(190), 'shown now');
    expect(sent.kind).toBe('accepted');
    expect(await ask(kes(200), 'shown now')).toEqual(sent);
  });

  test('fee, what arrives and the cents that stay are the amount asked, and nothing of it is said to have failed (D110)', async () => {
    const customer = await it.customer({ deposit: 49 });
    const { phone, profileId, token } = customer;
    expect(await withdraw(customer, kes(49))).toMatchObject({
      kind: 'accepted',
      description:
        'KES 44.00 is on its way to your phone. Of your KES 49.00, the fee is KES 4.90, KES 0.10 stays in your balance.',
    });
    await vi.waitFor(async () => expect((await history(customer))[0]).toMatchObject({ status: 'COMPLETED' }));
    const rows = await it.call('getStatement', { profileId, from: today(), to: today() }, { token });
    expect(rows.slice(2).map(({ type, amount }) => [type, amount])).toEqual([
      ['withdrawal', -4_410],
      ['withdrawal-fee', -490],
      ['withdrawal-change', 10],
    ]);
    expect((await it.handset(phone).look()).messages[0]?.text).toMatch(
      /confirmed\. KES 44\.00 was sent to you by .+\. Of your KES 49\.00, the fee is KES 4\.90, KES 0\.10 stays in your balance\.$/,
    );
  });

  test('more than M-Pesa carries in one transfer is refused in words, and quoted neither (D110)', async () => {
    const customer = await it.customer();
    await win(customer, kes(400_000));
    expect(await withdraw(customer, kes(350_000))).toMatchObject({
      kind: 'refused',
      description: 'M-Pesa sends at most KES 250,000.00 in one transfer. Withdraw the rest after it.',
    });
    await expect(
      it.call('getWithdrawalQuote', { amount: kes(350_000) }, { token: customer.token }),
    ).rejects.toThrow('answered 400');
    expect((await withdraw(customer, kes(250_000))).kind).toBe('accepted');
  });

  test('the fee is first in, first out: stakes use the oldest deposit first, winnings are free (D11)', async () => {
    const customer = await it.customer({ deposit: 100 });
    const feeOf = async (amount: Cents) =>
      (await it.call('getWithdrawalQuote', { amount }, { token: customer.token })).fee;
    await spend(customer, kes(80)); // left: 20 deposited
    await win(customer, kes(300)); //  then 300 won
    expect(await feeOf(kes(20))).toBe(200);
    expect(await feeOf(kes(320))).toBe(200);
    await spend(customer, kes(20)); // the deposit is used up
    expect(await feeOf(kes(300))).toBe(0);
    await deposit(customer, kes(100));
    await it.handset(customer.phone).approve();
    expect(await feeOf(kes(300))).toBe(0);
    expect(await feeOf(kes(350))).toBe(500);
  });

  test('a withdrawal the gateway refused comes back as it was, with its fee still due (D11)', async () => {
    const customer = await it.customer({ deposit: 100 });
    await win(customer, kes(50));
    const { profileId, phone, token } = customer;
    // This gateway promises a payout and then says nothing.
    expect(
      (
        await withdrawFrom(services, {
          customer: { profileId, msisdn: phone },
          key: 'w',
          phone,
          amount: kes(120),
          at: systemClock.now(),
        })
      ).kind,
    ).toBe('accepted');
    expect(await balances(it.db, profileId)).toMatchObject({ cash: 3_000, withdrawalHold: 12_000 });
    const ref = await paymentOf(customer, 'withdrawal');
    const told = await Promise.all(
      Array.from({ length: 8 }, () => withdrawalFailed(services, ref, 'refused')),
    );
    expect(told.filter((end) => end === 'given-back')).toHaveLength(1);
    expect(await it.db.transaction((sql) => withdrawalPaid(sql, services, ref, 'LATE000002'))).toBe(false);
    expect(await balances(it.db, profileId)).toMatchObject({ cash: 15_000, withdrawalHold: 0 });
    expect((await it.call('getWithdrawalQuote', { amount: kes(150) }, { token })).fee).toBe(1_000);
  });

  test('of 16 withdrawals at once of a balance for one, one is accepted; the minimum is 20 (R5-07, D10)', async () => {
    const customer = await it.customer({ deposit: 100 });
    expect((await withdraw(customer, kes(19))).kind).toBe('refused');
    expect((await withdraw({ ...customer, phone: newPhone() }, kes(50))).kind).toBe('refused');
    const answers = await Promise.all(Array.from({ length: 16 }, () => withdraw(customer, kes(100))));
    expect(answers.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
    expect(await balanceOf(customer)).toBe(0);
  });

  test('a client without a key withdraws once however often it retries (D24)', async () => {
    const customer = await it.customer({ deposit: 300 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw(customer, kes(100), null)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await balanceOf(customer)).toBe(20_000);
  });

  test('the transactions of somebody else do not exist, and more than a year is not asked for (R7-19, D23)', async () => {
    const [one, two] = [await it.customer({ deposit: 50 }), await it.customer()];
    await expect(history({ ...one, token: two.token })).rejects.toThrow('answered 404');
    const years = it.call(
      'getTransactions',
      { phone: one.phone, from: nairobiDay('2020-01-01'), to: today() },
      { token: one.token },
    );
    await expect(years).rejects.toThrow('answered 400');
  });

  test('who asks up to today sees what was made when the season was moved a day ahead (D61, D70)', async () => {
    const customer = await it.customer();
    await it.app.inject({
      method: 'POST',
      url: '/sandbox/season/advance',
      payload: { minutes: 24 * 60 },
    });
    await deposit(customer, kes(50));
    expect(await history(customer)).toMatchObject([{ type: 'deposit', amount: 5_000 }]);
    const yesterday = addDays(today(), -1);
    expect(
      await it.call('getTransactions', { phone: customer.phone, from: yesterday, to: yesterday }, customer),
    ).toEqual([]);
  });

  test('after all of this the books are sound', async () => {
    expect(await checkBooks(it.db)).toEqual({ total: 0, drifting: [] });
  });
});
