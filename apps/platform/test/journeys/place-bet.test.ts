import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kes, type BetLimits, type Match } from '@kipenga/betting-core';
import { HOST_BASE_PATHS, printRequest, endpoints } from '@kipenga/contracts';
import { checkBooks } from '../../src/ledger/index.ts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { withPlatform, type TestCustomer, type TestPlatform } from '../with-platform.ts';

let platform: TestPlatform;
let limits: BetLimits;
let matches: readonly Match[];
beforeAll(async () => {
  platform = await withPlatform();
  limits = await platform.call('getLimits', {});
  matches = await platform.call('getTopMatches', { offset: 0, limit: 100 });
});
afterAll(() => platform.dispose());

const matchAt = (at: number): Match => {
  const match = matches[at];
  if (!match) throw new Error(`there is no match ${at}`);
  return match;
};

const result = async (match: Match, words: object): Promise<void> => {
  const reply = await platform.app.inject({
    method: 'POST',
    url: '/sandbox/season/result',
    payload: { parent_match_id: match.feedId, ...words },
  });
  expect(reply.statusCode).toBe(200);
};

const balanceOf = async ({ profileId, token }: TestCustomer): Promise<number> =>
  (await platform.call('getBalance', { profileId }, { token })).balance;

/** A body as some other client might send it. */
const raw = async (
  customer: TestCustomer,
  change: (body: Record<string, unknown>) => object | string,
  key?: string,
) => {
  const bet = honestBet({ customer, selections: [homeWinOf(matchAt(3))], stake: kes(49), limits });
  const body = change(JSON.parse(printRequest(endpoints.placeBet, bet).body ?? ''));
  const reply = await platform.app.inject({
    method: 'POST',
    url: `${HOST_BASE_PATHS.betting}/api/bet/placebet`,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: customer.token,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

describe('a bet, from the list of matches to the payout (R1-04, R7-16, R7-19)', () => {
  test('is placed, seen in My Bets, won, paid, and its legs tell how', async () => {
    const customer = await platform.customer({ deposit: 500 });
    const pair = [matchAt(0), matchAt(1)];
    const bet = honestBet({ customer, selections: pair.map(homeWinOf), stake: kes(100), limits });
    const answer = await platform.call('placeBet', bet, { token: customer.token, key: 'accumulator' });
    expect(answer).toMatchObject({ kind: 'placed', quote: { stake: kes(100) } });
    if (answer.kind !== 'placed' || !answer.quote || !answer.betId) throw new Error('not placed');
    expect(await balanceOf(customer)).toBe(kes(400));
    const history = { profileId: customer.profileId, from: 0 };
    expect(await platform.call('getBets', history, customer)).toMatchObject([
      {
        id: answer.betId,
        reference: answer.reference,
        status: 'open',
        stake: kes(100),
        netPayout: answer.quote.netPayout,
      },
    ]);

    for (const match of pair) await result(match, { home: 2, away: 1 });
    // A settled cash stake releases a tenth of itself from the welcome bonus (D66).
    expect(await balanceOf(customer)).toBe(kes(400) + answer.quote.netPayout + kes(10));
    expect(await platform.call('getBets', history, customer)).toMatchObject([{ status: 'won', badge: null }]);
    expect(await platform.call('getBetDetail', { betId: answer.betId }, customer)).toMatchObject(
      pair.map(({ homeTeam, awayTeam, gameId }) => ({
        homeTeam,
        awayTeam,
        gameId,
        status: 'won',
        fullTimeScore: '2:1',
        winningOutcome: '1',
      })),
    );
  });

  test('whose match turns out otherwise is settled again (D71)', async () => {
    const [customer, match] = [await platform.customer({ deposit: 100 }), matchAt(2)];
    await platform.call(
      'placeBet',
      honestBet({ customer, selections: [homeWinOf(match)], stake: kes(100), limits }),
      { token: customer.token, key: 'k' },
    );
    await result(match, { home: 1, away: 0 });
    await result(match, { home: 1, away: 1 });
    expect(await balanceOf(customer)).toBe(kes(10));
    await result(match, { status: 'void' });
    expect(await balanceOf(customer)).toBe(kes(100));
    expect(
      await platform.call('getBets', { profileId: customer.profileId, from: null }, customer),
    ).toMatchObject([{ status: 'lost', badge: 'void' }]);
  });

  test('after kick-off is refused with its reason and the prices of now', async () => {
    const [customer, match] = [await platform.customer({ deposit: 100 }), matchAt(matches.length - 1)];
    const bet = honestBet({ customer, selections: [homeWinOf(match)], stake: kes(20), limits });
    await platform.db.query('UPDATE match SET starts_at = $2 WHERE feed_match_id = $1', [
      Number(match.feedId),
      '2020-01-01T00:00:00Z',
    ]);
    expect(await platform.call('placeBet', bet, { token: customer.token, key: 'late' })).toMatchObject({
      kind: 'refused',
      code: 241,
      description: expect.stringContaining('Already started'),
      currentOdds: [{ outcomeId: bet.selections[0]?.outcomeId, odds: null }],
    });
  });

  test('is only its owner’s: others find nothing, in the list and in the detail (D23)', async () => {
    const [owner, stranger] = [await platform.customer({ deposit: 100 }), await platform.customer()];
    const answer = await platform.call(
      'placeBet',
      honestBet({ customer: owner, selections: [homeWinOf(matchAt(4))], stake: kes(20), limits }),
      { token: owner.token, key: 'k' },
    );
    if (answer.kind !== 'placed' || !answer.betId) throw new Error('not placed');
    const look = async (path: string, { token }: TestCustomer) => {
      const { statusCode, body } = await platform.app.inject({
        url: HOST_BASE_PATHS.auth + path,
        headers: { authorization: token },
      });
      return { statusCode, body };
    };
    const missing = await look('/api/bets/b0000000000000000000', stranger);
    expect(missing.statusCode).toBe(404);
    expect(await look(`/api/bets/${answer.betId}`, stranger)).toEqual(missing);
    expect(await look(`/api/bets/${owner.profileId}/`, stranger)).toEqual(missing);
    expect(await look(`/api/bets/${owner.profileId}`, owner)).toEqual(missing); // without its slash it would be a bet of that id
    expect(JSON.parse((await look(`/api/bets/${owner.profileId}/`, owner)).body)).toHaveLength(1);
  });
});

describe('bodies of other clients (R4-13, D07, D63)', () => {
  test('one that sends no key is kept from placing twice, and hears the first answer', async () => {
    const customer = await platform.customer({ deposit: 200 });
    const first = await raw(customer, (body) => body);
    expect(first).toMatchObject({ status: 200, body: { res: 0, bet_amount: 49 } });
    expect(await raw(customer, (body) => body)).toEqual(first);
    expect(await balanceOf(customer)).toBe(kes(151));
  });

  test('short money is res 110', async () => {
    expect(await raw(await platform.customer({ deposit: 30 }), (body) => body)).toMatchObject({
      status: 200,
      body: { res: 110, short_by: 19 },
    });
  });

  test('no stake that is not an amount within the limits takes money', async () => {
    const customer = await platform.customer({ deposit: 1_000 });
    const stakes = [
      -49,
      0,
      19.99,
      20_000.01,
      49.001,
      1e308,
      '1e309',
      '1e2',
      '0x31',
      [49],
      { kes: 49 },
      null,
      true,
      '',
      ' ',
      '٤٩',
      'NaN',
      '-0',
      Number.MAX_SAFE_INTEGER,
    ];
    for (const stake of stakes) {
      const { status, body } = await raw(customer, (honest) => ({ ...honest, stake_amount: stake }));
      expect(
        status === 400 || Number(body['res']) > 200,
        `${JSON.stringify(stake)} was answered ${status} ${JSON.stringify(body)}`,
      ).toBe(true);
    }
    expect(await balanceOf(customer)).toBe(kes(1_000));
  });

  test.each([
    ['a win it made up', { possible_win: 9_000_000 }, 203],
    ['somebody else’s profile', { profile_id: '1' }, 201],
    ['somebody else’s phone', { msisdn: '254799999999' }, 201],
    ['a bet string of other picks', { bet_string: '1_2' }, 202],
    ['a free bet it does not have', { redeem_free_bet: 1 }, 230],
    ['an empty slip', { slip: [], bet_string: '' }, 210],
  ])('%s is refused in words', async (_, lie, res) => {
    const customer = await platform.customer({ deposit: 100 });
    expect(await raw(customer, (body) => ({ ...body, ...lie }))).toMatchObject({
      status: 200,
      body: { res, description: expect.stringMatching(/\w+/) },
    });
    expect(await balanceOf(customer)).toBe(kes(100));
  });

  test('one key with two bodies places the first (D63)', async () => {
    const customer = await platform.customer({ deposit: 200 });
    expect(await raw(customer, (body) => body, 'one')).toMatchObject({ body: { res: 0 } });
    expect(await raw(customer, (body) => ({ ...body, accept_odds_change: 'none' }), 'one')).toMatchObject({
      body: { res: 204 },
    });
  });
});

describe('after all of this', () => {
  test('the books add up', async () => {
    expect(await checkBooks(platform.db)).toEqual({ total: 0, drifting: [] });
  });
});
