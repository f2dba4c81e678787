import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kes } from '@kipenga/betting-core';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { newPhone, withPlatform, type TestCustomer, type TestPlatform } from '../with-platform.ts';

type Row = Readonly<Record<string, unknown>>;

let platform: TestPlatform;
let customer: TestCustomer;
let soccer = '';
beforeAll(async () => {
  platform = await withPlatform();
  soccer = (await platform.call('getActiveSports', {})).find(({ name }) => name === 'Soccer')?.id ?? 'none';
  customer = await platform.customer({ deposit: 100 });
});
afterAll(() => platform.dispose());

/** Sends a call as it stands in the list of calls, with no codec of ours. Returns the body of its answer, which is 200. */
async function ask<Answer = Row>(url: string, payload?: Row, token?: string): Promise<Answer> {
  const reply = await platform.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/host/${url}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload !== undefined && { payload }),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Answer>();
}

const statusWithoutToken = async (method: 'GET' | 'POST', path: string): Promise<number> =>
  (await platform.app.inject({ method, url: `/host/${path}`, ...(method === 'POST' && { payload: {} }) }))
    .statusCode;

describe('sports data, asked for by its addresses', () => {
  const sports = <Answer = readonly Row[]>(path: string): Promise<Answer> =>
    ask<Answer>(`sports/api/v1/${path}`);
  const idsOf = (matches: readonly Row[]): readonly unknown[] => matches.map(({ match_id: id }) => id);

  const leaguesOf = (sport: Row = {}): readonly Row[] =>
    ['top_leagues', 'other_leagues'].flatMap((some) => sport[some] as readonly Row[]);

  test('R7-01 nav-data: each sport with its leagues, e-sports apart', async () => {
    const [first] = await sports('nav-data?is_esport=0');
    expect(first).toMatchObject({ sport: { sport_id: soccer, sport_name: 'Soccer', type: '3way' } });
    expect(leaguesOf(first)[0]).toMatchObject({
      sport_id: soccer,
      id: expect.any(String),
      count: expect.any(Number),
    });
    expect(await sports('nav-data?is_esport=1')).not.toEqual([]);
  });

  test('R7-02, R7-03 jackpot/offered, and jackpot/{id}: params and matches of each offer', async () => {
    const offered = await sports<Readonly<Record<string, Row>>>('jackpot/offered');
    expect(Object.values(offered).length).toBeGreaterThanOrEqual(2);
    for (const id of Object.keys(offered)) {
      const jackpot = await sports<Row>(`jackpot/${id}`);
      expect(jackpot).toMatchObject({ jackpot_params: { jp_id: id, active: 1 } });
      expect((jackpot['jp_matches'] as Row[])[0]).toMatchObject({
        position: 1,
        home_odd: expect.any(Number),
      });
    }
  });

  test('R7-04 active-sports: those that have matches', async () => {
    expect(await sports('active-sports')).toContainEqual({
      sport_id: soccer,
      sport_name: 'Soccer',
      type: '3way',
    });
  });

  test('R7-05 matches/top: so many from so far on', async () => {
    const first = await sports('matches/top/0/10');
    expect(first).toHaveLength(10);
    expect(idsOf(await sports('matches/top/4/3'))).toEqual(idsOf(first.slice(4, 7)));
  });

  test('R7-06, R7-07 matches of a league, and of a sport by its tab', async () => {
    const [match] = await sports(`matches/${soccer}/all/0/150`);
    const nav = await sports('nav-data?is_esport=0');
    const league = leaguesOf(nav[0]).find(
      ({ name, category }) => name === match?.['competition_name'] && category === match?.['category'],
    );
    const ofLeague = await sports(
      `matches/${soccer}/competition/${String(league?.['id'])}/0/150?is_esport=0`,
    );
    expect(idsOf(ofLeague)).toContain(match?.['match_id']);
    expect(new Set(ofLeague.map(({ competition_name: name }) => name))).toEqual(new Set([league?.['name']]));
    expect((await sports(`matches/${soccer}/all/0/2?is_esport=0`)).length).toBe(2);
  });

  test('R7-08 matches/search and matches/date: by a word, and by a day', async () => {
    const [match] = await sports('matches/top/0/1');
    const word = String(match?.['home_team']).split(' ')[0] ?? '';
    const found = await sports(
      `matches/search/${encodeURIComponent(word)}?filter=0&sport_id=${soccer}&is_esport=0`,
    );
    expect(idsOf(found)).toContain(match?.['match_id']);
    const day = String(match?.['start_time']).slice(0, 10);
    const thatDay = await sports(`matches/date/0?date=${day}&sport_id=${soccer}&is_esport=0`);
    expect(idsOf(thatDay)).toContain(match?.['match_id']);
    expect(new Set(thatDay.map(({ start_time: at }) => String(at).slice(0, 10)))).toEqual(new Set([day]));
  });

  test('R7-09 matches/markets/{matchId}: every outcome of the match with its price', async () => {
    const [match] = await sports('matches/top/0/1');
    const rows = await sports(`matches/markets/${String(match?.['match_id'])}`);
    expect(rows).toContainEqual(
      expect.objectContaining({
        odd_id: match?.['home_odd_id'],
        odd_value: match?.['home_odd'],
        odd_key: '1',
      }),
    );
  });
});

describe('money by mobile phone (R7-17)', () => {
  test('betting/payment/deposit, auth/payment/deposit, auth/payment/withdraw: with a token alone', async () => {
    const { phone, token } = customer;
    for (const path of ['betting/payment/deposit', 'auth/payment/deposit', 'auth/payment/withdraw'])
      expect(await statusWithoutToken('POST', path)).toBe(401);
    for (const [path, amount] of [
      ['betting', 60],
      ['auth', 70],
    ] as const) {
      await ask(`${path}/payment/deposit`, { phone, amount }, token);
      await expect
        .poll(async () => (await platform.handset(phone).look()).prompts[0])
        .toMatchObject({ amount, state: 'open' });
      await platform.handset(phone).approve();
    }
    const before = await platform.call('getBalance', customer, { token });
    await ask('auth/payment/withdraw', { phone, amount: 60 }, token);
    const after = await platform.call('getBalance', customer, { token });
    expect(before.balance - after.balance).toBe(kes(60));
  });
});

describe('the account by its calls', () => {
  test('R7-18 register, finish-registration, generate-token, generate-code, reset-password', async () => {
    const phone = newPhone();
    const code = (): Promise<string> => platform.handset(phone).code();
    const consent = { medium: 'web_ui', referral_code: '', consent: '1' };
    expect(await ask('auth/auth/register', { phone, password: 'siri yangu', ...consent })).toMatchObject({
      res: 0,
    });
    const logIn = (password: string): Promise<Row> =>
      ask('auth/auth/generate-token', { username: phone, password, remember: true });
    expect(await logIn('siri yangu')).toMatchObject({ responseCode: 101 });
    expect(await ask('auth/auth/finish-registration', { phone, reset_code: await code() })).toMatchObject({
      res: 0,
    });
    const profile = await logIn('siri yangu');
    expect(profile).toMatchObject({ responseCode: 0, username: phone });
    await ask(`auth/auth/generate-code/${phone}`);
    const reset = { phone, reset_code: await code(), password: 'siri mpya' };
    expect(await ask('auth/auth/reset-password', reset)).toMatchObject({ res: 0 });
    expect(await logIn('siri mpya')).toMatchObject({ responseCode: 0 });
    expect((await logIn('siri yangu'))['responseCode']).not.toBe(0);
  });

  test('R7-19 get-profile, bets, one bet, and a year of transactions: its owner alone', async () => {
    const { phone, profileId, token } = customer;
    const [match] = await platform.call('getTopMatches', { offset: 0, limit: 1 });
    if (match === undefined) throw new Error('No match is on the list.');
    const limits = await platform.call('getLimits', {});
    const bet = honestBet({ customer, selections: [homeWinOf(match)], stake: kes(49), limits });
    await platform.call('placeBet', bet, { token, key: 'calls' });
    expect(await ask(`auth/ussd/get-profile/byprofile/${profileId}`, undefined, token)).toMatchObject({
      res: 0,
      balance: expect.any(Number),
      bonus: expect.any(Number),
      free_bet: expect.any(Number),
    });
    const [placed] = await ask<readonly Row[]>(`auth/api/bets/${profileId}/0`, undefined, token);
    expect(placed).toMatchObject({ bet_amount: 49, status: 1 });
    const legs = await ask<readonly Row[]>(`auth/api/bets/${String(placed?.['bet_id'])}`, undefined, token);
    expect(legs).toMatchObject([{ home_team: match.homeTeam, away_team: match.awayTeam }]);
    const until = String(placed?.['created']).slice(0, 10);
    const from = new Date(Date.parse(until) - 362 * 86_400_000).toISOString().slice(0, 10);
    const transactions = await ask<readonly Row[]>(
      `auth/api/transactions/${phone}/${from}/${until}`,
      undefined,
      token,
    );
    expect(transactions[0]).toMatchObject({ type: expect.stringMatching(/deposit|withdraw/i) });
    for (const path of [
      `auth/ussd/get-profile/byprofile/${profileId}`,
      `auth/api/bets/${profileId}/0`,
      `auth/api/transactions/${phone}/${from}/${until}`,
    ])
      expect(await statusWithoutToken('GET', path)).toBe(401);
  });
});
