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

/** Settings of this process. Everything has a default: without any environment it is a sandbox on an embedded database. */
export interface Config {
  readonly mode: Mode;
  /** Rulebook that sets the taxes (D94). */
  readonly rulebook: Rulebook;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Address of the PostgreSQL to use; null starts the embedded one. */
  readonly databaseUrl: string | null;
  /** The same PostgreSQL for the owner of its tables; null if the role of `databaseUrl` is the owner. */
  readonly migrationDatabaseUrl: string | null;
  /** Address of a NATS server for messages between the house's processes; null sends them through the database. */
  readonly natsUrl: string | null;
  /** The longest one migration may take, in milliseconds. */
  readonly migrationTimeoutMs: number;
  /** Folder of a sandbox's embedded database and keys. */
  readonly dataFolder: string;
  /** Platform seconds per real second. */
  readonly seasonSpeed: number;
  /** Postponed matches in a hundred football matches of the season. */
  readonly seasonPostponed: number;
  readonly seasonSeed: string;
  readonly logLevel: string;
  /** True for a restored copy of the house that is only looked at: messages stay in its database. */
  readonly sendsNothing: boolean;
  /** Address at which Prometheus reads the metrics of this process and its house; null for none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Folder of the apps' build; pages are served if it exists. */
  readonly buildFolder: string;
  /** Allowed origins of framed pages: the providers, and other hosts of their games (D30). */
  readonly gameOrigins: readonly string[];
  /** The origin in customers' address bars, to which games lead back. The first one if there are several. */
  readonly houseOrigin: string;
  /**
   * Our host names, in lowercase and without ports: those of HOUSE_ORIGIN, ALLOWED_HOSTS and MPESA_CALLBACK_ORIGIN, in a sandbox
   * of HOST too.
   */
  readonly hostNames: readonly string[];
  /** Fully configured gateways; a sandbox uses stand-ins for the others. */
  readonly gateways: readonly GatewayName[];
  /** Settings of M-Pesa; null if the sandbox's phone stands in for it. */
  readonly mpesa: DarajaSettings | null;
  /** Settings of the SMS gateway; null if the sandbox's phone stands in for it. */
  readonly sms: SmsSettings | null;
  /** Service that checks identity cards; null if the sandbox's phone stands in for it. */
  readonly identity: PersonsSettings | null;
  /** Register of excluded persons; null if the sandbox's stands in for it. */
  readonly exclusionRegister: PersonsSettings | null;
  /** Secret in the odds feed's address; null if the sandbox's season stands in for it. */
  readonly feedSecret: string | null;
  /** Keys that encrypt the secrets of operators' codes: the first encrypts, all decrypt. */
  readonly operatorKeys: readonly Uint8Array[];
  /** Configured providers of games; without any, no games are offered. */
  readonly providers: readonly ConnectedProvider[];
  /** True if customers reach us over https. */
  readonly isSecure: boolean;
  /** True if a proxy of ours stands in front. */
  readonly trustProxy: boolean;
  /** Requests per minute allowed to one address (D71). */
  readonly addressLimits: AddressLimits;
  /** Limits on open price streams. */
  readonly streamLimits: StreamLimits;
  /** Limits on open sockets of live tables. */
  readonly socketLimits: SocketLimits;
  /** Days for which a game session is kept after it was opened. */
  readonly gameSessionDays: number;
  readonly notices: NoticeSettings;
  readonly push: PushSettings;
}

const LEVELS = ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'] as const;
const SPEED_LIMIT = 10_000;
const MOST_A_MINUTE = 1_000_000;
const A_DAY_IN_MINUTES = 1_440;

const isHostName = (text: string): boolean => URL.parse(`http://${text}`)?.host === text;

/** Name for our own address, if we listen at every address. */
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

/** Metrics have their own port, to which no proxy forwards customers. */
const metricsOf = (read: EnvironmentReader) =>
  read.isSet('METRICS_PORT')
    ? {
        host: read.text('METRICS_HOST', 'localhost'),
        port: read.number('METRICS_PORT', 0, isPort, 'a port number from 0 to 65535, for example 9464'),
      }
    : null;

/** Our listening address and host names. Live answers only to the names it was given. */
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

/** Twice the period over which a customer's last played games are listed. */
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

/** Complains of settings, besides gateways, without which live does not start (D72). */
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

/** The providers and gateways compiled into this build. */
interface Build {
  readonly providers: readonly Provider[];
  readonly gateways: readonly GatewayName[];
}

const THIS_BUILD: Build = { providers: PROVIDERS, gateways: BUILT_GATEWAYS };

/**
 * Reads the environment.
 * @throws ConfigRefusal naming the gateways the build lacks, then every variable that is missing or invalid, with an example.
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
