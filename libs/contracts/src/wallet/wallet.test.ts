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

  test('a credit may say how much of it was not at risk, in whole cents', () => {
    const isRead = (unrisked: number) => decodeWire(walletCalls.credit.request, { ...stake, unrisked }).ok;
    expect([0, 4_900, -1, 0.5].map(isRead)).toEqual([true, true, false, false]);
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

describe('what a provider tells of its live tables (D85)', () => {
  const table = {
    game: 'roulette',
    phase: 'betting',
    round: 'r1',
    ms: 12_000,
    seated: 3,
    seats: 50,
    minBet: 1_000,
    maxBet: 500_000,
    recent: ['17', '♥A'],
  };
  const isRead = (...tables: readonly object[]) => decodeWire(walletCalls.tables.request, { tables }).ok;

  test('is read, of eight tables at most', () => {
    expect(isRead(table, { ...table, recent: [] })).toBe(true);
    expect([8, 9].map((count) => isRead(...Array.from({ length: count }, () => table)))).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    ['a phase nobody knows', { phase: 'idle' }],
    ['more than an hour to go', { ms: 3_600_001 }],
    ['half a millisecond', { ms: 0.5 }],
    ['fewer players than none', { seated: -1 }],
    ['a limit below nothing', { minBet: -1 }],
    ['a mark of nine letters', { recent: ['a'.repeat(9)] }],
    ['an empty mark', { recent: [''] }],
    ['a mark with a space', { recent: ['1 7'] }],
    ['a mark that turns the line around', { recent: ['\u202e17'] }],
    ['twenty-one results', { recent: Array.from({ length: 21 }, () => '1') }],
    ['a game that is a path', { game: '../roulette' }],
    ['a field of its own', { name: 'Roulette' }],
  ])('%s is refused', (_, change) => expect(isRead({ ...table, ...change })).toBe(false));
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
