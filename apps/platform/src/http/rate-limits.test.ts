import { describe, expect, test } from 'vitest';
import { HttpRefusal } from './refusal.ts';
import { addressLimits, type Caller } from './rate-limits.ts';

const direct = (address: string): Caller => ({
  ip: address,
  headers: {},
  socket: { remoteAddress: address },
});

describe('limits by address (D71)', () => {
  const limiterAt = (now: () => number, isSandbox = true) =>
    addressLimits({ reads: 3, writes: 2, accounts: 1 }, { nowMs: now, isSandbox });
  const attempts = (
    limiter: ReturnType<typeof limiterAt>,
    caller: string | Caller,
    kind: 'reads' | 'writes' | 'accounts',
    times: number,
  ): number => {
    let refused = 0;
    for (let n = 0; n < times; n += 1) {
      try {
        limiter.count(typeof caller === 'string' ? direct(caller) : caller, kind);
      } catch (error) {
        expect(error).toBeInstanceOf(HttpRefusal);
        refused += 1;
      }
    }
    return refused;
  };

  test('callers that have hung up have no address: they are counted as one', () => {
    const gone: Caller = { ip: undefined as never, headers: {}, socket: { remoteAddress: undefined } };
    expect(
      attempts(
        limiterAt(() => 0),
        gone,
        'reads',
        5,
      ),
    ).toBe(2);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 1],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 0],
    ['2001:db8::1', '2001:db8:0:0:9::', 1],
    ['203.0.113.9', '::ffff:203.0.113.9', 1],
    ['203.0.113.9', '203.0.113.10', 0],
    ['::FFFF:203.0.113.9', '203.0.113.9', 1],
  ])('%s and %s: a home has one IPv4 address, or a whole network of IPv6', (one, other, refused) => {
    const limiter = limiterAt(() => 0);
    expect(attempts(limiter, one, 'accounts', 1)).toBe(0);
    expect(attempts(limiter, other, 'accounts', 1)).toBe(refused);
  });

  test('each kind has its own, each address its own, each minute anew', () => {
    let now = 0;
    const limiter = limiterAt(() => now);
    expect(attempts(limiter, '10.0.0.1', 'reads', 5)).toBe(2);
    expect(attempts(limiter, '10.0.0.1', 'accounts', 5)).toBe(4);
    expect(attempts(limiter, '10.0.0.2', 'reads', 3)).toBe(0);
    now = 59_999;
    expect(attempts(limiter, '10.0.0.1', 'reads', 1)).toBe(1);
    now = 60_000;
    expect(attempts(limiter, '10.0.0.1', 'reads', 3)).toBe(0);
  });

  test('loopback is spared in the sandbox only', () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(
        attempts(
          limiterAt(() => 0),
          address,
          'accounts',
          9,
        ),
      ).toBe(0);
      expect(
        attempts(
          limiterAt(() => 0, false),
          address,
          'accounts',
          9,
        ),
      ).toBe(8);
    }
  });

  test.each([
    ['a forged header does not make a stranger local', '127.0.0.1', '203.0.113.9'],
    ['a proxy on this machine does not make its callers local', '203.0.113.9', '127.0.0.1'],
    ['nor does one that claims to speak for this machine', '127.0.0.1', '127.0.0.1'],
  ])('%s', (_, ip, remoteAddress) => {
    const forwarded = { ip, headers: { 'x-forwarded-for': ip }, socket: { remoteAddress } };
    expect(
      attempts(
        limiterAt(() => 0),
        forwarded,
        'accounts',
        9,
      ),
    ).toBe(8);
  });
});
