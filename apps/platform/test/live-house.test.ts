import { rmSync } from 'node:fs';
import { kes, type Msisdn } from '@kipenga/betting-core';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPlatform, type Platform } from '../src/build-platform.ts';
import { GATEWAY_NAMES, readConfig } from '../src/configuration/index.ts';
import {
  handsetIdentity,
  handsetMobileMoney,
  handsetRegister,
  handsetSmsIn,
  type Gateways,
} from '../src/gateways/index.ts';
import { systemClock, systemRandom } from '../src/ports/index.ts';
import { sandboxOnly } from '../src/sandbox-only.ts';
import { seasonClock, seasonGateway } from '../src/season/index.ts';
import { fakeBuild } from './fake-build.ts';
import { homeWinOf, honestBet } from './honest-bet.ts';
import { callLive, type LiveCall } from './live-calls.ts';
import { LIVE_ENVIRONMENT } from './live-environment.ts';
import { ownDatabase, type TestDatabase } from './with-database.ts';
import { newPhone } from './with-platform.ts';

/** Messages as a carrier would have them, newest first. */
const sent: { readonly to: Msisdn; readonly text: string }[] = [];

/** The sandbox's stand-ins, given from outside as real gateways are. */
const standIns = async ({ db }: TestDatabase): Promise<Gateways> => ({
  mobileMoney: handsetMobileMoney({ db, realClock: systemClock, random: systemRandom }),
  smsOut: {
    send: async (_, sms) => void sent.unshift(sms),
    connect: () => ({
      jobs: [],
      routes: async (app) => void app.get('/gateway/sms', () => 'heard'),
    }),
    isOnPhone: false,
  },
  smsIn: handsetSmsIn(),
  identity: { ...handsetIdentity({ realClock: systemClock }), phone: null },
  exclusionRegister: handsetRegister(),
  regulator: null,
  taxes: null,
  // Its clock stands ten years ahead: a live house does not hear of it.
  oddsFeed: {
    ...seasonGateway({ db, clock: await seasonClock(db), seed: 'kipenga' }),
    clock: { ...(await seasonClock(db)), now: () => '2036-01-01T00:00:00Z' as never, nowMs: () => 2e12 },
  },
});

const address = { host: 'kipenga.example' };
const buildFolder = fakeBuild();
const base = await ownDatabase();
let gateways: Gateways;
let platform: Platform;
beforeAll(async () => {
  gateways = await standIns(base);
  const env = {
    ...LIVE_ENVIRONMENT,
    ACCOUNT_CALLS_A_MINUTE: '3',
    KIPENGA_BUILD: buildFolder,
    LOG_LEVEL: 'silent',
  };
  const config = readConfig(env, { gateways: GATEWAY_NAMES });
  const outside = { db: base.db, realClock: systemClock, random: systemRandom };
  platform = await buildPlatform({ config, gateways, ...outside, jobsEveryMs: 50 });
});
afterAll(async () => {
  await platform.close();
  rmSync(buildFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = address) => platform.app.inject({ url, headers });

const call: LiveCall = (...asked) => callLive(platform.app, ...asked);

test('a customer joins, pays in and bets through the gateways, in real time', async () => {
  const [phone, password] = [newPhone(), 'hakuna matata'];
  await gateways.smsIn.phone?.({ from: phone, to: '29008', text: 'REGISTER' });
  const code = /\d{6}/.exec(sent.find(({ to }) => to === phone)?.text ?? '')?.[0] ?? 'none';
  await call('resetPassword', { phone, code, password });
  const answer = await call('logIn', { phone, password, remember: false });
  if (answer.kind !== 'logged-in') throw new Error(answer.description);
  const { profileId, token } = answer.profile;

  // The law of the day: nobody pays in whom nobody knows (D105).
  const unknown = await call('deposit', { phone, amount: kes(500) }, { token, key: 'unknown' });
  expect(unknown).toMatchObject({ kind: 'refused', code: 428, isIdentityNeeded: true });
  const card = handsetIdentity({ realClock: systemClock }).phone?.personOf(phone);
  if (!card) throw new Error('the stand-in knows nobody');
  expect(await call('proveIdentity', card, { token })).toMatchObject({ state: 'verified' });

  await call('setNoticeSms', { topic: 'deposits', isWanted: true }, { token });
  await call('deposit', { phone, amount: kes(500) }, { token, key: 'deposit' });
  const [prompt] = (await gateways.mobileMoney.phone?.list(phone)) ?? [];
  expect(await gateways.mobileMoney.phone?.approve(phone, prompt?.promptId ?? '')).toBe(true);
  await expect
    .poll(() => sent[0])
    .toMatchObject({ to: phone, text: expect.stringContaining('We received KES 500.00') });

  const [match] = await call('getTopMatches', { offset: 0, limit: 20 });
  if (!match) throw new Error('the feed offered nothing');
  const limits = await call('getLimits', {});
  const slip = { customer: { profileId, phone }, selections: [homeWinOf(match)], stake: kes(50), limits };
  const placed = await call('placeBet', honestBet(slip), { token, key: 'bet' });
  expect(placed).toMatchObject({ kind: 'placed' });
  const [bet] = await call('getBets', { profileId, from: null }, { token });
  expect(Math.abs(Date.parse(bet?.createdAt ?? '') - systemClock.nowMs())).toBeLessThan(60_000);
});

describe('a live house, on gateways given from outside (D72)', () => {
  test('has none of the calls that a sandbox has', async () => {
    const routes: { readonly method: string; readonly url: string }[] = [];
    const sandbox = Fastify();
    sandbox.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
    await sandbox.register(sandboxOnly({ gateways, season: {} } as never));
    await sandbox.ready();
    await sandbox.close();
    expect(routes.length).toBeGreaterThan(15);
    for (const { method, url } of routes) {
      const asked = url.replace(':msisdn', '254712345678').replace(':id', '1').replace('*', 'index.html');
      const reply = await platform.app.inject({ method: method as 'GET', url: asked, headers: address });
      expect([method, url, reply.statusCode]).toEqual([method, url, 404]);
    }
  });

  test('has no operator until a command makes the first (D98)', async () => {
    expect(await base.db.query('SELECT name FROM operator')).toEqual([]);
  });

  test('says nothing of a sandbox on its pages, and is healthy', async () => {
    const home = await get('/');
    expect([home.statusCode, home.body]).toEqual([200, expect.stringContaining('|live')]);
    expect((await get('/casino')).body).toContain('<meta name="house-mode" content="live">');
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  test('is called by its own name alone, and spares nobody its limits', async () => {
    expect((await get('/', { host: 'localhost' })).statusCode).toBe(421);
    const asked = Array.from({ length: 8 }, () => get('/host/auth/auth/generate-code/254799999999'));
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toContain(429);
  });

  test('mounts what a gateway brings along', async () => {
    expect((await get('/gateway/sms')).body).toBe('heard');
  });
});
