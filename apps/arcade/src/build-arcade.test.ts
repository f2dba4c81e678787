import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kes } from '@kipenga/betting-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildArcade, type Arcade } from './build-arcade.ts';
import type { SpinView } from './games/reels/spins.ts';
import type { OpenedGame, Push } from './protocol.ts';
import { FAKE_SECRET, fakeWallet, type FakeWallet } from './testing/fake-wallet.ts';

const HOUSE = 'https://house.example';
const START = 100_000;

let folder: string;
let bank: FakeWallet;
let arcade: Arcade;

const start = async (): Promise<void> => {
  arcade = await buildArcade({
    host: 'localhost',
    port: 0,
    secret: FAKE_SECRET,
    walletUrl: bank.url,
    houseOrigins: [HOUSE],
    logLevel: 'silent',
    dataFolder: join(folder, 'data'),
    buildFolder: join(folder, 'build'),
    trustProxy: true,
  });
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arcade-'));
  for (const part of ['assets', 'images', '.vite'])
    mkdirSync(join(folder, 'build', part), { recursive: true });
  writeFileSync(join(folder, 'build/images/comet.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(
    join(folder, 'build/.vite/manifest.json'),
    JSON.stringify({ 'games/crash/page.ts': { file: 'assets/page.js', css: ['assets/page.css'] } }),
  );
  bank = await fakeWallet(START);
  await start();
});
afterEach(async () => {
  await arcade.close();
  await bank.close();
  rmSync(folder, { recursive: true });
});

const post = (path: string, payload: object) =>
  arcade.app.inject({ method: 'POST', url: `/api/${path}`, payload });
/** The fake wallet reads game and session out of the token. */
const open = async (gameId: string): Promise<OpenedGame> =>
  (await post('open', { gameId, token: `${gameId}:session-1` })).json<OpenedGame>();

describe('a game’s page (D30, R1-07)', () => {
  test('may be framed by the house only, loads from itself only, and is kept by nobody', async () => {
    const { headers } = await arcade.app.inject('/play/comet?token=secret&lang=en');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${HOUSE}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['?lang=en', 'sw-KE,sw;q=0.9', 'en', 'Lobby'],
    ['?lang=sw', 'en', 'sw', 'Ukumbi'],
    ['?lang=zz', 'sw', 'en', 'Lobby'],
    ['', 'zz, sw-KE;q=0.9, en;q=0.8', 'sw', 'Ukumbi'],
    ['', '', 'en', 'Lobby'],
  ])(
    'speaks the language of its address %s, else of its browser: %s',
    async (query, accepted, language, word) => {
      const headers = { 'accept-language': accepted };
      const { body } = await arcade.app.inject({ url: `/play/comet${query}`, headers });
      expect(body).toContain(`<html lang="${language}"`);
      expect(body).toContain(`"arcade.lobby":"${word}"`);
      expect(body).toContain('"arcade.crash.');
      expect(body).not.toContain('"arcade.reels.');
    },
  );

  test('loads the script and the style that were built for its family', async () => {
    const { body } = await arcade.app.inject('/play/comet');
    expect(body).toContain('<script type="module" src="/assets/page.js">');
    expect(body).toContain('<link rel="stylesheet" href="/assets/page.css" />');
  });

  test('is there for games there are', async () => {
    expect((await arcade.app.inject('/play/poker')).statusCode).toBe(404);
  });

  test('has a picture that the house may show', async () => {
    const { headers } = await arcade.app.inject('/images/comet.svg');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});

describe('a play', () => {
  test('is opened by a token of its game, with the wallet’s balance', async () => {
    expect(await open('matunda')).toMatchObject({ mode: 'REAL', balance: START, returnPercent: 95.29 });
  });

  test('is not opened by a token of another game', async () => {
    const reply = await post('open', { gameId: 'comet', token: 'matunda:session-1' });
    expect([reply.statusCode, reply.json()]).toEqual([401, { code: 'token-refused' }]);
  });

  test.each([
    ['token-refused', 401],
    ['excluded', 409],
  ] as const)('is refused as the wallet says: %s', async (code, status) => {
    bank.refuse('open', code);
    const reply = await post('open', { gameId: 'comet', token: 'comet:session-1' });
    expect([reply.statusCode, reply.json()]).toEqual([status, { code }]);
  });

  test('is asked of the wallet no more for an address that tried sixty tokens in vain', async () => {
    bank.refuse('open', 'token-refused');
    const openFrom = (address: string) =>
      arcade.app.inject({
        method: 'POST',
        url: '/api/open',
        headers: { 'x-forwarded-for': address },
        payload: { gameId: 'comet', token: 'made-up' },
      });
    await Promise.all(Array.from({ length: 60 }, () => openFrom('198.51.100.7')));
    const late = await openFrom('198.51.100.7');
    expect([late.statusCode, late.json()]).toEqual([429, { code: 'too-often' }]);
    expect(late.headers['retry-after']).toBe('60');
    expect((await openFrom('198.51.100.8')).statusCode).toBe(401);
    expect(bank.heard()).toHaveLength(61);
  });

  test('moves the wallet’s money', async () => {
    const { play } = await open('matunda');
    const reply = await post('stake', { play, amount: kes(50), clientSeed: '0'.repeat(32) });
    const { paid } = reply.json<SpinView>();
    await expect.poll(() => bank.done()).toEqual(['debit', 'credit']);
    expect(bank.balance()).toBe(START - kes(50) + paid);
  });

  test('for trying moves play money only (R7-12)', async () => {
    bank.playMode('DEMO');
    const { play, mode, balance } = await open('matunda');
    expect([mode, balance]).toEqual(['DEMO', kes(10_000)]);
    const reply = await post('stake', { play, amount: kes(50), clientSeed: '0'.repeat(32) });
    expect(reply.statusCode).toBe(200);
    expect(bank.heard()).toEqual(['open']);
  });

  test.each([
    ['stake', { play: 'nobody', amount: 1_000 }, 404, 'play-unknown'],
    ['cash-out', {}, 404, 'play-unknown'],
    ['open', { gameId: 'comet' }, 401, 'token-refused'],
  ])('%s of %o is refused', async (path, payload, status, code) => {
    bank.refuse('open', 'token-refused');
    const reply = await post(path, payload);
    expect([reply.statusCode, reply.json()]).toEqual([status, { code }]);
  });

  test('takes no body that is not JSON, and none that is large', async () => {
    const send = (payload: string, type: string) =>
      arcade.app.inject({ method: 'POST', url: '/api/stake', payload, headers: { 'content-type': type } });
    expect((await send('play=1', 'application/x-www-form-urlencoded')).json()).toEqual({
      code: 'unreadable',
    });
    expect((await send('{', 'application/json')).statusCode).toBe(400);
    expect((await send(JSON.stringify({ play: 'x'.repeat(5_000) }), 'application/json')).statusCode).toBe(
      413,
    );
  });
});

test('a body that never ends does not hold its connection for ever', () => {
  expect(arcade.app.server.requestTimeout).toBe(30_000);
});

/** Reads a page's event stream until `enough` is true of its pushes. */
const pushes = async (
  address: string,
  play: string,
  enough: (heard: readonly Push[]) => boolean,
): Promise<readonly Push[]> => {
  const leave = new AbortController();
  const reply = await fetch(`${address}/api/events?play=${play}`, { signal: leave.signal });
  const heard: Push[] = [];
  let text = '';
  for await (const part of reply.body ?? []) {
    text += Buffer.from(part).toString();
    const lines = text.split('\n\n');
    text = lines.pop() ?? '';
    heard.push(
      ...lines.filter((line) => line.startsWith('data: ')).map((line) => JSON.parse(line.slice(6)) as Push),
    );
    if (enough(heard)) break;
  }
  leave.abort();
  return heard;
};

describe('the stream', () => {
  test('tells how things stand, and ends with the arcade', async () => {
    const address = await arcade.app.listen({ port: 0 });
    const { play } = await open('comet');
    const heard = await pushes(address, play, (all) => all.some(({ kind }) => kind === 'balance'));
    expect(heard.find(({ kind }) => kind === 'table')).toMatchObject({
      view: { phase: 'betting', outcome: null },
    });
  });

  test('is for plays there are', async () => {
    expect((await arcade.app.inject('/api/events?play=nobody')).statusCode).toBe(404);
  });
});

test('a stop in the middle of a round gives the stake back', async () => {
  const address = await arcade.app.listen({ port: 0 });
  const { play } = await open('comet');
  const listening = pushes(address, play, (all) =>
    all.some((push) => push.kind === 'stake' && push.stake.state === 'returned'),
  ).catch(() => []);
  await expect.poll(async () => (await post('stake', { play, amount: kes(10) })).statusCode).toBe(200);
  expect(bank.balance()).toBe(START - kes(10));
  await arcade.close();
  await listening;
  expect(bank.done()).toEqual(['debit', 'rollback']);
  expect(bank.balance()).toBe(START);
  await start();
});
