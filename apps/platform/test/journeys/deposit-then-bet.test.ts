import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kes } from '@kipenga/betting-core';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { withPlatform, type TestCustomer, type TestPlatform } from '../with-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await withPlatform();
});
afterAll(() => platform.dispose());

/** A slip of one match for which the money is missing, and the deposit asked for with it. */
const askToDepositAndBet = async (customer: TestCustomer): Promise<void> => {
  const limits = await platform.call('getLimits', {});
  const [match] = await platform.call('getTopMatches', { offset: 5, limit: 1 });
  if (!match) throw new Error('there are no matches');
  const bet = honestBet({ customer, selections: [homeWinOf(match)], stake: kes(49), limits });
  const { token } = customer;
  expect(await platform.call('placeBet', bet, { token, key: 'first try' })).toMatchObject({
    kind: 'insufficient-funds',
    shortBy: kes(49),
  });
  expect(
    await platform.call(
      'depositAndBet',
      { phone: customer.phone, amount: kes(49), bet },
      { token, key: 'deposit and bet' },
    ),
  ).toMatchObject({ kind: 'prompt-sent' });
};

const becameOf = (key: string, { token }: TestCustomer) => platform.call('getIntent', { key }, { token });

const bets = ({ profileId, token }: TestCustomer) =>
  platform.call('getBets', { profileId, from: null }, { token });

const untilTold = async ({ phone }: TestCustomer, words: RegExp): Promise<void> => {
  for (let looks = 0; looks < 1_000; looks += 1) {
    if ((await platform.handset(phone).look()).messages.some(({ text }) => words.test(text))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no SMS said ${words}`);
};

describe('deposit and place bet, and what became of it (R4-13, R4-15, D78)', () => {
  test('the PIN places the bet that waited for it', async () => {
    const customer = await platform.customer();
    await askToDepositAndBet(customer);
    expect(await bets(customer)).toEqual([]);
    expect(await becameOf('first try', customer)).toMatchObject({
      state: 'refused',
      bet: { kind: 'insufficient-funds', shortBy: kes(49) },
    });
    expect(await becameOf('deposit and bet', customer)).toMatchObject({
      state: 'waiting',
      deposit: { kind: 'prompt-sent' },
    });
    await platform.handset(customer.phone).approve();
    await untilTold(customer, /^Bet placed Successfully/);
    expect(await becameOf('deposit and bet', customer)).toMatchObject({
      state: 'placed',
      bet: { kind: 'placed', quote: { stake: kes(49) } },
    });
    expect(await becameOf('deposit and bet', await platform.customer())).toEqual({ state: 'unknown' });
    expect(await bets(customer)).toMatchObject([{ status: 'open', stake: kes(49) }]);
    expect(await platform.call('getBalance', { profileId: customer.profileId }, customer)).toMatchObject({
      balance: 0,
    });
  });

  test('a refused prompt places nothing', async () => {
    const customer = await platform.customer();
    await askToDepositAndBet(customer);
    await platform.handset(customer.phone).cancel();
    expect(await bets(customer)).toEqual([]);
    expect(await becameOf('deposit and bet', customer)).toMatchObject({ state: 'refused' });
  });

  test('keys of money alone are unknown to it, a key of 200 signs is not too long (D92)', async () => {
    const customer = await platform.customer({ deposit: 100 });
    const { phone, token } = customer;
    await platform.call('withdraw', { phone, amount: kes(50) }, { token, key: 'out' });
    for (const key of ['first deposit', 'out', '/'.repeat(200)])
      expect(await becameOf(key, customer)).toEqual({ state: 'unknown' });
  });
});
