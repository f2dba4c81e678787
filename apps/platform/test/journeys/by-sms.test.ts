import { kes, type Msisdn } from '@kipenga/betting-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCarrier, type CarrierServer, type SentSms } from '../carrier-server.ts';
import { openPlatform } from '../open-platform.ts';
import { spawnPlatform } from '../spawn-platform.ts';
import { approvePrompts } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { ownOpenedHouse } from '../with-opened-house.ts';
import { newPhone } from '../with-platform.ts';

const SECRET = '0123456789abcdef';
const base = await ownOpenedHouse();
let carrier: CarrierServer;
let env: Record<string, string>;
beforeAll(async () => {
  carrier = await startCarrier({ username: 'kipenga', apiKey: 'key' });
  env = {
    SMS_BASE_URL: carrier.origin,
    SMS_API_KEY: 'key',
    SMS_USERNAME: 'kipenga',
    SMS_SENDER: 'KIPENGA',
    SMS_CALLBACK_SECRET: SECRET,
  };
});
afterAll(async () => {
  await carrier.stop();
});

const sentTo = (phone: Msisdn): readonly SentSms[] => carrier.sent.filter(({ to }) => to === `+${phone}`);
const newestTo = (phone: Msisdn): string => sentTo(phone).at(-1)?.message ?? '';
const codeIn = (text: string): string => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? 'none';

test('a customer joins, and plays a ticket once, by SMS of a real carrier in a sandbox (D72, D74)', async () => {
  const platform = await openPlatform(env, base.db, { jobsEveryMs: 20 });
  try {
    const house = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    const [phone, password] = [newPhone(), 'hakuna matata'];
    const hand = async (id: string, text: string): Promise<number> => {
      const body = new URLSearchParams({ id, from: `+${phone}`, to: '29008', text });
      return (await fetch(`${house}/gateway/sms/${SECRET}/inbound`, { method: 'POST', body })).status;
    };
    expect(await hand('join', 'REGISTER')).toBe(200);
    await expect.poll(() => codeIn(newestTo(phone))).not.toBe('none');
    await callOver(house, 'resetPassword', { phone, code: codeIn(newestTo(phone)), password });
    const answer = await callOver(house, 'logIn', { phone, password, remember: true });
    if (answer.kind !== 'logged-in') throw new Error(answer.description);
    const { profileId, token } = answer.profile;
    await callOver(house, 'deposit', { phone, amount: kes(100) }, { token, key: 'deposit' });
    await approvePrompts(house, phone);

    const line = 'JP#1X2 1X2 1X2 1X2 1';
    expect(await Promise.all([hand('jp', line), hand('jp', line), hand('jp', line)])).toEqual([
      200, 200, 200,
    ]);
    await expect.poll(() => newestTo(phone)).toMatch(/Jackpot ticket \w{4}-\w{4} for KES 49\.00/);
    expect(await hand('jp', line)).toBe(200);
    expect(await hand('balance', 'BALANCE')).toBe(200);
    await expect.poll(() => newestTo(phone)).toBe('Balance KES 51.00.');
    expect(sentTo(phone).map(({ from }) => from)).toEqual(['KIPENGA', 'KIPENGA', '29008', '29008']);
    expect((await callOver(house, 'getBalance', { profileId }, { token })).balance).toBe(kes(51));
  } finally {
    await platform.close();
  }
});

test('a house that is killed while the carrier is asked sends the code again when it is back', async () => {
  const phone = newPhone();
  const killed = await spawnPlatform({ databaseUrl: base.url, ownerUrl: base.ownerUrl, env });
  const taken = new Promise<void>((onTaken) => carrier.moods.push({ kind: 'is slow', onTaken }));
  const asked = { phone, password: 'hakuna matata', medium: 'test', referralCode: '', consent: '1' };
  await callOver(killed.baseUrl, 'register', asked);
  await taken;
  await killed.end('SIGKILL');
  expect(killed.output()).not.toContain(codeIn(newestTo(phone)));
  await killed.dispose();
  await base.db.query("UPDATE job SET leased_until = now() - interval '1 second' WHERE done_at IS NULL");
  const platform = await openPlatform(env, base.db, { jobsEveryMs: 20 });
  try {
    await expect.poll(() => sentTo(phone).length).toBe(2);
    expect(new Set(sentTo(phone).map(({ message }) => message)).size).toBe(1);
  } finally {
    await platform.close();
  }
});
