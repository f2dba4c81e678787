import { cents } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { decodeWire, encodeWire } from '../travel.ts';
import { isWalletCallSigned, signWalletCall, walletCalls } from './index.ts';

const SECRET = 'a'.repeat(32);
const NOW = 1_800_000_000_000;
const transaction = '3f2b8c1e-7d54-4a0e-9d1c-0c6f5f6f7a11';
const stake = { session: 's1', round: 'r1', transaction, amount: 4_900 };

describe('what a provider asks of the wallet (D28)', () => {
  test('a stake travels in whole cents both ways', () => {
    const read = decodeWire(walletCalls.debit.request, stake);
    expect(read).toEqual({ ok: true, value: { ...stake, amount: cents(4_900) } });
    expect(read.ok && encodeWire(walletCalls.debit.request, read.value)).toEqual(stake);
  });

  test.each([
    ['a fraction of a cent', { ...stake, amount: 0.5 }],
    ['less than nothing', { ...stake, amount: -1 }],
    ['an amount in text', { ...stake, amount: '4900' }],
    ['more than can be counted', { ...stake, amount: 1e300 }],
    ['a transaction that is no uuid', { ...stake, transaction: '1' }],
    ['a transaction in capitals', { ...stake, transaction: transaction.toUpperCase() }],
    ['a round with a space', { ...stake, round: 'r 1' }],
    ['no session', { ...stake, session: undefined }],
  ])('%s is refused', (_, body) => {
    expect(decodeWire(walletCalls.debit.request, body).ok).toBe(false);
  });
});

describe('a signed call', () => {
  const body = JSON.stringify(stake);
  const timestamp = String(NOW);
  const call = 'debit';
  const signature = signWalletCall(SECRET, { call, timestamp, body });
  const isSigned = (change: object, nowMs = NOW) =>
    isWalletCallSigned(SECRET, { call, timestamp, signature, body, ...change }, nowMs);

  test('holds for its own time and body, for five minutes each way', () => {
    expect([0, 299_999, -299_999, 300_001, -300_001].map((late) => isSigned({}, NOW + late))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['another body', { body: body.replace('4900', '4901') }],
    ['another call', { call: 'credit' }],
    ['another time', { timestamp: String(NOW + 1) }],
    ['another secret', { signature: signWalletCall('b'.repeat(32), { call, timestamp, body }) }],
    ['a cut signature', { signature: signature.slice(0, 63) }],
    ['no signature', { signature: '' }],
    [
      'a signed time that is no time',
      { timestamp: 'soon', signature: signWalletCall(SECRET, { call, timestamp: 'soon', body }) },
    ],
  ])('%s is refused', (_, change) => {
    expect(isSigned(change)).toBe(false);
  });
});
