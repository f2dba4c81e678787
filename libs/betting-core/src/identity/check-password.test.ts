import { expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';
import { COMMONEST_PASSWORDS } from './commonest-passwords.ts';

const phone = '0712345678';

test.each(['hakuna matata', 'mchezo-safi', 'my own', '12345 6', 'ndiyo\u{1F600}\u{1F600}'])(
  '%s may be chosen',
  (password) => {
    expect(checkPassword(password, phone)).toEqual({ ok: true, value: password });
  },
);

test.each([
  ['', 'password-too-short'],
  ['1234', 'password-too-short'],
  ['\u{1F600}\u{1F600}\u{1F600}', 'password-too-short'], // three characters, whatever they weigh
  ['x'.repeat(129), 'password-too-long'],
  ['123456', 'password-too-common'],
  ['Password1', 'password-too-common'],
  ['SAFARICOM', 'password-too-common'],
  ['zzzzzzz', 'password-too-common'],
  ['254712345678', 'password-is-phone'],
  ['0712 345 678', 'password-is-phone'],
  ['712345678', 'password-is-phone'],
])('%s may not: %s', (password, kind) => {
  expect(checkPassword(password, phone)).toEqual({ ok: false, reason: { kind } });
});

test('each of the commonest is refused as such, and none is short enough to be refused anyway', () => {
  const commonest = COMMONEST_PASSWORDS.trim().split(' ');
  expect(new Set(commonest).size).toBe(commonest.length);
  for (const password of commonest)
    expect(checkPassword(password, '0799999999')).toEqual({
      ok: false,
      reason: { kind: 'password-too-common' },
    });
});
