import { instantFromMs, kes, type Msisdn } from '@kipenga/betting-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPlatform, type Platform } from '../src/build-platform.ts';
import { chooseGateways } from '../src/choose-gateways.ts';
import { readConfig } from '../src/configuration/index.ts';
import {
  handsetIdentity,
  handsetMobileMoney,
  handsetRegister,
  handsetSmsIn,
  type Gateways,
} from '../src/gateways/index.ts';
import { balances } from '../src/ledger/index.ts';
import { systemClock, systemRandom } from '../src/ports/index.ts';
import { fixture, HEARTBEAT, linesOf, prices, result } from './feed-hall.ts';
import { homeWinOf, honestBet } from './honest-bet.ts';
import { callLive, type LiveCall } from './live-calls.ts';
import { LIVE_ENVIRONMENT } from './live-environment.ts';
import { ownDatabase } from './with-database.ts';
import { newPhone } from './with-platform.ts';

const sent: { readonly to: Msisdn; readonly text: string }[] = [];
const base = await ownDatabase();
let gateways: Gateways;
let platform: Platform;
beforeAll(async () => {
  const outside = { db: base.db, realClock: systemClock, random: systemRandom };
  const config = readConfig({ ...LIVE_ENVIRONMENT, KIPENGA_BUILD: '/nowhere', LOG_LEVEL: 'silent' });
  gateways = {
    // The feed is the house's own; money and SMS would need the world.
    oddsFeed: (await chooseGateways(config, outside)).oddsFeed,
    mobileMoney: handsetMobileMoney(outside),
    smsOut: {
      send: async (_, sms) => void sent.unshift(sms),
      connect: () => ({ jobs: [], routes: null }),
      isOnPhone: false,
    },
    smsIn: handsetSmsIn(),
    identity: handsetIdentity(outside),
    exclusionRegister: handsetRegister(),
    regulator: null,
    taxes: null,
  };
  platform = await buildPlatform({ config, gateways, ...outside, jobsEveryMs: 50 });
});
afterAll(async () => {
  await platform.close();
});

const call: LiveCall = (...asked) => callLive(platform.app, ...asked);

const push = async (events: Parameters<typeof linesOf>[0], first: number): Promise<object> => {
  const reply = await platform.app.inject({
    method: 'POST',
    url: `/gateway/feed/${LIVE_ENVIRONMENT['FEED_SECRET']}/events`,
    headers: { host: 'kipenga.example', 'content-type': 'application/x-ndjson' },
    payload: linesOf(events, first),
  });
  return reply.json<object>();
};

test('a live house by its feed: a match comes, is bet on, ends, and is paid (D72, D75)', async () => {
  const [phone, password] = [newPhone(), 'hakuna matata'];
  await gateways.smsIn.phone?.({ from: phone, to: '29008', text: 'REGISTER' });
  const code = /\d{6}/.exec(sent.find(({ to }) => to === phone)?.text ?? '')?.[0] ?? 'none';
  await call('resetPassword', { phone, code, password });
  const answer = await call('logIn', { phone, password, remember: false });
  if (answer.kind !== 'logged-in') throw new Error(answer.description);
  const { profileId, token } = answer.profile;
  const card = gateways.identity.phone?.personOf(phone);
  if (!card) throw new Error('the stand-in knows nobody');
  expect(await call('proveIdentity', card, { token })).toMatchObject({ state: 'verified' });
  await call('deposit', { phone, amount: kes(500) }, { token, key: 'deposit' });
  const [prompt] = (await gateways.mobileMoney.phone?.list(phone)) ?? [];
  expect(await gateways.mobileMoney.phone?.approve(phone, prompt?.promptId ?? '')).toBe(true);

  const start = instantFromMs(systemClock.nowMs() + 3_600_000);
  expect(await push([fixture('m1', { start }), prices('m1', 2.5), HEARTBEAT], 1)).toEqual({
    expected: 4,
    aside: [],
  });
  const top = () => call('getTopMatches', { offset: 0, limit: 20 });
  await expect.poll(top).toHaveLength(1);
  const [match] = await top();
  if (!match) throw new Error('the match is not listed');
  const limits = await call('getLimits', {});
  const slip = { customer: { profileId, phone }, selections: [homeWinOf(match)], stake: kes(100), limits };
  const bet = honestBet(slip);
  expect(await call('placeBet', bet, { token, key: 'bet' })).toMatchObject({ kind: 'placed' });
  const before = await moneyOf(profileId);

  expect(await push([result('m1', 1, 2, 1)], 4)).toEqual({ expected: 5, aside: [] });
  await expect.poll(() => moneyOf(profileId)).toBe(before + bet.netPayout);
  expect(await call('getBets', { profileId, from: null }, { token })).toMatchObject([{ status: 'won' }]);
});

/** Cash and bonus: winning releases the welcome bonus, which only moves from one to the other. */
const moneyOf = async (profileId: Parameters<typeof balances>[1]): Promise<number> => {
  const { cash, bonus } = await balances(base.db, profileId);
  return cash + bonus;
};
