import { kes } from '@kipenga/betting-core';
import { endpoints } from '@kipenga/contracts';
import { samples } from '@kipenga/contracts/samples';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withPlatform, type TestPlatform } from '../../test/with-platform.ts';

const TOP = '/host/sports/api/v1/matches/top/0/20';
const LOG_IN = '/host/auth/auth/generate-token';

describe('the server', () => {
  let it: TestPlatform;
  beforeAll(async () => {
    it = await withPlatform();
  });
  afterAll(() => it.dispose());

  describe('writes from a browser (R7-20, D20)', () => {
    const logIn = (headers: Record<string, string>) =>
      it.app.inject({
        method: 'POST',
        url: LOG_IN,
        headers: { 'content-type': 'application/json', ...headers },
        payload: { username: '0712345678', password: 'x', remember: false },
      });

    test('a page gives the cookie once, and only a page', async () => {
      const page = await it.app.inject({ url: '/nothing-here', headers: { accept: 'text/html' } });
      expect(page.cookies).toMatchObject([{ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' }]);
      const again = await it.app.inject({
        url: '/nothing-here',
        headers: { accept: 'text/html', cookie: 'XSRF-TOKEN=abc' },
      });
      expect(again.cookies).toEqual([]);
      expect((await it.app.inject({ url: TOP })).cookies).toEqual([]);
    });

    test('with the cookie the header must repeat it, and a refusal logs nobody out (D25)', async () => {
      expect((await logIn({ cookie: 'XSRF-TOKEN=abc' })).statusCode).toBe(400);
      expect((await logIn({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' })).statusCode).toBe(400);
      expect((await logIn({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' })).statusCode).toBe(200);
      expect((await logIn({})).statusCode).toBe(200);
    });

    test('from another site it is refused, and so is asking for a code, though that is a GET (D26)', async () => {
      expect((await logIn({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
      expect((await logIn({ origin: 'https://evil.example', host: 'kipenga.example' })).statusCode).toBe(400);
      expect((await logIn({ origin: 'null', host: 'kipenga.example' })).statusCode).toBe(400);
      expect((await logIn({ origin: 'https://kipenga.example', host: 'kipenga.example' })).statusCode).toBe(
        200,
      );
      const code = (site: string) =>
        it.app.inject({
          url: '/host/auth/auth/generate-code/254712345678',
          headers: { 'sec-fetch-site': site },
        });
      expect((await code('cross-site')).statusCode).toBe(400);
      expect((await code('same-origin')).statusCode).toBe(200);
      const advance = await it.app.inject({
        method: 'POST',
        url: '/sandbox/season/advance',
        headers: { 'sec-fetch-site': 'cross-site' },
        payload: { minutes: 1 },
      });
      expect(advance.statusCode).toBe(400);
    });
  });

  describe('refusals', () => {
    const refused = async (url: string, options: object = {}) => {
      const reply = await it.app.inject({ url, ...options });
      expect(reply.json()).toEqual({ res: reply.statusCode, description: expect.stringMatching(/\w{3}/) });
      return reply.statusCode;
    };

    test('every one of them is in words (D25)', async () => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
      expect(await refused('/host/auth/api/bets/77')).toBe(401);
      expect(await refused('/host/auth/api/bets/77', { headers: { authorization: 'Bearer nonsense' } })).toBe(
        401,
      );
      expect(await refused(LOG_IN, { ...post, payload: '{"username":' })).toBe(400);
      expect(await refused(LOG_IN, { ...post, payload: '{}' })).toBe(400);
      expect(
        await refused(LOG_IN, { ...post, payload: JSON.stringify({ username: 'x'.repeat(70_000) }) }),
      ).toBe(413);
      expect(await refused('/host/sports/api/v1/matches/top/first/20')).toBe(400);
      expect(await refused('/host/sports/api/v1/unheard-of')).toBe(404);
      expect(await refused('/host/sports/api/v1/jackpot/999999')).toBe(404);
      expect(await refused('/host/auth/auth/generate-code/+256712345678')).toBe(400);
    });

    test.each([
      '/%00',
      '/casino?from=%00',
      '/host/sports/api/v1/matches/search/a%00b?filter=0',
      '/host/sports/api/v1/matches/search/%ED%A0%80?filter=0',
      '/host/sports/api/v1/matches/top/0/20?x=%ED%A0%80',
      '/host/auth/auth/generate-code/%00',
      '/host/betting/util/booking/slip?code=%00',
      '/sandbox/handset/%00',
      '/sandbox/handset/%C3',
      '/openapi.json?%00',
    ])('an address no table can hold is refused: %s (D76)', async (url) => {
      expect(await refused(url)).toBe(400);
    });

    test('text that no table can hold is refused, not stumbled over', async () => {
      for (const [name, text] of [
        ['medium', '\\u0000'],
        ['medium', '\\ud800'],
        ['nothing\\u0000', ''],
      ]) {
        const body = `{"phone":"0711999888","password":"my own","${name}":"${text}","referral_code":"","consent":"2026-01"}`;
        expect(
          await refused('/host/auth/auth/register', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            payload: body,
          }),
        ).toBe(400);
      }
    });

    test('a value that does not fit is refused with what would', async () => {
      const { token } = await it.customer();
      const reply = await it.app.inject({
        method: 'POST',
        url: '/host/auth/account/time-out',
        headers: { authorization: `Bearer ${token}` },
        payload: { length: 'a while' },
      });
      expect(reply.json<{ description: string }>().description).toBe(
        'body: length: Invalid option: expected one of "day"|"week"|"month"',
      );
    });

    describe('calls that move money', () => {
      const post = async (url: string, token: string, payload: string) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const reply = await it.app.inject({ method: 'POST', url, headers, payload });
        return `${reply.statusCode} ${reply.json<{ description: string }>().description}`;
      };
      const paths = ['betting/payment/deposit', 'auth/payment/deposit', 'auth/payment/withdraw'];

      test.each(paths)('%s refuses a field it does not know, and one that stands twice', async (path) => {
        const { phone, token } = await it.customer();
        const ask = (fields: string) =>
          post(`/host/${path}`, token, `{"phone":"${phone}","amount":50${fields}}`);
        expect(await ask(',"currency":"USD"')).toBe('400 body: unknown field "currency"');
        expect(await ask(',"amount":20')).toBe('400 The body cannot be read. A field stands twice in it.');
        expect(await ask('')).toMatch(/^200 /);
      });

      test('a bet and a ticket do so too, in each of their picks', async () => {
        const { token } = await it.customer();
        for (const name of ['placeBet', 'placeJackpotBet'] as const) {
          const body = samples[name].body as unknown as { slip: readonly object[] };
          const url = `/host/betting${endpoints[name].path}`;
          const ask = (changed: object) => post(url, token, JSON.stringify({ ...body, ...changed }));
          expect(await ask({ currency: 'USD' })).toBe('400 body: unknown field "currency"');
          expect(await ask({ slip: body.slip.map((pick) => ({ ...pick, stake: 1 })) })).toMatch(
            /^400 body: slip\.0: unknown field "stake"/,
          );
          expect(await ask({})).not.toMatch(/^400/);
        }
      });

      test("a key that is the house's own name of something is refused: it would be answered, or forgotten, as that", async () => {
        const { phone, token } = await it.customer();
        const ask = (key: string) => it.call('deposit', { phone, amount: kes(50) }, { token, key });
        for (const key of ['deposit:SAFE000001:0', 'body a-hash', 'my body a-hash'])
          await expect(ask(key)).rejects.toThrow('answered 400');
        expect(await ask('my own: deposit')).toMatchObject({ kind: 'prompt-sent' });
      });
    });

    test('days at the end of the calendar are asked for in vain, and in words', async () => {
      const { phone, profileId, token } = await it.customer();
      const headers = { authorization: `Bearer ${token}` };
      expect(await refused('/host/sports/api/v1/matches/date/0?date=9999-12-31')).toBe(400);
      expect(await refused(`/host/auth/api/bets/${profileId}/0000-01-01`, { headers })).toBe(400);
      expect(await refused(`/host/auth/api/transactions/${phone}/9999-12-01/9999-12-31`, { headers })).toBe(
        400,
      );
    });

    test("a trailing slash counts: with it a customer's bets, without it one bet (D23, D71)", async () => {
      const { profileId, token } = await it.customer();
      const get = (url: string) => it.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect((await get(`/host/auth/api/bets/${profileId}/`)).json()).toEqual([]);
      expect((await get(`/host/auth/api/bets/${profileId}`)).statusCode).toBe(404);
      expect((await get('/host/auth/api/bets/1/')).statusCode).toBe(404);
    });

    test('a token may come with or without its scheme (R6-02)', async () => {
      const { profileId, token } = await it.customer();
      const url = `/host/auth/ussd/get-profile/byprofile/${profileId}`;
      expect((await it.app.inject({ url, headers: { authorization: token } })).json()).toEqual({
        res: 0,
        balance: 0,
        bonus: 0,
        free_bet: 0,
      });
    });
  });

  describe('public lists', () => {
    test('are sent compressed or not, and not again while they are the same', async () => {
      const plain = await it.app.inject({ url: TOP });
      const squeezed = await it.app.inject({ url: TOP, headers: { 'accept-encoding': 'gzip, br' } });
      expect(squeezed.headers).toMatchObject({
        'content-encoding': 'br',
        vary: 'accept-encoding',
        etag: plain.headers.etag,
      });
      expect(squeezed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      const { brotliDecompressSync } = await import('node:zlib');
      expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(plain.body);
      const known = await it.app.inject({
        url: TOP,
        headers: { 'if-none-match': String(plain.headers.etag) },
      });
      expect([known.statusCode, known.body]).toEqual([304, '']);
    });

    test('are one answer under every address that means the same, whoever asks', async () => {
      const made = async (url: string, headers: Record<string, string> = {}) => {
        const reply = await it.app.inject({ url, headers });
        return [reply.statusCode, reply.headers.etag];
      };
      const [status, etag] = await made(TOP);
      expect(status).toBe(200);
      expect(
        await made(`${TOP}?nothing=1&nothing=2`, {
          'idempotency-key': 'k'.repeat(201),
          authorization: 'Bearer nonsense',
        }),
      ).toEqual([200, etag]);
    });

    test('of limits follow the limits at once, while the season stands still (R7-15)', async () => {
      const [before, again] = [await it.call('getLimits', {}), await it.call('getLimits', {})];
      expect(again).toEqual(before);
      for (const maxSelections of [7, 9]) {
        await it.db.query(
          `INSERT INTO limit_setting (name, value) VALUES ('max_selections', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
          [String(maxSelections)],
        );
        expect(await it.call('getLimits', {})).toMatchObject({ maxSelections });
      }
    });

    test('follow the season at once', async () => {
      const before = await it.app.inject({ url: TOP });
      await it.app.inject({ method: 'POST', url: '/sandbox/season/advance', payload: { minutes: 12 * 60 } });
      const after = await it.app.inject({ url: TOP });
      expect(after.body).not.toBe(before.body);
    });
  });

  test('what belongs to a customer is kept by no cache', async () => {
    const { profileId, token } = await it.customer();
    const reply = await it.app.inject({
      url: `/host/auth/ussd/get-profile/byprofile/${profileId}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(reply.headers.etag).toBeUndefined();
  });

  test('says that it lives and that it is ready', async () => {
    expect((await it.app.inject({ url: '/healthz' })).json()).toEqual({
      status: 'alive',
      database: 'reachable',
    });
    expect((await it.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });

  test('publishes the contract as OpenAPI 3.1 (D21)', async () => {
    const { openapi, paths } = (await it.app.inject({ url: '/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(openapi).toBe('3.1.0');
    expect(paths['/host/betting/api/bet/placebet']?.['post']?.operationId).toBe('placeBet');
    expect(paths['/host/auth/api/transactions/{phone}/{fromDate}/{today}']?.['get']?.operationId).toBe(
      'getTransactions',
    );
    expect(JSON.stringify(paths['/host/auth/auth/register'])).toContain('referral_code');
    expect(JSON.stringify(paths['/host/sports/stream'])).toMatch(
      /Last-Event-ID.*text\/event-stream.*match_id/,
    );
  });
});
