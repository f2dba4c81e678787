import { addCents, cents, kes, toMs, type Cents, type LimitPeriod } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHall, type Hall } from '../../test/betting-hall.ts';
import { homeWinOf, honestBet } from '../../test/honest-bet.ts';
import { withPlatform, type TestCustomer, type TestPlatform } from '../../test/with-platform.ts';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import { deposit as ask } from '../payments/index.ts';
import { systemClock } from '../ports/index.ts';
import { setBack } from '../../test/set-back.ts';
import { testServices } from '../../test/test-services.ts';
import { exclusionOf } from './limits-in-force.ts';
import { takeTimeOut } from './take-break.ts';

const HOUR_MS = 3_600_000;

describe('what a customer decides against playing too much', () => {
  let it: TestPlatform;
  beforeAll(async () => {
    it = await withPlatform();
  });
  afterAll(() => it.dispose());

  const look = ({ profileId, token }: TestCustomer) => it.call('getPlayLimits', { profileId }, { token });
  const limit = ({ token }: TestCustomer, period: LimitPeriod, amount: Cents | null) =>
    it.call('setDepositLimit', { period, amount }, { token });
  const deposit = ({ phone, token }: TestCustomer, amount: Cents) =>
    it.call('deposit', { phone, amount }, { token, key: crypto.randomUUID() });
  const payIn = async (customer: TestCustomer, amount: Cents) => {
    expect((await deposit(customer, amount)).kind).toBe('prompt-sent');
    await it.handset(customer.phone).approve();
  };
  const exclude = ({ token }: TestCustomer, length: 'half-year' | 'five-years', password: string) =>
    it.call('excludeSelf', { length, password }, { token });
  const aBet = async (customer: TestCustomer) => {
    const limits = await it.call('getLimits', {});
    const [match] = await it.call('getTopMatches', { offset: 5, limit: 1 });
    if (!match) throw new Error('there are no matches');
    return honestBet({ customer, selections: [homeWinOf(match)], stake: kes(20), limits });
  };
  const bet = async (customer: TestCustomer) =>
    it.call('placeBet', await aBet(customer), { token: customer.token, key: crypto.randomUUID() });
  /**
   * Dates what was written an hour and a day back. That is the same as waiting, since limits run on real
   * time.
   */
  const aDayPasses = async ({ profileId }: TestCustomer) => {
    for (const moment of ['payment.written_at', 'deposit_limit.pending_from'] as const)
      await setBack(it.db, moment, 25 * 3_600, 'profile_id = $1', [profileId]);
  };
  const hoursUntil = (until: string | null) =>
    Math.round((toMs(until as never) - systemClock.nowMs()) / HOUR_MS);

  test('nothing is set until somebody sets it', async () => {
    const customer = await it.customer();
    expect(await look(customer)).toMatchObject({
      depositLimits: [],
      dayLimits: [],
      timeOutUntil: null,
      exclusionUntil: null,
    });
  });

  test('a deposit over the limit is refused in words, one within it is not', async () => {
    const customer = await it.customer({ deposit: 100 });
    expect(await limit(customer, 'week', kes(300))).toEqual({
      kind: 'accepted',
      description: 'You can deposit at most KES 300.00 in 7 days.',
    });
    expect(await deposit(customer, kes(201))).toMatchObject({
      kind: 'refused',
      code: 400,
      description: 'Your own limit is KES 300.00 in 7 days: you can deposit KES 200.00 more now.',
    });
    expect((await it.handset(customer.phone).look()).prompts).toHaveLength(1);
    await payIn(customer, kes(200));
    expect(await deposit(customer, kes(1))).toMatchObject({
      kind: 'refused',
      description: 'You have reached your own limit of KES 300.00 in 7 days.',
    });
  });

  test('deposit and place bet keeps to it too', async () => {
    const customer = await it.customer();
    await limit(customer, 'day', cents(0));
    const request = { phone: customer.phone, amount: kes(20), bet: await aBet(customer) };
    expect(await it.call('depositAndBet', request, { token: customer.token, key: 'k' })).toMatchObject({
      kind: 'refused',
      description: 'You have reached your own limit of KES 0.00 in 24 hours.',
    });
  });

  test('a prompt not answered yet counts, a refused one does not, and a day later there is room again', async () => {
    const customer = await it.customer();
    await limit(customer, 'day', kes(100));
    await deposit(customer, kes(100));
    expect((await deposit(customer, kes(1))).kind).toBe('refused');
    await it.handset(customer.phone).cancel();
    await payIn(customer, kes(100));
    expect((await deposit(customer, kes(1))).kind).toBe('refused');
    await aDayPasses(customer);
    expect((await deposit(customer, kes(100))).kind).toBe('prompt-sent');
  });

  test('lower holds at once; higher, or none, after 24 hours', async () => {
    const customer = await it.customer();
    await limit(customer, 'day', kes(100));
    await limit(customer, 'day', kes(50));
    expect((await deposit(customer, kes(51))).kind).toBe('refused');
    expect(await limit(customer, 'day', kes(500))).toMatchObject({
      description: expect.stringMatching(
        /^You can deposit at most KES 50\.00 in 24 hours\. From .* it is KES 500\.00 in 24 hours\.$/,
      ),
    });
    expect((await deposit(customer, kes(51))).kind).toBe('refused');
    const [waiting] = (await look(customer)).depositLimits;
    expect(waiting).toMatchObject({ period: 'day', amount: kes(50), pending: { amount: kes(500) } });
    expect(hoursUntil(waiting?.pending?.from ?? null)).toBe(24);
    await aDayPasses(customer);
    expect(await look(customer)).toMatchObject({
      depositLimits: [{ period: 'day', amount: kes(500), pending: null }],
    });
    expect((await deposit(customer, kes(500))).kind).toBe('prompt-sent');
    await limit(customer, 'day', null);
    expect((await deposit(customer, kes(500))).kind).toBe('refused');
    await aDayPasses(customer);
    expect((await look(customer)).depositLimits).toEqual([]);
    expect((await deposit(customer, kes(700))).kind).toBe('prompt-sent');
  });

  test('of 8 deposits at once under a limit for three, three are asked for', async () => {
    const { profileId, phone, ...customer } = await it.customer();
    await limit({ ...customer, profileId, phone }, 'month', kes(350));
    // A gateway without a most of open prompts of its own, so that only the limit stands in the way.
    const services = testServices(it.db);
    await Promise.all(Array.from({ length: 8 }, () => it.db.query('SELECT 1'))); // open the connections first, so that the eight meet
    const asks = Array.from({ length: 8 }, (_, n) =>
      ask(services, {
        customer: { profileId, msisdn: phone },
        key: `at once ${n}`,
        phone,
        amount: kes(100),
        bet: null,
        at: systemClock.now(),
      }),
    );
    expect((await Promise.all(asks)).filter(({ kind }) => kind === 'prompt-sent')).toHaveLength(3);
    const [row] = await it.db.query<{ sum: number }>(
      'SELECT sum(amount)::bigint AS sum FROM payment WHERE profile_id = $1',
      [profileId],
    );
    expect(row?.sum).toBe(kes(300));
  });

  test('two limits set at once: the lower one holds, whichever came first', async () => {
    const customer = await it.customer();
    await Promise.all(
      [kes(400), kes(100), kes(300), kes(200)].map((amount) => limit(customer, 'week', amount)),
    );
    expect((await look(customer)).depositLimits).toMatchObject([{ period: 'week', amount: kes(100) }]);
  });

  test('on a time-out one may log in, withdraw and see bets, but not bet, not deposit, and gets no offers', async () => {
    const customer = await it.customer({ deposit: 200 });
    const { phone, profileId, token, password } = customer;
    expect((await bet(customer)).kind).toBe('placed');
    const answer = await it.call('takeTimeOut', { length: 'day' }, { token });
    expect(answer).toMatchObject({
      kind: 'accepted',
      description: expect.stringContaining('You can still withdraw'),
    });
    expect(hoursUntil((await look(customer)).timeOutUntil)).toBe(24);

    expect(await bet(customer)).toMatchObject({
      kind: 'refused',
      code: 251,
      description: expect.stringContaining('You have asked not to bet until'),
    });
    expect(await deposit(customer, kes(10))).toMatchObject({
      kind: 'refused',
      description: expect.stringContaining('You have asked not to bet or deposit until'),
    });

    const again = await it.call('logIn', { phone, password, remember: false });
    if (again.kind !== 'logged-in') throw new Error(again.description);
    const own = { token: again.profile.token };
    expect(await it.call('getBets', { profileId, from: null }, own)).toHaveLength(1);
    expect((await it.call('withdraw', { phone, amount: kes(100) }, { ...own, key: 'w' })).kind).toBe(
      'accepted',
    );
    expect(await it.db.query('SELECT takes_offers FROM customer WHERE profile_id = $1', [profileId])).toEqual(
      [{ takes_offers: false }],
    );
  });

  test('a deposit under way when the break begins goes back, and its bet is not placed (D99)', async () => {
    const customer = await it.customer();
    const request = { phone: customer.phone, amount: kes(20), bet: await aBet(customer) };
    await it.call('depositAndBet', request, { token: customer.token, key: 'k' });
    await it.call('takeTimeOut', { length: 'week' }, { token: customer.token });
    await it.handset(customer.phone).approve();
    const told = async () =>
      (await it.handset(customer.phone).look()).messages.some(({ text }) =>
        /was not added to your Kipenga account\. You have asked not to bet .*sending it back/.test(text),
      );
    await expect.poll(told).toBe(true);
    expect((await it.call('getBalance', { profileId: customer.profileId }, customer)).balance).toBe(0);
    expect(await it.call('getBets', { profileId: customer.profileId, from: null }, customer)).toEqual([]);
  });

  test('self-exclusion takes the password; a wrong one excludes nobody and is counted like a login', async () => {
    const customer = await it.customer();
    expect(await exclude(customer, 'half-year', 'not mine')).toMatchObject({
      kind: 'refused',
      code: 1,
      description: 'The password is not right.',
    });
    expect((await look(customer)).exclusionUntil).toBeNull();
    expect((await exclude(customer, 'half-year', customer.password)).kind).toBe('accepted');
    expect(hoursUntil((await look(customer)).exclusionUntil)).toBe(184 * 24);
    for (let n = 0; n < 10; n += 1) await exclude(customer, 'half-year', 'not mine');
    await expect(exclude(customer, 'half-year', customer.password)).rejects.toThrow('answered 429');
  });

  test('a break is never made shorter: not by a shorter one, nor by anybody who writes to the table', async () => {
    const customer = await it.customer();
    await exclude(customer, 'five-years', customer.password);
    await exclude(customer, 'half-year', customer.password);
    await it.call('takeTimeOut', { length: 'day' }, { token: customer.token });
    const { exclusionUntil } = await look(customer);
    expect(hoursUntil(exclusionUntil)).toBe(1_827 * 24);
    expect(await exclusionOf(it.db, customer.profileId, systemClock.now())).toMatchObject({
      until: exclusionUntil,
    });
    const id = [customer.profileId];
    await expect(it.db.query('DELETE FROM play_break WHERE profile_id = $1', id)).rejects.toThrow(
      'cannot be changed',
    );
    await expect(
      it.db.query('UPDATE play_break SET ends_at = now() WHERE profile_id = $1', id),
    ).rejects.toThrow('cannot be changed');
  });

  test('a break that has ended is over by itself', async () => {
    const customer = await it.customer({ deposit: 50 });
    await it.db.query(
      "INSERT INTO play_break (profile_id, kind, taken_at, ends_at) VALUES ($1, 'time-out', now() - interval '25 hours', now() - interval '1 hour')",
      [customer.profileId],
    );
    expect((await look(customer)).timeOutUntil).toBeNull();
    expect((await bet(customer)).kind).toBe('placed');
    expect((await deposit(customer, kes(10))).kind).toBe('prompt-sent');
  });

  test('the limits of somebody else do not exist, and nobody sets any without logging in', async () => {
    const [one, two] = [await it.customer(), await it.customer()];
    await expect(look({ ...one, token: two.token })).rejects.toThrow('answered 404');
    await expect(it.call('takeTimeOut', { length: 'day' })).rejects.toThrow('answered 401');
    await expect(
      it.call(
        'setDepositLimit',
        { period: 'day', amount: addCents(kes(1), kes(1)) },
        { token: one.gameToken },
      ),
    ).rejects.toThrow('answered 403');
  });
});

describe('a break and the clock of the matches', () => {
  let base: TestDatabase;
  let hall: Hall;
  beforeAll(async () => {
    base = await withDatabase();
    hall = await openHall(base.db);
  });
  afterAll(() => base.dispose());

  const pause = (customer: Awaited<ReturnType<Hall['aCustomer']>>) =>
    takeTimeOut(hall.services, customer, 'day');

  test('moving that clock years ahead ends no break', async () => {
    hall.clock.set('2040-01-01T06:00:00Z');
    const [customer, pick] = [
      await hall.aCustomer(100),
      await hall.aPick(2, { startsAt: '2040-01-02T06:00:00Z' }),
    ];
    await pause(customer);
    expect(await hall.place(customer, [pick], kes(20))).toMatchObject({ kind: 'refused', code: 251 });
  });

  test('bets sent at the moment of a break are placed before it or not at all', async () => {
    const [customer, pick] = [
      await hall.aCustomer(1_000),
      await hall.aPick(2, { startsAt: '2040-01-02T06:00:00Z' }),
    ];
    const sent = Array.from({ length: 8 }, () => hall.place(customer, [pick], kes(20)));
    const [placedBy] = await Promise.all([pause(customer).then(() => hall.countBets(customer)), ...sent]);
    expect(await hall.countBets(customer)).toBe(placedBy);
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(1_000 - placedBy * 20) });
  });
});
