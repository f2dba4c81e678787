import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cents, kes, type Pick } from '@kipenga/betting-core';
import type { PlacedPick } from '@kipenga/contracts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { withPlatform, type TestCustomer, type TestPlatform } from '../with-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await withPlatform();
});
afterAll(() => platform.dispose());

/** A bet of 49 on one match, the nth of the list. */
const honestSingle = async (customer: TestCustomer, nth = 5) => {
  const limits = await platform.call('getLimits', {});
  const [match] = await platform.call('getTopMatches', { offset: nth, limit: 1 });
  if (!match) throw new Error('there are no matches');
  return honestBet({ customer, selections: [homeWinOf(match)], stake: kes(49), limits });
};

/** A slip of one match for which the money is missing, and the deposit asked for with it. */
const askToDepositAndBet = async (customer: TestCustomer): Promise<void> => {
  const bet = await honestSingle(customer);
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

const openOffer = async (type: string) => {
  const offers = await platform.call('getOfferedJackpots', {});
  const offer = offers.find((one) => one.type === type && one.phase === 'open');
  if (!offer) throw new Error(`no ${type} is open`);
  return offer.id;
};

/** A ticket of the open jackpot of a type: home wins, and one double. */
const honestTicket = async ({ profileId }: TestCustomer, type: string) => {
  const jackpot = await platform.call('getJackpot', { jackpotId: await openOffer(type) });
  const picks = jackpot.matches.map(({ id, position, homeTeam, awayTeam }): PlacedPick => {
    const pick: Pick = position === 1 ? ['home', 'draw'] : ['home'];
    return { matchId: id, position, homeTeam, awayTeam, pick };
  });
  const stake = cents(2 * jackpot.betAmount);
  return { profileId, picks, stake, combinations: 2, jackpotType: type };
};

const becameOf = (key: string, { token }: TestCustomer) => platform.call('getIntent', { key }, { token });

const betsOf = ({ profileId, token }: TestCustomer) =>
  platform.call('getBets', { profileId, from: null }, { token });

const untilTold = async ({ phone }: TestCustomer, words: RegExp): Promise<void> => {
  const texts = async () => (await platform.handset(phone).look()).messages.map(({ text }) => text);
  await expect.poll(texts).toContainEqual(expect.stringMatching(words));
};

describe('deposit and place bet, and what became of it (R4-13, R4-15, D78)', () => {
  test('the PIN places the bet that waited for it', async () => {
    const customer = await platform.customer();
    await askToDepositAndBet(customer);
    expect(await betsOf(customer)).toEqual([]);
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
    expect(await betsOf(customer)).toMatchObject([{ status: 'open', stake: kes(49) }]);
    expect(await platform.call('getBalance', { profileId: customer.profileId }, customer)).toMatchObject({
      balance: 0,
    });
  });

  test('a key that the house itself places under is no customer’s', async () => {
    const customer = await platform.customer({ deposit: 100 });
    const placing = platform.call('placeBet', await honestSingle(customer), {
      token: customer.token,
      key: 'deposit:1:0',
    });
    await expect(placing).rejects.toThrow('answered 400');
    expect(await betsOf(customer)).toEqual([]);
  });

  test('the PIN places the jackpot ticket that waited for it, and My Bets tells of it (R2-52, R2-53)', async () => {
    const customer = await platform.customer();
    const { phone, token } = customer;
    const ticket = await honestTicket(customer, 'midweek');
    const both = { phone, amount: kes(98), ticket, bet: await honestSingle(customer) };
    await expect(platform.call('depositAndBet', both, { token, key: 'both' })).rejects.toThrow(
      'answered 400',
    );
    await platform.call('depositAndBet', { phone, amount: kes(98), ticket }, { token, key: 'with ticket' });
    expect(await becameOf('with ticket', customer)).toMatchObject({ state: 'waiting' });
    await platform.handset(phone).approve();
    await untilTold(customer, /Jackpot ticket \w{4}-\w{4} for KES 98\.00/);
    expect(await becameOf('with ticket', customer)).toMatchObject({
      state: 'placed',
      bet: { kind: 'placed' },
    });
    const [bet] = await betsOf(customer);
    expect(bet).toMatchObject({ type: 'jackpot', status: 'open', stake: kes(98), netPayout: 0 });
    const legs = bet && (await platform.call('getBetDetail', { betId: bet.id }, { token }));
    expect(legs?.map(({ pick, odds, homeTeam }) => [pick, odds, homeTeam])).toEqual(
      ticket.picks.map(({ position, homeTeam }) => [position === 1 ? '1,X' : '1', null, homeTeam]),
    );
  });

  test('the PIN places the singles that waited for it, each told of (R4-13)', async () => {
    const customer = await platform.customer();
    const { phone, token } = customer;
    const bets = [await honestSingle(customer, 5), await honestSingle(customer, 6)];
    const ask = (several: typeof bets, key: string) =>
      platform.call('depositAndBet', { phone, amount: kes(98), bets: several }, { token, key });
    for (const several of [[], [bets[0], bets[0]].flatMap((one) => one ?? [])])
      await expect(ask(several, 'not these')).rejects.toThrow('answered 400');
    await ask(bets, 'singles');
    expect(await becameOf('singles', customer)).toMatchObject({ state: 'waiting' });
    await platform.handset(phone).approve();
    await untilTold(
      customer,
      /^2 bets placed Successfully, KES 98\.00 together: \w{4}-\w{4}, \w{4}-\w{4}\.$/,
    );
    const placed = { kind: 'placed', quote: { stake: kes(49) } };
    expect(await becameOf('singles', customer)).toMatchObject({ state: 'placed', bets: [placed, placed] });
    expect(await betsOf(customer)).toHaveLength(2);
  });

  test('the PIN places the system that waited for it, with its lines; nobody pays in for one that cannot be played (D100)', async () => {
    const customer = await platform.customer();
    const { phone, token } = customer;
    const limits = await platform.call('getLimits', {});
    const matches = await platform.call('getTopMatches', { offset: 5, limit: 3 });
    const system = { sizes: [2, 3], bankers: [1] };
    const bet = honestBet({ customer, selections: matches.map(homeWinOf), stake: kes(49), limits, system });
    const ask = (waiting: object, key: string) =>
      platform.call('depositAndBet', { phone, amount: kes(49), ...waiting }, { token, key });
    await expect(ask({ bets: [bet] }, 'among singles')).rejects.toThrow('answered 400');
    expect(await ask({ bet: { ...bet, system: { sizes: [4], bankers: [] } } }, 'unplayable')).toMatchObject({
      kind: 'refused',
      reason: { code: 'system-size-impossible', values: { size: 4 } },
    });
    expect((await platform.handset(phone).look()).prompts).toEqual([]);
    await ask({ bet }, 'system');
    await platform.handset(phone).approve();
    await untilTold(
      customer,
      /^Bet placed Successfully\. Bet \w{4}-\w{4}: KES 49\.00 on 3 lines, to win KES/,
    );
    const placed = { ...system, lines: 3 };
    expect(await becameOf('system', customer)).toMatchObject({ bet: { quote: { system: placed } } });
    expect(await betsOf(customer)).toMatchObject([{ system: placed, stake: kes(49), status: 'open' }]);
  });

  test('nobody pays in for what names another account: it could not be placed', async () => {
    const [customer, other] = [await platform.customer(), await platform.customer()];
    const { phone, token } = customer;
    const asked = { phone, amount: kes(49) };
    const bet = await honestSingle(other);
    for (const waiting of [
      { bet },
      { bets: [await honestSingle(customer, 6), bet] },
      { ticket: await honestTicket(other, 'midweek') },
    ])
      expect(await platform.call('depositAndBet', { ...asked, ...waiting }, { token })).toMatchObject({
        kind: 'refused',
        reason: { code: 'not-yours' },
      });
    expect((await platform.handset(phone).look()).prompts).toEqual([]);
  });

  test('a refused prompt places nothing', async () => {
    const customer = await platform.customer();
    await askToDepositAndBet(customer);
    await platform.handset(customer.phone).cancel();
    expect(await betsOf(customer)).toEqual([]);
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

describe('a jackpot ticket over the wire (R7-16, D24, D88)', () => {
  test('is placed once for its key, for its own customer alone, until an operator knows a result', async () => {
    const [customer, stranger] = [await platform.customer({ deposit: 500 }), await platform.customer()];
    const ticket = await honestTicket(customer, 'mega');
    const place = (key: string, { token } = customer) =>
      platform.call('placeJackpotBet', ticket, { token, key });
    const answer = await place('ticket');
    expect(answer).toMatchObject({
      kind: 'placed',
      reason: { code: 'ticket-placed', values: { lines: 2, stake: kes(198) } },
    });
    expect(await place('ticket')).toEqual(answer);
    expect(await place('foreign', stranger)).toMatchObject({ kind: 'refused', code: 201 });
    expect(await betsOf(customer)).toMatchObject([{ type: 'jackpot', stake: kes(198) }]);
    const mega = await openOffer('mega');
    const { matches } = await platform.call('getJackpot', { jackpotId: mega });
    const payload = { parent_match_id: matches.at(-1)?.feedMatchId, home: 1, away: 1 };
    await platform.app.inject({ method: 'POST', url: '/sandbox/season/result', payload });
    expect(await place('too late')).toMatchObject({ kind: 'refused', code: 261 });
    const read = await platform.call('getJackpot', { jackpotId: mega });
    expect(read.matches.at(-1)?.result).toBe('draw');
  });
});
