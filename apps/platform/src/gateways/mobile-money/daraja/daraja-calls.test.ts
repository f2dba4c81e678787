import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { instantFromMs, kes, parseMsisdn } from '@kipenga/betting-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { darajaCalls, type DarajaOrder } from './daraja-calls.ts';
import { openDarajaWorld, type DarajaWorld } from './testing/daraja-world.ts';
import { settingsFor } from './testing/mpesa-hall.ts';

const phone = parseMsisdn('0712345678');
if (!phone.ok) throw new Error('not a phone');
const order = (paymentId: string): DarajaOrder => ({
  reference: `reference-of-${paymentId}`,
  paymentId,
  msisdn: phone.value,
  amount: kes(250),
});

let world: DarajaWorld;
let nowMs: number;
let giveUp: () => void;
beforeEach(async () => {
  world = await openDarajaWorld();
  nowMs = Date.parse('2026-11-24T20:59:58Z');
});
afterEach(() => world.close());

const connection = () => ({
  realClock: { now: () => instantFromMs(nowMs), nowMs: () => nowMs },
  deadline: () => {
    const wait = new AbortController();
    giveUp = () => wait.abort();
    return wait.signal;
  },
});
const calls = () => darajaCalls(settingsFor(world.url), connection());
const tokensAsked = (): number => world.requests.filter(({ path }) => path === 'token').length;

describe('a token', () => {
  test('is fetched once by many who ask at once, and kept until shortly before it runs out', async () => {
    const daraja = calls();
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => daraja.push(order(id))));
    expect(tokensAsked()).toBe(1);
    nowMs += 3_538_000;
    await daraja.push(order('e'));
    expect(tokensAsked()).toBe(1);
    nowMs += 2_000;
    await daraja.push(order('f'));
    expect(tokensAsked()).toBe(2);
    expect(world.prompts).toHaveLength(6);
  });

  test('that is refused is replaced once, and that again is not sent', async () => {
    const daraja = calls();
    world.fail('push', '401');
    expect(await daraja.push(order('a'))).toMatchObject({ kind: 'taken' });
    world.fail('push', '401', '401');
    expect(await daraja.push(order('b'))).toEqual({ kind: 'not-sent', why: '401 401.002.01' });
    expect(tokensAsked()).toBe(3);
    expect(world.prompts).toHaveLength(1);
  });

  test('that cannot be had leaves what needs it unsent, and is asked for again', async () => {
    const daraja = calls();
    world.fail('token', '500');
    expect(await daraja.payOut(order('a'))).toEqual({ kind: 'not-sent', why: 'no token: 500 500.003.1001' });
    expect(await daraja.payOut(order('a'))).toMatchObject({ kind: 'taken' });
  });
});

describe('an answer', () => {
  test.each([
    ['lost', 'unknown', 'unknown'],
    ['500', 'refused', 'unknown'],
    ['503 undone', 'refused', 'unknown'],
    ['500.001.1001', 'refused', 'unknown'],
    ['no merchant', 'refused', 'unknown'],
    ['code 1', 'refused', 'unknown'],
    ['html', 'refused', 'unknown'],
    ['429', 'not-sent', 'not-sent'],
    ['400', 'refused', 'refused'],
  ] as const)('that is %s means of a prompt %s, of a payout %s', async (fault, ofPrompt, ofPayout) => {
    const daraja = calls();
    world.fail('push', fault);
    world.fail('pay', fault);
    expect(await daraja.push(order('a'))).toMatchObject({ kind: ofPrompt });
    expect(await daraja.payOut(order('a'))).toMatchObject({ kind: ofPayout });
  });

  test('that is too long in coming is not waited for', async () => {
    const daraja = calls();
    world.onSilence = () => giveUp();
    world.fail('pay', 'slow');
    expect(await daraja.payOut(order('a'))).toEqual({ kind: 'unknown', why: 'AbortError' });
    expect(world.payouts).toHaveLength(1);
  });

  test('of a server nobody listens at means that nothing was sent', async () => {
    const daraja = calls();
    await daraja.push(order('a'));
    await world.close();
    expect(await daraja.push(order('b'))).toEqual({ kind: 'not-sent', why: 'ECONNREFUSED' });
  });

  test('that never ends, or leads elsewhere, is no answer', async () => {
    let isEndless = true;
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/oauth'))
        return void response.end('{"access_token":"t","expires_in":"3599"}');
      if (!isEndless) return void response.writeHead(307, { location: 'https://elsewhere.example' }).end();
      for (let n = 0; n < 40; n += 1) response.write('x'.repeat(4_096));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const daraja = darajaCalls(settingsFor(`http://127.0.0.1:${port}`), connection());
    expect(await daraja.payOut(order('a'))).toMatchObject({ kind: 'unknown' });
    isEndless = false;
    expect(await daraja.payOut(order('a'))).toMatchObject({ kind: 'unknown' });
    server.closeAllConnections();
    server.close();
  });
});

test('requests say what Daraja wants to know, at the time of Nairobi', async () => {
  const daraja = calls();
  await daraja.push(order('PAYMENT001'));
  await daraja.payOut(order('PAYMENT002'));
  await daraja.askStatus(order('PAYMENT002'));
  const callbacks = 'https://pay.kipenga.example/gateway/mobile-money/a-secret-of-the-callbacks';
  const fieldsAt = (path: string) => world.requests.find((one) => one.path === path)?.fields;
  expect(fieldsAt('push')).toEqual({
    BusinessShortCode: '290080',
    Password: Buffer.from('290080the-passkey20261124235958').toString('base64'),
    Timestamp: '20261124235958',
    TransactionType: 'CustomerPayBillOnline',
    Amount: 250,
    PartyA: '254712345678',
    PartyB: '290080',
    PhoneNumber: '254712345678',
    CallBackURL: `${callbacks}/stk?order=reference-of-PAYMENT001`,
    AccountReference: 'PAYMENT001',
    TransactionDesc: 'Kipenga',
  });
  expect(fieldsAt('pay')).toMatchObject({
    OriginatorConversationID: 'reference-of-PAYMENT002',
    CommandID: 'BusinessPayment',
    Amount: 250,
    PartyA: '290080',
    PartyB: '254712345678',
    ResultURL: `${callbacks}/b2c/result?order=reference-of-PAYMENT002`,
    QueueTimeOutURL: `${callbacks}/b2c/timeout?order=reference-of-PAYMENT002`,
  });
  expect(fieldsAt('status')).toMatchObject({
    CommandID: 'TransactionStatusQuery',
    OriginatorConversationID: 'reference-of-PAYMENT002',
    PartyA: '290080',
    IdentifierType: '4',
    ResultURL: `${callbacks}/status/result?order=reference-of-PAYMENT002`,
  });
});
