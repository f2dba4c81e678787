import { kes } from '@kipenga/betting-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from './password.ts';
import { languageOf } from './send-in-language.ts';
import { setBack } from '../../test/set-back.ts';
import { newPhone, withPlatform, type TestPlatform } from '../../test/with-platform.ts';

const FORM = { password: 'hakuna matata', medium: 'web_ui', referralCode: '', consent: '2026-01' };

describe('accounts', () => {
  let it: TestPlatform;
  beforeAll(async () => {
    it = await withPlatform();
  });
  afterAll(() => it.dispose());

  const register = async () => {
    const phone = newPhone();
    const answer = await it.call('register', { ...FORM, phone });
    return { phone, answer, handset: it.handset(phone) };
  };
  const tryLogIn = (phone: Awaited<ReturnType<typeof register>>['phone'], password = FORM.password) =>
    it.call('logIn', { phone, password, remember: false });
  /** Lets the minute between two codes of a phone pass (D26). */
  const minutePasses = (phone: string) =>
    setBack(it.db, 'phone_event.at', 61, `msisdn = $1 AND kind IN ('code', 'registration')`, [phone]);

  test('register, verify with the code, log in, log out (R1-03, R4-17, R4-18, R4-20, R6-02, D68)', async () => {
    const { phone, answer, handset } = await register();
    expect(answer.kind).toBe('accepted');
    expect((await tryLogIn(phone)).kind).toBe('unverified');
    expect((await tryLogIn(phone, 'wrong')).kind).toBe('refused');
    expect((await it.call('finishRegistration', { phone, code: await handset.code() })).kind).toBe(
      'accepted',
    );
    const loggedIn = await tryLogIn(phone);
    if (loggedIn.kind !== 'logged-in') throw new Error('not logged in');
    const { profile } = loggedIn;
    expect(profile).toMatchObject({ phone, balance: 0, bonus: 0, freeBet: 0 });
    expect(profile.profileId).toMatch(/^\d+$/);
    const { token } = profile;
    expect(await it.call('getBalance', { profileId: profile.profileId }, { token })).toEqual({
      balance: 0,
      bonus: 0,
      freeBet: 0,
    });
    await it.call('logOut', {}, { token });
    await expect(it.call('getBalance', { profileId: profile.profileId }, { token })).rejects.toThrow(
      'answered 401',
    );
  });

  test('who reads Swahili is written to in Swahili, until English is chosen', async () => {
    const phone = newPhone();
    const handset = it.handset(phone);
    const newest = async () => (await handset.look()).messages[0]?.text;
    await it.call('register', { ...FORM, phone }, { language: 'sw' });
    expect(await newest()).toMatch(/^Msimbo wako wa Kipenga ni \d{6}\./);
    await it.call('finishRegistration', { phone, code: await handset.code() });
    const loggedIn = await tryLogIn(phone);
    if (loggedIn.kind !== 'logged-in') throw new Error('not logged in');
    const { token } = loggedIn.profile;
    await it.call('setNoticeSms', { topic: 'deposits', isWanted: true }, { token });
    await it.call('deposit', { phone, amount: kes(100) }, { token, key: 'sw' });
    await handset.approve();
    await expect.poll(newest).toMatch(/^Tumepokea KES 100\.00\. Risiti S\w{9}\.$/);
    await handset.sms('W#5');
    expect(await newest()).toBe('Kiasi cha chini unachoweza kutoa ni KES 20.00.');
    const { profileId } = loggedIn.profile;
    await it.call('getBalance', { profileId }, { token, language: 'en' });
    await handset.sms('W#5');
    expect(await newest()).toBe('The least you can withdraw is KES 20.00.');
    await it.call('logIn', { phone, password: FORM.password, remember: false }, { language: 'sw' });
    await handset.sms('W#5');
    expect(await newest()).toBe('Kiasi cha chini unachoweza kutoa ni KES 20.00.');
  });

  test('a stranger who registers a phone again does not choose the language its owner is written to in', async () => {
    const phone = newPhone();
    await it.call('register', { ...FORM, phone }, { language: 'sw' });
    await minutePasses(phone);
    await it.call('register', { ...FORM, phone, password: 'a stranger’s' }, { language: 'en' });
    expect(await languageOf(it.db, phone)).toBe('sw');
  });

  test('a refusal names its reason, beside the same in English', async () => {
    const answer = await it.call('register', { ...FORM, phone: newPhone(), password: 'abc' });
    expect(answer).toMatchObject({
      description: 'Choose a password of 6 to 128 characters.',
      reason: { code: 'password-length', values: { least: 6, most: 128 } },
    });
  });

  test('a game token opens no account: 403 (D25); after logging out it opens nothing: 401', async () => {
    const customer = await it.customer();
    const ask = () => it.call('getBalance', { profileId: customer.profileId }, { token: customer.gameToken });
    await expect(ask()).rejects.toThrow('answered 403');
    await it.call('logOut', {}, { token: customer.token });
    await expect(ask()).rejects.toThrow('answered 401');
  });

  test('the balance of somebody else does not exist (D23, R7-19)', async () => {
    const [one, two] = [await it.customer(), await it.customer()];
    await expect(it.call('getBalance', { profileId: two.profileId }, { token: one.token })).rejects.toThrow(
      'answered 404',
    );
  });

  test('consent is asked for and kept with its version (R5-04, D68); a password has 6 to 128 characters, and is not guessed first', async () => {
    const phone = newPhone();
    for (const consent of ['', ' ', '0', 'False'])
      expect((await it.call('register', { ...FORM, phone, consent })).kind).toBe('refused');
    for (const password of ['', '1234', '12345', 'Arsenal', '777777', phone, `0${phone.slice(3)}`])
      expect((await it.call('register', { ...FORM, phone, password })).kind).toBe('refused');
    expect((await it.call('register', { ...FORM, phone, password: 'x'.repeat(129) })).kind).toBe('refused');
    expect(await it.db.query('SELECT 1 FROM customer WHERE msisdn = $1', [phone])).toEqual([]);
    await it.call('register', { ...FORM, phone });
    expect(await it.db.query('SELECT consent FROM customer WHERE msisdn = $1', [phone])).toEqual([
      { consent: '2026-01' },
    ]);
  });

  describe('whoever registers a phone that is not theirs never gets into the account (D41, D68)', () => {
    const THEIRS = 'chosen by another';
    const registerAs = (phone: ReturnType<typeof newPhone>, password: string) =>
      it.call('register', { ...FORM, phone, password });
    const verify = async (phone: ReturnType<typeof newPhone>) =>
      it.call('finishRegistration', { phone, code: await it.handset(phone).code() });
    const codesSent = async (phone: ReturnType<typeof newPhone>) =>
      (await it.handset(phone).look()).messages.length;
    const codeExpires = (phone: string) =>
      setBack(
        it.db,
        'verification_code.expires_at',
        601,
        'profile_id = (SELECT profile_id FROM customer WHERE msisdn = $1)',
        [phone],
      );

    test('the owner sends REGISTER by SMS', async () => {
      const phone = newPhone();
      await registerAs(phone, THEIRS);
      const foreign = await it.handset(phone).code();
      await it.handset(phone).sms('REGISTER');
      expect((await tryLogIn(phone, THEIRS)).kind).toBe('refused');
      expect((await it.call('resetPassword', { phone, code: foreign, password: 'first one' })).kind).toBe(
        'refused',
      );
      expect((await it.handset(phone).look()).messages[0]?.text).toContain('Recover Password');
      await minutePasses(phone);
      await it.call('requestCode', { phone });
      expect(
        (
          await it.call('resetPassword', {
            phone,
            code: await it.handset(phone).code(),
            password: 'first one',
          })
        ).kind,
      ).toBe('accepted');
      expect((await tryLogIn(phone, 'first one')).kind).toBe('logged-in');
    });

    test('the owner sends REGISTER later, and gets a code and a consent of their own', async () => {
      const phone = newPhone();
      await it.call('register', { ...FORM, phone, password: THEIRS, referralCode: '' });
      await minutePasses(phone);
      await it.handset(phone).sms('REGISTER');
      expect(
        await it.db.query('SELECT consent, medium, referral_code FROM customer WHERE msisdn = $1', [phone]),
      ).toEqual([{ consent: 'sms', medium: 'sms', referral_code: '' }]);
      expect(
        (
          await it.call('resetPassword', {
            phone,
            code: await it.handset(phone).code(),
            password: 'first one',
          })
        ).kind,
      ).toBe('accepted');
      expect((await tryLogIn(phone, THEIRS)).kind).toBe('refused');
    });

    test.each([
      ['before the owner', [THEIRS, FORM.password]],
      ['after the owner', [FORM.password, THEIRS]],
      ['before and after the owner', [THEIRS, FORM.password, THEIRS]],
    ])('within a minute, %s: the code verifies the phone and no password', async (_, passwords) => {
      const phone = newPhone();
      for (const password of passwords) expect((await registerAs(phone, password)).kind).toBe('accepted');
      expect(await codesSent(phone)).toBe(1);
      expect(await verify(phone)).toMatchObject({
        kind: 'accepted',
        description: expect.stringContaining('Recover Password'),
      });
      for (const password of passwords) expect((await tryLogIn(phone, password)).kind).toBe('refused');
      await minutePasses(phone);
      await it.call('requestCode', { phone });
      expect(
        (await it.call('resetPassword', { phone, code: await it.handset(phone).code(), password: 'my own' }))
          .kind,
      ).toBe('accepted');
      expect((await tryLogIn(phone, 'my own')).kind).toBe('logged-in');
    });

    test('while the code of the owner is awaited: the next code verifies no password either, also after wrong guesses', async () => {
      const phone = newPhone();
      await registerAs(phone, FORM.password);
      for (let guess = 0; guess < 5; guess += 1)
        await it.call('finishRegistration', { phone, code: 'wrong' });
      await minutePasses(phone);
      await registerAs(phone, THEIRS);
      expect(await codesSent(phone)).toBe(2);
      expect((await verify(phone)).kind).toBe('accepted');
      expect((await tryLogIn(phone, THEIRS)).kind).toBe('refused');
    });

    test('a code asked for again after that verifies no password', async () => {
      const phone = newPhone();
      await registerAs(phone, FORM.password);
      await registerAs(phone, THEIRS);
      await minutePasses(phone);
      await it.call('requestCode', { phone });
      await verify(phone);
      expect((await tryLogIn(phone, THEIRS)).kind).toBe('refused');
    });

    test('when no SMS may be sent any more that day', async () => {
      const phone = newPhone();
      await registerAs(phone, THEIRS);
      await codeExpires(phone);
      await registerAs(phone, FORM.password);
      await minutePasses(phone);
      await it.call('requestCode', { phone });
      await verify(phone);
      expect((await tryLogIn(phone, THEIRS)).kind).toBe('refused');
    });

    test('the owner, who never registered, recovers the password: it is the one that counts', async () => {
      const phone = newPhone();
      await registerAs(phone, THEIRS);
      await minutePasses(phone);
      await it.call('requestCode', { phone });
      const code = await it.handset(phone).code();
      expect((await it.call('resetPassword', { phone, code, password: 'my own' })).kind).toBe('unverified');
      expect((await it.call('finishRegistration', { phone, code })).kind).toBe('accepted');
      expect((await tryLogIn(phone, THEIRS)).kind).toBe('refused');
      expect((await tryLogIn(phone, 'my own')).kind).toBe('logged-in');
    });

    test('the same person again is no stranger, and a code that ran out leaves the phone to the next', async () => {
      const again = newPhone();
      await registerAs(again, FORM.password);
      await registerAs(again, FORM.password);
      await minutePasses(again);
      await registerAs(again, FORM.password);
      await verify(again);
      expect((await tryLogIn(again)).kind).toBe('logged-in');

      const next = newPhone();
      await registerAs(next, THEIRS);
      await codeExpires(next);
      await minutePasses(next);
      await registerAs(next, FORM.password);
      await verify(next);
      expect((await tryLogIn(next)).kind).toBe('logged-in');
    });
  });

  test('known and unknown phones are answered alike, and only the owner hears more (D41)', async () => {
    const known = await it.customer();
    await minutePasses(known.phone);
    const fresh = await register();
    expect(await it.call('register', { ...FORM, phone: known.phone })).toEqual(fresh.answer);
    expect((await it.handset(known.phone).look()).messages[0]?.text).toContain('already have');
    expect((await tryLogIn(known.phone)).kind).toBe('logged-in');

    await minutePasses(known.phone);
    const unknown = newPhone();
    expect(await it.call('requestCode', { phone: unknown })).toEqual(
      await it.call('requestCode', { phone: known.phone }),
    );
    expect((await it.handset(unknown).look()).messages).toEqual([]);
    expect(await tryLogIn(unknown)).toEqual(await tryLogIn(known.phone, 'wrong one'));
    expect(await it.call('finishRegistration', { phone: unknown, code: '123456' })).toEqual(
      await it.call('finishRegistration', { phone: known.phone, code: 'abcdef' }),
    );
  });

  test('the calls about codes answer alike for known, unknown and just registered phones, also when they come too often (D77, D93)', async () => {
    const [known, registered, unknown] = [await it.customer(), await register(), newPhone()];
    const answersFor = async (phone: ReturnType<typeof newPhone>) => {
      const answers: unknown[] = [];
      const note = async (call: Promise<unknown>) =>
        answers.push(await call.catch((error: unknown) => String(error)));
      const wrong = { phone, code: '000000', password: 'new one' };
      for (let time = 0; time < 3; time += 1) await note(it.call('requestCode', { phone }));
      for (let time = 0; time < 7; time += 1) await note(it.call('resetPassword', wrong));
      for (let time = 0; time < 7; time += 1) await note(it.call('finishRegistration', wrong));
      for (let time = 0; time < 3; time += 1) await note(it.call('register', { ...FORM, phone }));
      await note(it.call('requestCode', { phone }));
      return answers;
    };
    const expected = await answersFor(unknown);
    expect(expected[0]).toMatchObject({ kind: 'accepted' });
    expect(expected[1]).toContain('answered 429');
    expect(await answersFor(known.phone)).toEqual(expected);
    expect(await answersFor(registered.phone)).toEqual(expected);
  });

  test('a registration repeated at once opens one account (R5-22)', async () => {
    const phone = newPhone();
    await Promise.all(Array.from({ length: 8 }, () => it.call('register', { ...FORM, phone })));
    expect(await it.db.query('SELECT 1 FROM customer WHERE msisdn = $1', [phone])).toHaveLength(1);
    expect((await it.handset(phone).look()).messages).toHaveLength(1);
  });

  test('a code waits a minute, and comes five times a day, for known and unknown phones (D26)', async () => {
    for (const phone of [newPhone(), (await register()).phone]) {
      await it.call('requestCode', { phone }).catch(() => undefined);
      await expect(it.call('requestCode', { phone })).rejects.toThrow('answered 429');
      for (let send = 2; send <= 5; send += 1) {
        await minutePasses(phone);
        await it.call('requestCode', { phone });
      }
      await minutePasses(phone);
      await expect(it.call('requestCode', { phone })).rejects.toThrow('answered 429');
    }
  });

  test('a code works once, for 10 minutes (D41)', async () => {
    const { phone, handset } = await register();
    const code = await handset.code();
    await setBack(it.db, 'verification_code.expires_at', 601);
    expect((await it.call('finishRegistration', { phone, code })).kind).toBe('refused');
    await setBack(it.db, 'verification_code.expires_at', -601);
    expect((await it.call('finishRegistration', { phone, code })).kind).toBe('accepted');
    expect((await it.call('finishRegistration', { phone, code })).kind).toBe('refused');
  });

  test('of 40 guesses at once five are looked at, and the right code is dead after them (D41)', async () => {
    const { phone, handset } = await register();
    const code = await handset.code();
    const wrong = code === '000000' ? '111111' : '000000';
    await Promise.all(
      Array.from({ length: 40 }, () => it.call('finishRegistration', { phone, code: wrong })),
    );
    expect(
      await it.db.query(
        'SELECT sum(cardinality(tried_by))::integer AS tries FROM verification_code JOIN customer USING (profile_id) WHERE msisdn = $1',
        [phone],
      ),
    ).toEqual([{ tries: 5 }]);
    expect((await it.call('finishRegistration', { phone, code })).kind).toBe('refused');
  });

  test('a reset sets the password and ends every earlier token (R4-19, D68)', async () => {
    const customer = await it.customer();
    await minutePasses(customer.phone);
    await it.call('requestCode', { phone: customer.phone });
    const code = await it.handset(customer.phone).code();
    expect((await it.call('resetPassword', { phone: customer.phone, code, password: 'new one' })).kind).toBe(
      'accepted',
    );
    await expect(
      it.call('getBalance', { profileId: customer.profileId }, { token: customer.token }),
    ).rejects.toThrow('answered 401');
    expect((await tryLogIn(customer.phone)).kind).toBe('refused');
    expect((await tryLogIn(customer.phone, 'new one')).kind).toBe('logged-in');
  });

  test('no login with the old password outlives a reset, however they race (D68)', async () => {
    const { phone, profileId } = await it.customer();
    await it.call('requestCode', { phone });
    const code = await it.handset(phone).code();
    const logins = (howMany: number) => Array.from({ length: howMany }, () => tryLogIn(phone));
    // The passwords of the later ones are proved after the reset's was made: against what they read before it.
    const early = logins(4);
    const reset = it.call('resetPassword', { phone, code, password: 'new one' });
    const answers = await Promise.all([...early, ...logins(5)]);
    expect((await reset).kind).toBe('accepted');
    for (const answer of answers) {
      if (answer.kind !== 'logged-in') continue;
      await expect(it.call('getBalance', { profileId }, { token: answer.profile.token })).rejects.toThrow(
        'answered 401',
      );
    }
    expect((await tryLogIn(phone, 'new one')).kind).toBe('logged-in');
  });

  test('a new password is not one of those guessed first, by a code either; one from before still opens the account', async () => {
    const { phone } = await it.customer();
    await it.call('requestCode', { phone });
    const code = await it.handset(phone).code();
    for (const password of ['12345', 'qwerty123', phone])
      expect((await it.call('resetPassword', { phone, code, password })).kind).toBe('refused');
    expect((await it.call('resetPassword', { phone, code, password: 'my own' })).kind).toBe('accepted');
    await it.db.query('UPDATE customer SET password_hash = $2 WHERE msisdn = $1', [
      phone,
      await hashPassword('1234'),
    ]);
    expect((await tryLogIn(phone, '1234')).kind).toBe('logged-in');
  });

  test('a reset of a phone never verified is 101 after a right code only, and the code then verifies (R4-19)', async () => {
    const { phone, handset } = await register();
    const code = await handset.code();
    expect((await it.call('resetPassword', { phone, code: 'wrong', password: 'new one' })).kind).toBe(
      'refused',
    );
    expect((await it.call('resetPassword', { phone, code, password: 'new one' })).kind).toBe('unverified');
    expect((await it.call('finishRegistration', { phone, code })).kind).toBe('accepted');
  });

  test('the eleventh wrong password in a quarter of an hour is not looked at, whoever it is (D71)', async () => {
    for (const phone of [(await it.customer()).phone, newPhone()]) {
      const answers = await Promise.allSettled(Array.from({ length: 14 }, () => tryLogIn(phone, 'wrong')));
      expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(4);
      await expect(tryLogIn(phone)).rejects.toThrow('answered 429');
    }
  });

  test('an attempt refused as too often is not counted: a quarter of an hour after the ten, the right password works (D71)', async () => {
    const { phone } = await it.customer();
    for (let wrong = 0; wrong < 10; wrong += 1) expect((await tryLogIn(phone, 'wrong')).kind).toBe('refused');
    const failedBefore = (seconds: number) =>
      setBack(it.db, 'phone_event.at', seconds, `msisdn = $1 AND kind = 'failed-login'`, [phone]);
    await failedBefore(800);
    for (let retry = 0; retry < 12; retry += 1) await expect(tryLogIn(phone)).rejects.toThrow('answered 429');
    await failedBefore(101);
    expect((await tryLogIn(phone)).kind).toBe('logged-in');
  });

  test('an account the operator closed opens to nobody, and keeps its money for a person to decide (D46)', async () => {
    const { phone, profileId, token } = await it.customer({ deposit: 100 });
    const close = (whose: string) =>
      it.app.inject({ method: 'POST', url: `/sandbox/customers/${whose}/close` });
    expect((await close(newPhone())).statusCode).toBe(404);
    expect((await close(phone)).json()).toEqual({ res: 0, description: 'Closed.' });
    await expect(it.call('getBalance', { profileId }, { token })).rejects.toThrow('answered 401');
    expect(await tryLogIn(phone)).toMatchObject({
      kind: 'refused',
      description: expect.stringContaining('closed'),
    });
    await it.handset(phone).sms('REGISTER');
    expect((await it.handset(phone).look()).messages[0]?.text).toContain('closed');
    expect(await it.db.query('SELECT cash FROM wallet WHERE profile_id = $1', [profileId])).toEqual([
      { cash: 10_000 },
    ]);
  });

  test('nothing that opens an account is kept as it was told (D41)', async () => {
    const customer = await it.customer();
    const code = await it.handset(customer.phone).code();
    const rows = await it.db.query(
      `SELECT to_jsonb(c) || to_jsonb(s) || to_jsonb(v) AS row FROM customer c JOIN session s USING (profile_id) JOIN verification_code v USING (profile_id) WHERE msisdn = $1`,
      [customer.phone],
    );
    const kept = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [customer.token, customer.gameToken, customer.password, `"${code}"`])
      expect(kept).not.toContain(secret);
    expect(kept).toContain('$argon2id$');
  });
});
