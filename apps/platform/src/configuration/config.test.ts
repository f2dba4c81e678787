import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIVE_ENVIRONMENT } from '../../test/live-environment.ts';
import { PROVIDERS } from '../casino/index.ts';
import { ConfigRefusal, type Environment } from './environment.ts';
import { GATEWAY_NAMES } from './gateways.ts';
import { readConfig } from './config.ts';

describe('the environment', () => {
  test('may be empty: a sandbox on an embedded database', () => {
    expect(readConfig({})).toMatchObject({ port: 4200, databaseUrl: null, seasonSpeed: 1, gameOrigins: [] });
    expect(readConfig({}).dataFolder).toMatch(/\.data$/);
  });

  test('may name the owner of the tables beside the role that works on them, and how long a migration may take', () => {
    const DATABASE_URL = 'postgres://worker:secret@localhost/kipenga';
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      migrationDatabaseUrl: null,
      migrationTimeoutMs: 900_000,
    });
    const MIGRATION_DATABASE_URL = 'postgres://owner:secret@localhost/kipenga';
    expect(
      readConfig({ DATABASE_URL, MIGRATION_DATABASE_URL, MIGRATION_TIMEOUT_MINUTES: '60' }),
    ).toMatchObject({ migrationDatabaseUrl: MIGRATION_DATABASE_URL, migrationTimeoutMs: 3_600_000 });
    expect(() => readConfig({ MIGRATION_DATABASE_URL })).toThrow('goes with DATABASE_URL');
    expect(() => readConfig({ DATABASE_URL, MIGRATION_DATABASE_URL: 'mysql://owner:secret@x' })).toThrow(
      /^MIGRATION_DATABASE_URL must look like(?!.*secret)/,
    );
  });

  test('may name a NATS server, whose password is not repeated', () => {
    expect(readConfig({}).natsUrl).toBeNull();
    const NATS_URL = 'tls://house:secret@nats.example:4222';
    expect(readConfig({ NATS_URL }).natsUrl).toBe(NATS_URL);
    expect(() => readConfig({ NATS_URL: 'http://house:secret@nats.example' })).toThrow(
      /^NATS_URL must look like nats:(?!.*secret)/,
    );
  });

  test('may set how often an address may ask (D71)', () => {
    expect(readConfig({ READS_A_MINUTE: '10' }).addressLimits).toEqual({
      reads: 10,
      writes: 240,
      accounts: 30,
    });
    expect(() => readConfig({ ACCOUNT_CALLS_A_MINUTE: '0' })).toThrow(/ACCOUNT_CALLS_A_MINUTE is "0".*1 to/);
  });

  test('may set how many pages hear of prices as they move (D79)', () => {
    expect(readConfig({ STREAMS_AN_ADDRESS: '3' }).streamLimits).toEqual({ perAddress: 3, inAll: 5_000 });
    expect(() => readConfig({ STREAMS_IN_ALL: 'many' })).toThrow(/STREAMS_IN_ALL is "many"/);
  });

  test('may set how many look on at live tables, and how long game sessions are kept', () => {
    const { socketLimits, gameSessionDays } = readConfig({ SOCKETS_AN_ADDRESS: '3' });
    expect([socketLimits, gameSessionDays]).toEqual([{ perAddress: 3, inAll: 5_000 }, 180]);
    expect(readConfig({ GAME_SESSION_DAYS: '400' }).gameSessionDays).toBe(400);
    expect(() => readConfig({ GAME_SESSION_DAYS: '0' })).toThrow(/GAME_SESSION_DAYS is "0"/);
  });

  test('says by which names we are called', () => {
    expect(readConfig({}).hostNames).toEqual(['localhost', 'localhost']);
    const env = {
      HOST: '0.0.0.0',
      HOUSE_ORIGIN: 'https://kipenga.example,https://www.kipenga.example:8443',
      ALLOWED_HOSTS: 'kipenga.local, inside',
    };
    expect(readConfig(env).hostNames).toEqual([
      'kipenga.example',
      'www.kipenga.example',
      '0.0.0.0',
      'kipenga.local',
      'inside',
    ]);
    for (const wrong of ['https://a.example', 'a.example:80', 'A.example', 'a b'])
      expect(() => readConfig({ ALLOWED_HOSTS: wrong })).toThrow(/ALLOWED_HOSTS/);
  });

  test('may name a provider of games, which is then framed (D30)', () => {
    const secret = 'c0ffee'.repeat(6);
    expect(readConfig({})).toMatchObject({ providers: [], houseOrigin: 'http://localhost:4200' });
    const arcade = { ARCADE_ORIGIN: 'http://localhost:4201', ARCADE_SECRET: secret };
    expect(readConfig({ ...arcade, GAME_ORIGINS: 'https://games.example' })).toMatchObject({
      gameOrigins: ['https://games.example', 'http://localhost:4201'],
      providers: [{ name: 'arcade', origin: 'http://localhost:4201', secret }],
    });
    expect(readConfig({ HOST: '0.0.0.0', PORT: '80', HOUSE_ORIGIN: '' }).houseOrigin).toBe(
      'http://localhost:80',
    );
    expect(readConfig({ HOUSE_ORIGIN: 'https://a.example, https://b.example' }).houseOrigin).toBe(
      'https://a.example',
    );
  });

  test.each([
    [{ ARCADE_ORIGIN: 'http://localhost:4201' }, /ARCADE_SECRET go together/],
    [{ ARCADE_SECRET: 'c0ffee'.repeat(6) }, /ARCADE_SECRET go together/],
    [{ ARCADE_ORIGIN: 'http://localhost:4201', ARCADE_SECRET: 'short and secret' }, /at least 32 hex/],
    [{ ARCADE_ORIGIN: 'http://localhost:4200', ARCADE_SECRET: 'c0ffee'.repeat(6) }, /not our own/],
    [{ HOUSE_ORIGIN: 'kipenga.example' }, /HOUSE_ORIGIN is "kipenga.example"/],
  ])('half a provider is refused, and its secret is not repeated: %o', (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem);
    expect(() => readConfig(env)).not.toThrow(/short and secret|c0ffee/);
  });

  test('two providers of games do not share a secret (trust P15)', () => {
    const secret = 'c0ffee'.repeat(6);
    const [known] = PROVIDERS;
    const both = {
      ARCADE_ORIGIN: 'https://a.example',
      ARCADE_SECRET: secret,
      KIBO_ORIGIN: 'https://k.example',
      KIBO_SECRET: secret,
    };
    const read = () => readConfig(both, { ...(known && { providers: [known, { ...known, name: 'kibo' }] }) });
    expect(read).toThrow('Each provider of games needs a secret of its own.');
  });

  test('is refused in words, every mistake at once, and a password is not repeated', () => {
    const read = () =>
      readConfig({
        PORT: 'abc',
        SEASON_SPEED: '-1',
        LOG_LEVEL: 'loud',
        DATABASE_URL: 'mysql://me:secret@host/db',
        GAME_ORIGINS: 'https://a.example/path',
        HTTPS: 'yes',
      });
    expect(read).toThrow(ConfigRefusal);
    expect(read).toThrow(
      /PORT is "abc".*\n.*HTTPS.*\n.*SEASON_SPEED.*\n.*LOG_LEVEL.*\n.*DATABASE_URL must look like.*\n.*GAME_ORIGINS/,
    );
    expect(read).not.toThrow(/secret/);
  });
});

/** As a build reads it that has every gateway. */
const readWithGateways = (env: Environment) => readConfig(env, { gateways: GATEWAY_NAMES });

describe('the mode (D72)', () => {
  test('is a sandbox unless it is called live, and nothing else', () => {
    expect(readConfig({}).mode).toBe('sandbox');
    expect(readConfig({ KIPENGA_MODE: 'sandbox' }).mode).toBe('sandbox');
    expect(() => readConfig({ KIPENGA_MODE: 'production' })).toThrow(
      'KIPENGA_MODE is "production", but must be sandbox or live.',
    );
  });

  test('live starts with this build, once all is set', () => {
    expect(readConfig(LIVE_ENVIRONMENT)).toMatchObject({ mode: 'live', feedSecret: 'c0ffee'.repeat(3) });
  });

  test('live has all its gateways, and is called by no name of its own machine', () => {
    expect(readWithGateways({ ...LIVE_ENVIRONMENT, HOST: '0.0.0.0' })).toMatchObject({
      mode: 'live',
      hostNames: ['kipenga.example', 'callback.example'],
      gateways: GATEWAY_NAMES,
    });
  });

  test.each(Object.keys(LIVE_ENVIRONMENT).filter((name) => name !== 'KIPENGA_MODE'))(
    'live does not start without %s, and says so alone, with what it is',
    (name) => {
      const read = () => readWithGateways({ ...LIVE_ENVIRONMENT, [name]: '' });
      expect(read).toThrow(ConfigRefusal);
      expect(read).toThrow(new RegExp(String.raw`^[^\n]*\b${name}\b[^\n]*(?:, for example |https)[^\n]*$`));
    },
  );

  test('live by the specification needs nobody who knows people, and by the law of the day it does (D105)', () => {
    const alone = Object.fromEntries(
      Object.entries(LIVE_ENVIRONMENT).filter(([name]) => !/^(?:IDENTITY|REGISTER)_/.test(name)),
    );
    expect(readConfig({ ...alone, KIPENGA_RULES: 'spec' })).toMatchObject({
      identity: null,
      exclusionRegister: null,
    });
    expect(() => readConfig(alone)).toThrow(
      /^IDENTITY_BASE_URL.*\nIDENTITY_API_KEY.*\nREGISTER_BASE_URL.*\nREGISTER_API_KEY/,
    );
    expect(readConfig(LIVE_ENVIRONMENT).identity).toEqual({
      origin: 'https://identity.example',
      apiKey: 'key',
    });
  });

  test('live is reached by https alone', () => {
    const house = { ...LIVE_ENVIRONMENT, HOUSE_ORIGIN: 'https://kipenga.example,http://kipenga.example' };
    expect(() => readWithGateways(house)).toThrow(
      'KIPENGA_MODE is live: HOUSE_ORIGIN must begin with https://.',
    );
  });

  test('live has games from https alone', () => {
    const games = { ARCADE_ORIGIN: 'http://games.example', ARCADE_SECRET: 'c0ffee'.repeat(6) };
    expect(() => readWithGateways({ ...LIVE_ENVIRONMENT, ...games })).toThrow(
      'KIPENGA_MODE is live: games must come from https://, not from http://games.example.',
    );
  });

  test.each([
    ['MPESA_BASE_URL', 'api.safaricom.co.ke', /^MPESA_BASE_URL must be the origin where Daraja answers, by/],
    ['MPESA_BASE_URL', 'http://mpesa.example', /^MPESA_BASE_URL must be the origin where Daraja answers, by/],
    ['MPESA_CALLBACK_ORIGIN', 'http://pay.example', /^MPESA_CALLBACK_ORIGIN must be the origin at which/],
    ['MPESA_SHORTCODE', '29 00 80', /^MPESA_SHORTCODE must be your paybill number, for example 290080\.$/],
    ['SMS_BASE_URL', 'http://sms.example', /^SMS_BASE_URL must be the origin where Africa's Talking/],
    ['SMS_SENDER', 'KIPENGA KENYA', /^SMS_SENDER must be the sender that customers see, 3 to 11 letters/],
    ['SMS_CALLBACK_SECRET', 'short/secret', /^SMS_CALLBACK_SECRET must be a secret.*16 letters and digits/],
    ['FEED_SECRET', 'short/secret', /^FEED_SECRET must be a secret of your own/],
  ])('a setting of a gateway that cannot be one is told with what it is: %s', (name, value, words) => {
    const read = () => readWithGateways({ ...LIVE_ENVIRONMENT, [name]: value });
    expect(read).toThrow(words);
    expect(read).not.toThrow(/short\/secret/);
  });

  test('live says first what gateways a build has not, then everything that is missing', () => {
    const problems = messageOf(() => readConfig({ KIPENGA_MODE: 'live', HTTPS: 'false' }, { gateways: [] }));
    expect(problems).toMatch(
      /^This build has no mobile-money gateway, no SMS gateway, no odds feed, no identity check, and no register of excluded persons yet, and no setting mends that\.\n/,
    );
    const besides = problems.slice(problems.indexOf('\n\nBesides:\n'));
    for (const name of Object.keys(LIVE_ENVIRONMENT)) expect(besides).toContain(name);
    const bare = messageOf(() => readConfig(LIVE_ENVIRONMENT, { gateways: [] }));
    expect(bare).toMatch(/^This build has no/);
    expect(bare).not.toContain('Besides');
  });

  test('what is said of gateways leads to a page that is there', () => {
    const words = messageOf(() => readConfig(LIVE_ENVIRONMENT, { gateways: [] }));
    const page = /\S+README\.md/.exec(words)?.[0] ?? 'none';
    expect(existsSync(join(import.meta.dirname, '../../../..', page))).toBe(true);
  });

  test('a sandbox may send by a carrier of SMS, also one on its own machine', () => {
    const { SMS_API_KEY, SMS_USERNAME, SMS_SENDER, SMS_CALLBACK_SECRET } = LIVE_ENVIRONMENT;
    const own = { SMS_API_KEY, SMS_USERNAME, SMS_SENDER, SMS_CALLBACK_SECRET };
    expect(readConfig({ ...own, SMS_BASE_URL: 'http://localhost:5511' }).sms).toEqual({
      origin: 'http://localhost:5511',
      apiKey: 'key',
      username: 'kipenga',
      sender: 'KIPENGA',
      callbackSecret: SMS_CALLBACK_SECRET,
    });
  });

  test('a sandbox has the gateways that are configured whole', () => {
    const FEED_SECRET = LIVE_ENVIRONMENT['FEED_SECRET'];
    expect(readWithGateways({ FEED_SECRET }).gateways).toEqual(['odds feed']);
    expect(readWithGateways({})).toMatchObject({ gateways: [], mpesa: null, sms: null });
    const paid = Object.entries(LIVE_ENVIRONMENT).filter(([name]) => name.startsWith('MPESA_'));
    expect(readConfig(Object.fromEntries(paid))).toMatchObject({
      gateways: ['mobile-money gateway'],
      mpesa: { baseUrl: 'https://mpesa.example', shortcode: '290080', callbackSecret: 'c0ffee'.repeat(3) },
    });
    const half = messageOf(() => readWithGateways({ SMS_API_KEY: 'secret', SMS_SENDER: 'KIPENGA' }));
    expect(half.split('\n').map((line) => line.split(' is missing for the SMS gateway')[0])).toEqual([
      'SMS_BASE_URL',
      'SMS_USERNAME',
      'SMS_CALLBACK_SECRET',
    ]);
    expect(readConfig({ FEED_SECRET })).toMatchObject({ feedSecret: FEED_SECRET, sms: null });
    expect(() => readConfig({ FEED_SECRET }, { gateways: [] })).toThrow(
      /^This build has no odds feed yet.*leave FEED_SECRET unset\.$/s,
    );
  });
});

const messageOf = (read: () => unknown): string => {
  try {
    return `read: ${JSON.stringify(read())}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
