import { describe, expect, test } from 'vitest';
import { register } from '../index.ts';
import { readRequest } from '../travel.ts';

const BODY = {
  phone: '254712345678',
  password: 'mchezo-safi',
  medium: 'web_ui',
  referral_code: '',
  consent: '2026-01',
};
const read = (changes: object) =>
  readRequest(register, { params: {}, query: {}, body: { ...BODY, ...changes } });

describe('a registration', () => {
  test.each(['medium', 'referral_code', 'consent'])(
    'has a %s of at most 64 characters, and says so',
    (name) => {
      expect(read({ [name]: 'x'.repeat(64) }).ok).toBe(true);
      const tooLong = read({ [name]: 'x'.repeat(65) });
      expect(tooLong).toMatchObject({ ok: false, reason: expect.stringContaining('at most 64 characters') });
    },
  );

  test('may leave out who referred it; consent left out reads as none given (D68)', () => {
    expect(read({ referral_code: null, consent: undefined })).toMatchObject({
      ok: true,
      value: { body: { referralCode: '', consent: '' } },
    });
  });
});
