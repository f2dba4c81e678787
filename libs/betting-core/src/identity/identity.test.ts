import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import phones from '../../examples/phone-numbers.json';
import { instant } from '../time/instant.ts';
import { checkLogin } from './check-login.ts';
import { checkPasswordReset } from './check-password-reset.ts';
import { checkRegistration } from './check-registration.ts';
import { formatMsisdn, parseMsisdn } from './msisdn.ts';
import { isSessionExpired } from './session-expiry.ts';

describe('phone numbers (R5-01, D40, D69)', () => {
  test.each(phones)('$id $note: $text', ({ text, sentAs, refusal }) => {
    expect(parseMsisdn(text)).toEqual(
      sentAs === undefined ? { ok: false, reason: { kind: refusal } } : { ok: true, value: sentAs },
    );
  });
  test('reads as customers write it, and back again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^254[17]\d{8}$/), (digits) => {
        const phone = parseMsisdn(digits);
        if (!phone.ok) throw new Error('a valid number refused');
        expect(phone.value).toBe(digits);
        expect(formatMsisdn(phone.value)).toMatch(/^0[17]\d\d \d{3} \d{3}$/);
        expect(parseMsisdn(formatMsisdn(phone.value))).toEqual(phone);
      }),
    );
  });
  test('whatever is accepted has twelve digits, 2541 or 2547 first; two numbers never become one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:\+|00)?(?:2540?|0)?\d{0,12}$/), (text) => {
        const phone = parseMsisdn(text);
        if (!phone.ok) return;
        expect(phone.value).toMatch(/^254[17]\d{8}$/);
        expect(text.slice(-9)).toBe(phone.value.slice(3));
        expect(text.slice(0, -9)).toMatch(/^(?:(?:\+|00)?2540?|0)?$/);
      }),
      { numRuns: 2_000 },
    );
  });
});

const phone = '0721004455';
const form = { phone, password: 'siri', confirmation: 'siri', consents: true };

describe('registering (R1-02, R5-04, D68)', () => {
  test('is accepted with everything in place', () => {
    expect(checkRegistration(form)).toEqual({ ok: true, value: { phone: '254721004455', password: 'siri' } });
  });
  test.each([
    ['phone-invalid', { ...form, phone: '0821004455' }],
    ['password-missing', { ...form, password: '', confirmation: '' }],
    ['passwords-differ', { ...form, confirmation: 'Siri' }],
    ['consent-missing', { ...form, consents: false }],
  ])('%s', (kind, wrong) => {
    expect(checkRegistration(wrong)).toEqual({ ok: false, reason: { kind } });
  });
});

test('logging in needs a valid number and a password (R5-01, R5-03)', () => {
  expect(checkLogin({ phone, password: 'siri' })).toEqual({
    ok: true,
    value: { phone: '254721004455', password: 'siri' },
  });
  expect(checkLogin({ phone, password: '' })).toEqual({ ok: false, reason: { kind: 'password-missing' } });
  expect(checkLogin({ phone: '', password: 'siri' })).toEqual({
    ok: false,
    reason: { kind: 'phone-missing' },
  });
});

test('a new password needs number, code and password (R5-05)', () => {
  const reset = { phone, code: ' 123456 ', password: 'siri' };
  expect(checkPasswordReset(reset)).toEqual({
    ok: true,
    value: { phone: '254721004455', code: '123456', password: 'siri' },
  });
  expect(checkPasswordReset({ ...reset, phone: 'x' })).toEqual({
    ok: false,
    reason: { kind: 'phone-invalid' },
  });
  expect(checkPasswordReset({ ...reset, code: ' ' })).toEqual({
    ok: false,
    reason: { kind: 'code-missing' },
  });
  expect(checkPasswordReset({ ...reset, password: '' })).toEqual({
    ok: false,
    reason: { kind: 'password-missing' },
  });
});

test('a session ends at its last second (R4-22)', () => {
  const ends = instant('2026-11-21T12:00:00Z');
  expect(isSessionExpired(ends, instant('2026-11-21T11:59:59Z'))).toBe(false);
  expect(isSessionExpired(ends, ends)).toBe(true);
  expect(isSessionExpired(ends, instant('2026-11-21T12:00:01Z'))).toBe(true);
});
