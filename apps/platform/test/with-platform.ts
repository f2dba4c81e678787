import { parseMsisdn, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import {
  endpoints,
  HOST_BASE_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  printRequest,
  readReply,
  type Endpoint,
  type EndpointName,
  type RequestOf,
  type ResponseOf,
} from '@kipenga/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../src/database/index.ts';
import { LANGUAGE_COOKIE, type Language } from '@kipenga/words';
import type { BettingClock } from '../src/ports/index.ts';
import { seasonClock } from '../src/season/season-clock.ts';
import { openPlatform } from './open-platform.ts';
import { withOpenedHouse } from './with-opened-house.ts';

/** A customer as a test sends calls for. */
export interface TestCustomer {
  readonly phone: Msisdn;
  readonly profileId: ProfileId;
  readonly token: string;
  readonly gameToken: string;
  readonly password: string;
}

export interface Prompt {
  readonly id: string;
  readonly amount: number;
  readonly account: string;
  readonly state: string;
}

/** The sandbox's phone, as D60 describes it. */
export interface Handset {
  readonly look: () => Promise<{
    messages: readonly { at: string; from: string; text: string }[];
    prompts: readonly Prompt[];
    identity: Readonly<Record<'id_number' | 'birth_date' | 'name', string>>;
  }>;
  /** The newest code that came by SMS. */
  code(): Promise<string>;
  approve(): Promise<Prompt>;
  cancel(): Promise<Prompt>;
  readonly sms: (text: string, id?: string) => Promise<void>;
}

export interface TestPlatform {
  readonly db: Database;
  /** The database for its owner, as a test's own tables and triggers need it. */
  readonly owner: Database;
  readonly app: FastifyInstance;
  readonly bettingClock: BettingClock;
  /** Makes a call with the contract's own codecs, without a socket. @throws when the answer is no 200. */
  call<N extends EndpointName>(
    name: N,
    request: RequestOf<N>,
    sent?: { token?: string; key?: string; address?: string; language?: Language },
  ): Promise<ResponseOf<N>>;
  handset(phone: Msisdn): Handset;
  /** A customer says who they are, by the card that the handset shows. */
  proveIdentity(customer: Pick<TestCustomer, 'phone' | 'token'>): Promise<void>;
  /** A new customer: registered, verified, logged in, with this much paid in (shillings); known by name where the rulebook asks for it. */
  customer(options?: { deposit?: number; phone?: Msisdn }): Promise<TestCustomer>;
  dispose(): Promise<void>;
}

let lastPhone = 711_000_000;

/** A phone number no other test of this file has. */
export const newPhone = (): Msisdn => {
  const phone = parseMsisdn(`254${(lastPhone += 1)}`);
  if (!phone.ok) throw new Error('not a phone');
  return phone.value;
};

/** A whole platform on a database of its own, answering in this process, with what an environment sets beside; `through` may watch its statements. */
export const withPlatform = async (
  env: Readonly<Record<string, string>> = {},
  through: (db: Database) => Promise<Database> = async (db) => db,
): Promise<TestPlatform> => {
  const { db: plain, owner, dispose } = await withOpenedHouse();
  const db = await through(plain);
  const platform = await openPlatform({ ALLOWED_HOSTS: 'kipenga.example', ...env }, db, { jobsEveryMs: 50 });
  const { app } = platform;
  const bettingClock = await seasonClock(db);

  const call: TestPlatform['call'] = async (name, request, { token, key, address, language } = {}) => {
    const endpoint = endpoints[name] as unknown as Endpoint<ResponseOf<typeof name>>;
    const { path, body, contentType } = printRequest(endpoint, request as never);
    const reply = await app.inject({
      method: endpoint.method,
      url: HOST_BASE_PATHS[endpoint.host] + path,
      headers: {
        ...(contentType ? { 'content-type': contentType } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(language ? { cookie: `${LANGUAGE_COOKIE}=${language}` } : {}),
        ...(key ? { [IDEMPOTENCY_KEY_HEADER]: key } : {}),
      },
      ...(body === null ? {} : { payload: body }),
      ...(address === undefined ? {} : { remoteAddress: address }),
    });
    if (reply.statusCode !== 200) throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`);
    const answer = readReply(endpoint, reply.body);
    if (!answer.ok) throw new Error(`${name} broke its contract: ${answer.reason}`);
    return answer.value;
  };

  const handset = (phone: Msisdn): Handset => {
    const url = `/sandbox/handset/${phone}`;
    const send = async (path: string, payload: object): Promise<Prompt> => {
      const reply = await app.inject({ method: 'POST', url: url + path, payload });
      if (reply.statusCode !== 200)
        throw new Error(`the handset answered ${reply.statusCode}: ${reply.body}`);
      return reply.json<Prompt>();
    };
    const look: Handset['look'] = async () => (await app.inject({ url })).json();
    const answerPrompt = async (payload: object): Promise<Prompt> => {
      const open = (await look()).prompts.find(({ state }) => state === 'open');
      if (!open) throw new Error('no prompt is open');
      return send(`/prompts/${open.id}`, payload);
    };
    return {
      look,
      code: async () =>
        (await look()).messages.map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).find(Boolean) ??
        'none',
      approve: () => answerPrompt({ pin: '1234' }),
      cancel: () => answerPrompt({ cancel: true }),
      sms: async (text, id) => void (await send('/sms', { to: '29008', text, ...(id && { id }) })),
    };
  };

  const proveIdentity: TestPlatform['proveIdentity'] = async ({ phone, token }) => {
    const { id_number: idNumber, birth_date: birthDate, name } = (await handset(phone).look()).identity;
    const { state } = await call('proveIdentity', { idNumber, birthDate, name }, { token });
    if (state !== 'verified') throw new Error(`the identity is ${state}`);
  };

  return {
    db,
    owner,
    app,
    bettingClock,
    call,
    handset,
    proveIdentity,
    customer: async ({ deposit = 0, phone = newPhone() } = {}) => {
      const password = 'hakuna matata';
      await call('register', { phone, password, medium: 'test', referralCode: '', consent: '2026-01' });
      await call('finishRegistration', { phone, code: await handset(phone).code() });
      const answer = await call('logIn', { phone, password, remember: false });
      if (answer.kind !== 'logged-in') throw new Error(answer.description);
      const { profileId, token, gameToken } = answer.profile;
      if (deposit > 0) {
        if (env['KIPENGA_RULES'] === 'kenya') await proveIdentity({ phone, token });
        await call('deposit', { phone, amount: (deposit * 100) as never }, { token, key: 'first deposit' });
        await handset(phone).approve();
      }
      return { phone, profileId, token, gameToken, password };
    },
    dispose: async () => {
      await platform.close();
      await dispose();
    },
  };
};
