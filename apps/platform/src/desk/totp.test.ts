import { expect, test } from 'vitest';
import { base32, codeOf, stepAt, stepOfCode } from './totp.ts';

const secret = base32(Buffer.from('12345678901234567890'));

test('codes are those of RFC 6238, by its own examples', () => {
  const codes = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000].map(
    (seconds) => codeOf(secret, stepAt(seconds * 1_000)),
  );
  expect(codes).toEqual(['287082', '081804', '050471', '005924', '279037', '353130']);
});

test('a code is taken one step early or late, and no further', () => {
  const now = 1_234_567_890_000;
  const taken = [-2, -1, 0, 1, 2].map((steps) =>
    stepOfCode(secret, codeOf(secret, stepAt(now) + steps), now),
  );
  expect(taken).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null]);
});
