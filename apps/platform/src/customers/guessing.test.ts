import type { Msisdn } from '@kipenga/betting-core';
import { endpoints, HOST_BASE_PATHS, printRequest } from '@kipenga/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhone, withPlatform, type TestPlatform } from '../../test/with-platform.ts';

const OWNERS = '127.0.0.1';
let lastAddress = 0;
/** An address nobody has asked from yet. */
const anAddress = () => `203.0.113.${(lastAddress += 1)}`;

describe('strangers who guess (decision 0010)', () => {
  let it: TestPlatform;
  beforeAll(async () => {
    it = await withPlatform();
  });
  afterAll(() => it.dispose());

  /** 'too-often' or what was answered. */
  const logIn = (phone: Msisdn, password: string, address: string) =>
    it.call('logIn', { phone, password, remember: false }, { address }).then(
      ({ kind }) => kind,
      () => 'too-often',
    );
  const guessPasswords = async (phone: Msisdn, address: string) => {
    for (let wrong = 0; wrong < 10; wrong += 1)
      expect(await logIn(phone, 'a wrong one', address)).toBe('refused');
    expect(await logIn(phone, 'a wrong one', address)).toBe('too-often');
  };
  const requestCode = (phone: Msisdn, address: string) =>
    it.call('requestCode', { phone }, { address }).then(
      ({ kind }) => kind,
      () => 'too-often',
    );
  const reset = async (phone: Msisdn, code: string, address: string) =>
    (await it.call('resetPassword', { phone, code, password: 'a new one' }, { address })).kind;
  const minutePasses = (phone: Msisdn) =>
    it.db.query(
      "UPDATE phone_event SET at = at - interval '61 seconds' WHERE msisdn = $1 AND kind = 'code'",
      [phone],
    );
  const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

  test('keep no owner out of the account, nor of self-exclusion', async () => {
    const strangers = anAddress();
    const { phone, password, token } = await it.customer();
    await guessPasswords(phone, strangers);
    expect(await logIn(phone, password, OWNERS)).toBe('logged-in');
    const excluded = await it.call(
      'excludeSelf',
      { length: 'half-year', password },
      { token, address: strangers },
    );
    expect(excluded.kind).toBe('accepted');
  });

  test('have ten guesses together, from however many addresses, known phone or not (D71)', async () => {
    for (const phone of [(await it.customer()).phone, newPhone()]) {
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, n) => logIn(phone, 'a wrong one', `192.0.2.${n}`)),
      );
      expect(answers.filter((answer) => answer === 'refused')).toHaveLength(10);
    }
  });

  test('leave the owner a way in where nobody knows them: the code sent to their phone', async () => {
    const [strangers, elsewhere] = [anAddress(), anAddress()];
    const { phone, password } = await it.customer();
    await guessPasswords(phone, strangers);
    expect(await logIn(phone, password, elsewhere)).toBe('too-often');
    expect(await requestCode(phone, elsewhere)).toBe('accepted');
    const code = await it.handset(phone).code();
    for (let guess = 0; guess < 6; guess += 1) await reset(phone, wrongFor(code), strangers);
    expect(await reset(phone, code, elsewhere)).toBe('accepted');
    expect(await logIn(phone, 'a new one', elsewhere)).toBe('logged-in');
  });

  test('use up neither the codes nor the messages of the owner, and their codes work for them alone', async () => {
    const strangers = anAddress();
    const { phone } = await it.customer();
    for (let send = 0; send < 5; send += 1) {
      expect(await requestCode(phone, strangers)).toBe('accepted');
      await minutePasses(phone);
    }
    const theirs = await it.handset(phone).code();
    expect(await requestCode(phone, strangers)).toBe('too-often');
    expect(await requestCode(phone, OWNERS)).toBe('accepted');
    const code = await it.handset(phone).code();
    if (theirs !== code) expect(await reset(phone, theirs, OWNERS)).toBe('refused');
    for (let guess = 0; guess < 6; guess += 1) await reset(phone, wrongFor(code), strangers);
    expect(await reset(phone, code, strangers)).toBe('refused');
    expect(await reset(phone, code, OWNERS)).toBe('accepted');
  });

  test('cannot use up the code a phone asks for by SMS, from anywhere, when all others are spent', async () => {
    const [strangers, elsewhere] = [anAddress(), anAddress()];
    const { phone } = await it.customer();
    for (let send = 0; send < 5; send += 1) {
      await requestCode(phone, strangers);
      await minutePasses(phone);
    }
    expect(await requestCode(phone, elsewhere)).toBe('too-often');
    await it.handset(phone).sms('REGISTER');
    const code = await it.handset(phone).code();
    for (let guess = 0; guess < 9; guess += 1) await reset(phone, wrongFor(code), strangers);
    expect(await reset(phone, code, strangers)).toBe('refused');
    expect(await reset(phone, code, elsewhere)).toBe('accepted');
  });

  test('are known nowhere any more after a reset by the owner', async () => {
    const [strangers, elsewhere] = [anAddress(), anAddress()];
    const { phone } = await it.customer();
    await requestCode(phone, elsewhere);
    expect(await reset(phone, await it.handset(phone).code(), elsewhere)).toBe('accepted');
    await guessPasswords(phone, strangers);
    expect(await logIn(phone, 'a new one', OWNERS)).toBe('too-often');
    expect(await logIn(phone, 'a new one', elsewhere)).toBe('logged-in');
  });

  test('a device is known by its mark wherever it is, also beside a stranger of the same network', async () => {
    const [strangers, elsewhere] = [anAddress(), anAddress()];
    const { phone, password } = await it.customer();
    const logInBy = (address: string, cookie: string) => {
      const { path, body, contentType } = printRequest(endpoints.logIn, { phone, password, remember: false });
      return it.app.inject({
        method: 'POST',
        url: HOST_BASE_PATHS.auth + path,
        headers: { 'content-type': contentType ?? '', cookie },
        payload: body ?? '',
        remoteAddress: address,
      });
    };
    const first = await logInBy(OWNERS, '');
    const mark = first.cookies.find(({ name }) => name === 'KIPENGA-DEVICE');
    expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/host/auth' });
    const cookie = `KIPENGA-DEVICE=${mark?.value}`;
    expect((await logInBy(OWNERS, cookie)).cookies).toEqual([]);
    await guessPasswords(phone, OWNERS);
    await guessPasswords(phone, strangers);
    for (const address of [OWNERS, strangers, elsewhere])
      expect((await logInBy(address, cookie)).json()).toMatchObject({ responseCode: 0 });
    expect((await logInBy(anAddress(), `KIPENGA-DEVICE=${'x'.repeat(43)}`)).statusCode).toBe(429);
  });

  test('what is remembered of a phone is bounded, and told of nobody', async () => {
    const { phone, password } = await it.customer();
    for (let n = 0; n < 8; n += 1) await logIn(phone, password, `192.0.2.${n}`);
    const known = await it.db.query<{ asker: string }>('SELECT asker FROM known_asker WHERE msisdn = $1', [
      phone,
    ]);
    expect(known).toHaveLength(10);
    expect(JSON.stringify(known)).not.toContain('192.0.2');
  });
});
