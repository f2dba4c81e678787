import type { Msisdn } from '@kipenga/betting-core';
import { endpoints, HOST_BASE_PATHS, printRequest, type Endpoint, type RequestOf } from '@kipenga/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setBack } from '../../test/set-back.ts';
import { newPhone, withPlatform, type TestPlatform } from '../../test/with-platform.ts';

/** The address and mark of a caller; a browser without a mark takes the one it is given. */
interface From {
  readonly address: string;
  readonly mark?: string;
}

const OWNERS = '127.0.0.1';
let lastAddress = 0;
/** An address nobody has used yet. */
const anAddress = () => `203.0.113.${(lastAddress += 1)}`;

describe('strangers who guess (decision 0010)', () => {
  let it: TestPlatform;
  beforeAll(async () => {
    it = await withPlatform();
  });
  afterAll(() => it.dispose());

  const ask = async <N extends 'logIn' | 'requestCode' | 'resetPassword'>(
    name: N,
    request: RequestOf<N>,
    { address, mark }: From,
  ) => {
    const endpoint = endpoints[name] as unknown as Endpoint;
    const { path, body, contentType } = printRequest(endpoint, request as never);
    const reply = await it.app.inject({
      method: endpoint.method,
      url: HOST_BASE_PATHS.auth + path,
      headers: {
        ...(contentType && { 'content-type': contentType }),
        ...(mark && { cookie: `KIPENGA-DEVICE=${mark}` }),
      },
      ...(body !== null && { payload: body }),
      remoteAddress: address,
    });
    const { cookies, statusCode: status } = reply;
    return {
      status,
      cookies,
      answer: reply.json<{ res?: number }>(),
      mark: cookies[0]?.value ?? mark ?? '',
    };
  };
  /** A browser of the owner's that the phone knows. */
  const ownersBrowser = async (phone: Msisdn, password: string) => {
    const form = { phone, password, remember: false };
    const { mark } = await ask('logIn', form, { address: OWNERS });
    await ask('logIn', form, { address: OWNERS, mark });
    return { address: OWNERS, mark };
  };
  const isReset = async (phone: Msisdn, code: string, from: From) => {
    const { answer } = await ask('resetPassword', { phone, code, password: 'a new one' }, from);
    return answer.res === 0;
  };
  /** The cheapest call that takes a code. */
  const guessCode = (phone: Msisdn, code: string, address: string) =>
    it.call('finishRegistration', { phone, code }, { address });
  /** 'too-often', or the answer. */
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
    setBack(it.db, 'phone_event.at', 61, `msisdn = $1 AND kind = 'code'`, [phone]);
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
    const { phone, password } = await it.customer();
    const owner = await ownersBrowser(phone, password);
    for (let send = 0; send < 5; send += 1) {
      expect(await requestCode(phone, strangers)).toBe('accepted');
      await minutePasses(phone);
    }
    const theirs = await it.handset(phone).code();
    expect(await requestCode(phone, strangers)).toBe('too-often');
    expect((await ask('requestCode', { phone }, owner)).status).toBe(200);
    const code = await it.handset(phone).code();
    if (theirs !== code) expect(await isReset(phone, theirs, owner)).toBe(false);
    for (let guess = 0; guess < 6; guess += 1) await reset(phone, wrongFor(code), strangers);
    expect(await reset(phone, code, strangers)).toBe('refused');
    expect(await isReset(phone, code, owner)).toBe(true);
  });

  describe('a code works under every name of who asked for it', () => {
    test('asked for in a browser, typed where there is no mark, in the same network', async () => {
      const { phone, password } = await it.customer();
      const owner = await ownersBrowser(phone, password);
      await ask('requestCode', { phone }, owner);
      expect(await reset(phone, await it.handset(phone).code(), OWNERS)).toBe('accepted');
    });

    test('asked for at a first visit, typed from another address with the mark just given', async () => {
      const { phone } = await it.customer();
      const { mark } = await ask('requestCode', { phone }, { address: anAddress() });
      expect(await isReset(phone, await it.handset(phone).code(), { address: anAddress(), mark })).toBe(true);
    });

    test.each(['::1', '::ffff:127.0.0.1', '127.0.0.53'])(
      'asked for on 127.0.0.1, typed on %s',
      async (address) => {
        const { phone } = await it.customer();
        await requestCode(phone, '127.0.0.1');
        expect(await reset(phone, await it.handset(phone).code(), address)).toBe('accepted');
      },
    );

    test('of its tries a neighbour without the mark spends those of the network, and a stranger elsewhere none', async () => {
      const { phone, password } = await it.customer();
      const owner = await ownersBrowser(phone, password);
      await ask('requestCode', { phone }, owner);
      const code = await it.handset(phone).code();
      const elsewhere = anAddress();
      for (const address of [elsewhere, OWNERS])
        for (let guess = 0; guess < 6; guess += 1) await guessCode(phone, wrongFor(code), address);
      const left = await it.db.query(
        'SELECT tries_left FROM verification_code JOIN customer USING (profile_id) WHERE msisdn = $1 AND used_at IS NULL ORDER BY 1',
        [phone],
      );
      expect(left).toEqual([{ tries_left: 0 }, { tries_left: 5 }]);
      expect(await reset(phone, code, OWNERS)).toBe('refused');
      expect(await isReset(phone, code, owner)).toBe(true);
    });
  });

  test('cannot tell by asking for a code whether somebody of their network has an account (D77)', async () => {
    const strangers = anAddress();
    const answers: string[] = [];
    for (const phone of [(await it.customer()).phone, newPhone()]) {
      await requestCode(phone, strangers);
      answers.push(await requestCode(phone, OWNERS));
    }
    expect(answers).toEqual(['too-often', 'too-often']);
  });

  test('a phone gets ten messages a day with codes asked for on the web: five for strangers, five for the devices it knows', async () => {
    const { phone, password } = await it.customer();
    const browsers = [await ownersBrowser(phone, password), await ownersBrowser(phone, password)];
    const sent = { strangers: 0, known: 0 };
    for (let minute = 0; minute < 6; minute += 1) {
      if ((await requestCode(phone, anAddress())) === 'accepted') sent.strangers += 1;
      for (const browser of browsers)
        if ((await ask('requestCode', { phone }, browser)).status === 200) sent.known += 1;
      await minutePasses(phone);
    }
    expect(sent).toEqual({ strangers: 5, known: 5 });
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

  test('who spend all tries of a code asked for by SMS leave five to each device and network the phone knows', async () => {
    const { phone } = await it.customer();
    await it.handset(phone).sms('REGISTER');
    const code = await it.handset(phone).code();
    for (let network = 0; network < 10; network += 1) {
      const address = anAddress();
      for (let guess = 0; guess < 5; guess += 1) await guessCode(phone, wrongFor(code), address);
    }
    expect(await reset(phone, code, anAddress())).toBe('refused');
    expect(await reset(phone, code, OWNERS)).toBe('accepted');
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
    const form = { phone, password, remember: false };
    const first = await ask('logIn', form, { address: OWNERS });
    expect(first.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/host/auth' }]);
    const { mark } = first;
    expect((await ask('logIn', form, { address: OWNERS, mark })).cookies).toEqual([]);
    await guessPasswords(phone, OWNERS);
    await guessPasswords(phone, strangers);
    for (const address of [OWNERS, strangers, elsewhere])
      expect((await ask('logIn', form, { address, mark })).answer).toMatchObject({ responseCode: 0 });
    expect((await ask('logIn', form, { address: anAddress(), mark: 'x'.repeat(43) })).status).toBe(429);
  });

  test('a login without cookies is remembered by its network alone: its mark may never be seen again', async () => {
    const { phone, password } = await it.customer();
    const known = () => it.db.query('SELECT asker FROM known_asker WHERE msisdn = $1 ORDER BY 1', [phone]);
    const before = await known();
    for (let login = 0; login < 2; login += 1) expect(await logIn(phone, password, OWNERS)).toBe('logged-in');
    expect(await known()).toEqual(before);
  });

  test('what is remembered of a phone is bounded, and told of nobody', async () => {
    const { phone, password } = await it.customer();
    for (let n = 0; n < 10; n += 1) await logIn(phone, password, `192.0.2.${n}`);
    const known = await it.db.query<{ asker: string }>('SELECT asker FROM known_asker WHERE msisdn = $1', [
      phone,
    ]);
    expect(known).toHaveLength(10);
    expect(JSON.stringify(known)).not.toContain('192.0.2');
  });
});
