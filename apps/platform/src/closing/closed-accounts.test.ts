import { takeName } from '../database/index.ts';
import { instantFromMs, kes, type Msisdn } from '@kipenga/betting-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTicketHall } from '../../test/ticket-hall.ts';
import type { HallCustomer } from '../../test/betting-hall.ts';
import { depositedBetJobs } from '../confirmations/index.ts';
import { keepSetting } from '../house-rules/index.ts';
import { deposit, withdrawalFailed } from '../payments/index.ts';
import type { Services } from '../services/index.ts';
import { inboxOf } from '../sms/index.ts';
import { closeByOperator } from './close-account.ts';
import { payOutClosed } from './pay-out-closed.ts';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall(openTicketHall);

/** A customer with money and an account that is open. */
const anOwner = async (): Promise<HallCustomer> => {
  const customer = await hall.aCustomer(100);
  const { profileId, msisdn } = customer;
  await base.db.query(
    `INSERT INTO customer (profile_id, msisdn, status, consent, consented_at, medium, referral_code) VALUES ($1, $2, 'active', 'test', now(), 'test', '')`,
    [profileId, msisdn],
  );
  await takeName(base.db, 'phone', msisdn, profileId);
  return customer;
};
const close = (msisdn: Msisdn, services: Services = hall.services) =>
  closeByOperator(services, { phone: msisdn, reason: 'under-age', author: 'A. Otieno' });

describe('an account that is closed (D46, D104)', () => {
  // Stakes that waited: test/journeys/may-stake.test.ts.
  test('refuses a deposit of a call that waited while it was closed', async () => {
    const customer = await anOwner();
    const ask = () =>
      deposit(hall.services, {
        customer,
        key: null,
        phone: customer.msisdn,
        amount: kes(100),
        bet: null,
        at: hall.clock.now(),
      });
    let answered: ReturnType<typeof ask> | undefined;
    // The call comes while the account is being closed, and waits.
    const closing: Services = {
      ...hall.services,
      db: {
        ...base.db,
        transaction: (work) =>
          base.db.transaction(async (sql) => {
            const done = await work(sql);
            answered = ask();
            await untilWaiting(base.owner);
            return done;
          }),
      },
    };
    expect(await close(customer.msisdn, closing)).toBe('closed');
    expect(await answered).toMatchObject({ kind: 'refused', reason: { code: 'account-closed' } });
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(100) });
  });

  test('places nothing of what waited for a deposit: the customer is told', async () => {
    const customer = await anOwner();
    const bet = await hall.asked(customer, [await hall.aPick(2)], kes(49));
    await close(customer.msisdn);
    const [work] = depositedBetJobs(hall.services);
    await work?.run({ ...customer, paymentId: 'PAID', bet });
    expect((await inboxOf(base.db, customer.msisdn))[0]?.text).toBe(
      'Your deposit is in your balance, but the bet was not placed. This account is closed. Please call us.',
    );
    expect(await hall.countBets(customer)).toBe(0);
  });
});

describe('a payout of a closed account that does not succeed (D104)', () => {
  const DAY_MS = 86_400_000;

  /** Days of a house whose gateway pays out as told; every account is looked at once a day. */
  const house = (payOut: Services['mobileMoney']['payOut']) => {
    let nowMs = Date.now();
    const now = () => instantFromMs(nowMs);
    const services: Services = {
      ...hall.services,
      realClock: { tells: 'real time', now, nowMs: () => nowMs },
      bettingClock: { tells: 'betting time', now, nowMs: () => nowMs },
      mobileMoney: { ...hall.services.mobileMoney, payOut },
    };
    return { services, passDays: (days: number) => void (nowMs += days * DAY_MS) };
  };
  const closeOnWish = (msisdn: Msisdn, services: Services) =>
    closeByOperator(services, { phone: msisdn, reason: 'house', author: 'A. Otieno' });

  test('is told once, in however many payments it goes, and tried again after a day, two, four, and at last a month', async () => {
    const customer = await anOwner();
    const asked: string[] = [];
    const { services, passDays } = house((_, { profileId, paymentId }) => {
      if (profileId === customer.profileId) asked.push(paymentId);
      return Promise.resolve();
    });
    await keepSetting(base.db, { name: 'max_withdrawal', limit: '60' });
    onTestFinished(() => keepSetting(base.db, { name: 'max_withdrawal', limit: '250000' }));
    await closeOnWish(customer.msisdn, services);
    const triedOn: number[] = [];
    for (let day = 0; day < 100; day += 1, passDays(1)) {
      await payOutClosed(services);
      const payments = asked.splice(0);
      if (payments.length === 0) continue;
      expect(payments).toHaveLength(2);
      triedOn.push(day);
      for (const paymentId of payments)
        await withdrawalFailed(services, { profileId: customer.profileId, paymentId }, 'account-full');
    }
    expect(triedOn).toEqual([0, 1, 3, 7, 15, 31, 63, 95]);
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(100), withdrawalHold: 0 });
    const told = (await inboxOf(base.db, customer.msisdn)).map(({ text }) => text);
    expect(told).toEqual([
      'What is in your closed Kipenga account could not be sent to this number yet: your M-Pesa is full. We keep it for you and try again.',
      'We have closed your Kipenga account. KES 100.00 is on its way to this number. If you have a question, please call us.',
    ]);
  });

  test('and one that throws holds up none behind it, however many there are', async () => {
    const [broken, sound] = [await anOwner(), await anOwner()];
    const paid: string[] = [];
    const { services } = house((_, { profileId }) => {
      if (profileId === broken.profileId) return Promise.reject(new Error('no such number'));
      paid.push(profileId);
      return Promise.resolve();
    });
    await closeOnWish(broken.msisdn, services);
    await closeOnWish(sound.msisdn, services);
    const oneAtATime = { most: 1 };
    await expect(payOutClosed(services, oneAtATime)).rejects.toThrow('no such number');
    expect(paid).toContain(sound.profileId);
    expect(await hall.pots(broken)).toMatchObject({ cash: kes(100), withdrawalHold: 0 });
  });
});
