import { join, resolve } from 'node:path';
import {
  PROVIDERS,
  type ConnectedProvider,
  type Provider,
  DEFAULT_SOCKET_LIMITS,
  type SocketLimits,
} from '../casino/index.ts';
import { EnvironmentReader, isOrigin, type Environment } from './environment.ts';
import { HOUSE_RULES, kes, toShillings, type Rulebook } from '@kipenga/betting-core';
import { absentGateways, BUILT_GATEWAYS, configuredGateways, type GatewayName } from './gateways.ts';
import { dataFolderOf, modeOf, REPOSITORY, type Mode } from './mode-and-folder.ts';
import { mpesaOf } from './mpesa.ts';
import { operatorKeysOf, OPERATOR_KEYS_WORDS } from './operator-keys.ts';
import { personsOf } from './persons.ts';
import { pushOf } from './push.ts';
import { connectedProviders } from './providers.ts';
import { smsOf } from './sms.ts';
import type { DarajaSettings, PersonsSettings, SmsSettings } from '../gateways/index.ts';
import {
  DEFAULT_ADDRESS_LIMITS,
  DEFAULT_STREAM_LIMITS,
  type AddressLimits,
  type StreamLimits,
} from '../http/index.ts';
import type { NoticeSettings } from '../notices/index.ts';
import type { PushSettings } from '../push/index.ts';

/** How this process runs. Everything has a default: with no environment at all it is a sandbox on an embedded database. */
export interface Config {
  readonly mode: Mode;
  /** Whose taxes the house goes by (D94). */
  readonly rulebook: Rulebook;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** A PostgreSQL to use; null starts the embedded one. */
  readonly databaseUrl: string | null;
  /** The same PostgreSQL for the owner of its tables; null where the role of `databaseUrl` is the owner. */
  readonly migrationDatabaseUrl: string | null;
  /** A NATS server that carries words between the processes of the house; null leaves them to the database. */
  readonly natsUrl: string | null;
  /** The longest one migration may take. */
  readonly migrationTimeoutMs: number;
  /** Where a sandbox keeps its embedded database and its keys. */
  readonly dataFolder: string;
  /** Platform seconds in a real one. */
  readonly seasonSpeed: number;
  /** Of a hundred football matches of the season, how many are postponed. */
  readonly seasonPostponed: number;
  readonly seasonSeed: string;
  readonly logLevel: string;
  /** A copy of the house that was restored to be looked at: what it is to send waits in its database. */
  readonly sendsNothing: boolean;
  /** Where a Prometheus asks for the figures of this process and its house; null for no such port. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The build of the apps; pages are served when it is there. */
  readonly buildFolder: string;
  /** Where framed pages may come from: the providers, and where else their games are (D30). */
  readonly gameOrigins: readonly string[];
  /** What customers have in their address bar: games lead back there. Of several, the first. */
  readonly houseOrigin: string;
  /**
   * The names we may be called by, in small letters, without ports: those of HOUSE_ORIGIN, ALLOWED_HOSTS and
   * MPESA_CALLBACK_ORIGIN, in a sandbox of HOST too.
   */
  readonly hostNames: readonly string[];
  /** Those whose settings are all there; a sandbox stands in for the others. */
  readonly gateways: readonly GatewayName[];
  /** How M-Pesa is reached; null where the sandbox's phone stands in for it. */
  readonly mpesa: DarajaSettings | null;
  /** How the SMS gateway is reached; null where the sandbox's phone stands in for it. */
  readonly sms: SmsSettings | null;
  /** Where identity cards are checked; null where the sandbox's phone stands in for it. */
  readonly identity: PersonsSettings | null;
  /** Where the register of excluded persons is asked; null where the sandbox's stands in for it. */
  readonly exclusionRegister: PersonsSettings | null;
  /** What the odds feed's address holds; null where the sandbox's season stands in for it. */
  readonly feedSecret: string | null;
  /** What the secrets of operators' codes are sealed by: the first seals, all open. */
  readonly operatorKeys: readonly Uint8Array[];
  /** The providers of games whose settings are there; without any, no games are offered. */
  readonly providers: readonly ConnectedProvider[];
  /** Customers reach us over https. */
  readonly isSecure: boolean;
  /** A proxy of ours stands in front. */
  readonly trustProxy: boolean;
  /** Requests one address may make in a minute (D71). */
  readonly addressLimits: AddressLimits;
  /** How many pages may be told of prices as they move. */
  readonly streamLimits: StreamLimits;
  /** How many may look on at live tables. */
  readonly socketLimits: SocketLimits;
  /** How many days a game session is kept after it was opened. */
  readonly gameSessionDays: number;
  readonly notices: NoticeSettings;
  readonly push: PushSettings;
}

const LEVELS = ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'] as const;
const SPEED_LIMIT = 10_000;
const MOST_A_MINUTE = 1_000_000;
const A_DAY_IN_MINUTES = 1_440;

const isHostName = (text: string): boolean => URL.parse(`http://${text}`)?.host === text;

/** A name to reach us by, where the address we listen at is every address. */
const reachedAt = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host);

const databasesOf = (read: EnvironmentReader) => {
  const databaseUrl = read.database('DATABASE_URL');
  const migrationDatabaseUrl = read.database('MIGRATION_DATABASE_URL');
  if (migrationDatabaseUrl !== null && databaseUrl === null)
    read.complain('MIGRATION_DATABASE_URL goes with DATABASE_URL: the embedded database needs neither.');
  return {
    databaseUrl,
    migrationDatabaseUrl,
    migrationTimeoutMs: read.count('MIGRATION_TIMEOUT_MINUTES', 15, A_DAY_IN_MINUTES) * 60_000,
    natsUrl: read.nats('NATS_URL'),
    dataFolder: dataFolderOf(read),
  };
};

const seasonOf = (read: EnvironmentReader) => ({
  seasonSpeed: read.number(
    'SEASON_SPEED',
    1,
    (speed) => speed > 0 && speed <= SPEED_LIMIT,
    `a number above 0, at most ${SPEED_LIMIT}`,
  ),
  seasonSeed: read.text('SEASON_SEED', 'kipenga'),
  seasonPostponed: read.number(
    'SEASON_POSTPONED',
    3,
    (percent) => percent >= 0 && percent <= 100,
    'a number from 0 to 100',
  ),
});

const nameOf = (origin: string): string => (URL.parse(origin)?.hostname ?? '').replace(/^\[|\]$/g, '');

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 0 && port <= 65_535;

/** A port of its own, which no proxy passes customers on to. */
const metricsOf = (read: EnvironmentReader) =>
  read.isSet('METRICS_PORT')
    ? {
        host: read.text('METRICS_HOST', 'localhost'),
        port: read.number('METRICS_PORT', 0, isPort, 'a port number from 0 to 65535, for example 9464'),
      }
    : null;

/**
 * Where we listen, and by which names we are reached. Live is reached by no name but those that were given to
 * it.
 */
const addressOf = (read: EnvironmentReader, mode: Mode) => {
  const port = read.number('PORT', 4200, isPort, 'a port number from 0 to 65535, for example 4200');
  const host = read.text('HOST', 'localhost');
  const given = read.list(
    'HOUSE_ORIGIN',
    isOrigin,
    'an origin like https://kipenga.example, or several with commas between',
  );
  const origins = given.length > 0 ? given : [`http://${reachedAt(host)}:${port}`];
  const allowed = read.list(
    'ALLOWED_HOSTS',
    isHostName,
    'names like kipenga.example, in small letters and without ports, with commas between',
  );
  const own = mode === 'live' ? [] : [host.toLowerCase()];
  const hostNames = [...origins.map(nameOf), ...own, ...allowed].filter((name) => name !== '');
  return { host, port, houseOrigin: origins[0] ?? '', hostNames };
};

const gamesOf = (read: EnvironmentReader, known: readonly Provider[], houseOrigin: string) => {
  const elsewhere = read.list(
    'GAME_ORIGINS',
    isOrigin,
    'origins like https://games.example, with commas between',
  );
  const providers = connectedProviders(read, known, houseOrigin);
  return { providers, gameOrigins: [...new Set([...elsewhere, ...providers.map(({ origin }) => origin)])] };
};

const limitsOf = (read: EnvironmentReader): AddressLimits => ({
  reads: read.count('READS_A_MINUTE', DEFAULT_ADDRESS_LIMITS.reads, MOST_A_MINUTE),
  writes: read.count('WRITES_A_MINUTE', DEFAULT_ADDRESS_LIMITS.writes, MOST_A_MINUTE),
  accounts: read.count('ACCOUNT_CALLS_A_MINUTE', DEFAULT_ADDRESS_LIMITS.accounts, MOST_A_MINUTE),
});

const MOST_STREAMS = 100_000;

const streamLimitsOf = (read: EnvironmentReader): StreamLimits => ({
  perAddress: read.count('STREAMS_AN_ADDRESS', DEFAULT_STREAM_LIMITS.perAddress, MOST_STREAMS),
  inAll: read.count('STREAMS_IN_ALL', DEFAULT_STREAM_LIMITS.inAll, MOST_STREAMS),
});

const socketLimitsOf = (read: EnvironmentReader): SocketLimits => ({
  perAddress: read.count('SOCKETS_AN_ADDRESS', DEFAULT_SOCKET_LIMITS.perAddress, MOST_STREAMS),
  inAll: read.count('SOCKETS_IN_ALL', DEFAULT_SOCKET_LIMITS.inAll, MOST_STREAMS),
});

/** Twice as long as what a customer played last is told. */
const GAME_SESSION_DAYS = 180;
const TEN_YEARS_IN_DAYS = 3_650;

const MOST_KEPT_DAYS = 3_650;
const SHILLINGS = /^\d{1,2}(?:\.\d{1,2})?$/;

const noticesOf = (read: EnvironmentReader): NoticeSettings => ({
  keptDays: read.count('NOTICES_KEPT_DAYS', 90, MOST_KEPT_DAYS),
  smsPrice: kes(
    Number(
      read.text('NOTICE_SMS_PRICE', String(toShillings(HOUSE_RULES.smsCost)), {
        fits: (text) => SHILLINGS.test(text),
        words: 'shillings below 100, with at most two decimals',
      }),
    ),
  ),
});

/** What live does not start without, beside its gateways (D72). */
const complainOfMissing = (read: EnvironmentReader, { isSecure, gameOrigins }: Config): void => {
  const complain = (problem: string): void => read.complain(`KIPENGA_MODE is live: ${problem}.`);
  if (!read.isSet('KIPENGA_RULES'))
    complain(
      'KIPENGA_RULES must be set: whose taxes the house goes by, for example kenya for the law of the day',
    );
  if (!read.isSet('DATABASE_URL'))
    complain(
      'DATABASE_URL must be set: a PostgreSQL, for example postgres://user:password@host:5432/kipenga',
    );
  if (!read.isSet('OPERATOR_KEYS'))
    complain(
      `OPERATOR_KEYS must be set: what the secrets of operators’ codes are sealed by, ${OPERATOR_KEYS_WORDS}`,
    );
  if (!read.isSet('HOUSE_ORIGIN'))
    complain(
      "HOUSE_ORIGIN must be set: the origin in customers' address bars, for example https://kipenga.example",
    );
  if (!isSecure) complain('HTTPS must be true: customers come over https, by a proxy of yours in front');
  if (read.text('HOUSE_ORIGIN', '').includes('http://')) complain('HOUSE_ORIGIN must begin with https://');
  const plain = gameOrigins.filter((origin) => !origin.startsWith('https://'));
  if (plain.length > 0) complain(`games must come from https://, not from ${plain.join(', ')}`);
};

/** What a build of the house can be connected with. */
interface Build {
  readonly providers: readonly Provider[];
  readonly gateways: readonly GatewayName[];
}

const THIS_BUILD: Build = { providers: PROVIDERS, gateways: BUILT_GATEWAYS };

/**
 * Reads the environment.
 * @throws ConfigRefusal naming what the build lacks, then every variable that is missing or makes no sense,
 * and what would.
 */
export const readConfig = (env: Environment, build: Partial<Build> = {}): Config => {
  const { providers, gateways } = { ...THIS_BUILD, ...build };
  const read = new EnvironmentReader(env);
  const mode = modeOf(read);
  const address = addressOf(read, mode);
  const isSecure = read.flag('HTTPS');
  const configured = configuredGateways(read, { isLive: mode === 'live' });
  const mpesa = mpesaOf(read, configured);
  const config: Config = {
    mode,
    rulebook: read.choice('KIPENGA_RULES', ['spec', 'kenya'], 'spec or kenya'),
    ...address,
    hostNames: [...address.hostNames, ...(mpesa ? [nameOf(mpesa.callbackOrigin)] : [])],
    ...seasonOf(read),
    logLevel: read.choice('LOG_LEVEL', LEVELS, `one of ${LEVELS.join(', ')}`),
    sendsNothing: read.flag('SENDS_NOTHING'),
    metrics: metricsOf(read),
    ...databasesOf(read),
    ...gamesOf(read, providers, address.houseOrigin),
    buildFolder: resolve(read.text('KIPENGA_BUILD', join(REPOSITORY, 'dist'))),
    isSecure,
    trustProxy: read.flag('TRUST_PROXY'),
    addressLimits: limitsOf(read),
    streamLimits: streamLimitsOf(read),
    socketLimits: socketLimitsOf(read),
    gameSessionDays: read.count('GAME_SESSION_DAYS', GAME_SESSION_DAYS, TEN_YEARS_IN_DAYS),
    notices: noticesOf(read),
    push: pushOf(read, { mode, houseOrigin: address.houseOrigin }),
    gateways: configured,
    mpesa,
    sms: smsOf(read, configured),
    ...personsOf(read, configured),
    operatorKeys: operatorKeysOf(read),
    feedSecret: configured.includes('odds feed') ? read.text('FEED_SECRET', '') : null,
  };
  if (mode === 'live') complainOfMissing(read, config);
  read.refuseProblems(absentGateways(read, gateways, { isLive: mode === 'live' }));
  return config;
};
