import { join, resolve } from 'node:path';
import { DEFAULT_ADDRESS_LIMITS, type AddressLimits } from './http/index.ts';

/** How this process runs. Everything has a default: with no environment at all it is a sandbox on an embedded database. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** A PostgreSQL to use; null starts the embedded one. */
  readonly databaseUrl: string | null;
  /** The same PostgreSQL for the owner of its tables; null where the role of `databaseUrl` is the owner. */
  readonly migrationDatabaseUrl: string | null;
  /** The longest one migration may take. */
  readonly migrationTimeoutMs: number;
  /** Where the embedded database and nothing else is kept. */
  readonly dataFolder: string;
  /** Platform seconds in a real one. */
  readonly seasonSpeed: number;
  readonly seasonSeed: string;
  readonly logLevel: string;
  /** The build of the apps; pages are served when it is there. */
  readonly buildFolder: string;
  /** Game providers whose pages may be framed, the arcade's among them (D30). */
  readonly gameOrigins: readonly string[];
  /** What customers have in their address bar: games lead back there. Of several, the first. */
  readonly houseOrigin: string;
  /** The names we may be called by, in small letters, without ports: those of HOUSE_ORIGIN, HOST and ALLOWED_HOSTS. */
  readonly hostNames: readonly string[];
  /** No real gateway is configured (D60). */
  readonly isSandbox: boolean;
  /** Our own arcade; null offers no games. */
  readonly arcade: ArcadeConfig | null;
  /** Customers reach us over https. */
  readonly isSecure: boolean;
  /** A proxy of ours stands in front. */
  readonly trustProxy: boolean;
  /** Requests one address may make in a minute (D71). */
  readonly addressLimits: AddressLimits;
}

/** A sandbox's game provider. */
export interface ArcadeConfig {
  readonly origin: string;
  /** What its calls of the wallet are signed with. */
  readonly secret: string;
}

/** The environment cannot be read; the message is for the person who started us. */
export class ConfigRefusal extends Error {
  override readonly name = 'ConfigRefusal';
}

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SPEED_LIMIT = 10_000;
const MOST_A_MINUTE = 1_000_000;
const A_DAY_IN_MINUTES = 1_440;

type Environment = Readonly<Record<string, string | undefined>>;

const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;
const isHostName = (text: string): boolean => URL.parse(`http://${text}`)?.host === text;
const isSecret = (text: string): boolean => /^[0-9a-f]{32,}$/i.test(text);
const isDatabase = (text: string): boolean =>
  ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? '');

/** Reads the environment. @throws ConfigRefusal naming every variable that makes no sense, and what would. */
export const readConfig = (env: Environment): Config => {
  const problems: string[] = [];
  const text = (name: string, otherwise: string): string => (env[name] ?? '') || otherwise;
  const expect = (isFine: boolean, name: string, wanted: string): void => {
    if (!isFine) problems.push(`${name} is "${env[name]}", but must be ${wanted}.`);
  };
  const flag = (name: string): boolean => {
    const value = text(name, 'false');
    expect(['true', 'false'].includes(value), name, 'true or false');
    return value === 'true';
  };
  const listed = (name: string, otherwise = ''): readonly string[] =>
    text(name, otherwise)
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');

  const count = (name: string, otherwise: number, most: number): number => {
    const value = Number(text(name, String(otherwise)));
    expect(Number.isInteger(value) && value >= 1 && value <= most, name, `a whole number from 1 to ${most}`);
    return value;
  };
  const perMinute = (name: string, otherwise: number): number => count(name, otherwise, MOST_A_MINUTE);
  // The address holds a password: what is wrong is said without repeating it.
  const database = (name: string): string | null => {
    const value = text(name, '') || null;
    if (value !== null && !isDatabase(value))
      problems.push(`${name} must look like postgres://user:password@host:5432/database.`);
    return value;
  };

  const port = Number(text('PORT', '4200'));
  expect(Number.isInteger(port) && port >= 0 && port <= 65_535, 'PORT', 'a port number from 0 to 65535');
  const seasonSpeed = Number(text('SEASON_SPEED', '1'));
  expect(
    seasonSpeed > 0 && seasonSpeed <= SPEED_LIMIT,
    'SEASON_SPEED',
    `a number above 0, at most ${SPEED_LIMIT}`,
  );
  const logLevel = text('LOG_LEVEL', 'info');
  expect(LEVELS.includes(logLevel), 'LOG_LEVEL', `one of ${LEVELS.join(', ')}`);
  const databaseUrl = database('DATABASE_URL');
  const migrationDatabaseUrl = database('MIGRATION_DATABASE_URL');
  if (migrationDatabaseUrl !== null && databaseUrl === null)
    problems.push('MIGRATION_DATABASE_URL goes with DATABASE_URL: the embedded database needs neither.');
  const gameOrigins = listed('GAME_ORIGINS');
  expect(
    gameOrigins.every(isOrigin),
    'GAME_ORIGINS',
    'origins like https://games.example, with commas between',
  );

  const host = text('HOST', 'localhost');
  const reachedAt = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const houseOrigins = listed('HOUSE_ORIGIN', `http://${reachedAt}:${port}`);
  const [houseOrigin = ''] = houseOrigins;
  const allowedHosts = listed('ALLOWED_HOSTS');
  const arcadeOrigin = text('ARCADE_ORIGIN', '');
  const arcadeSecret = text('ARCADE_SECRET', '');
  expect(
    text('HOUSE_ORIGIN', '') === '' || houseOrigins.every(isOrigin),
    'HOUSE_ORIGIN',
    'an origin like https://kipenga.example, or several with commas between',
  );
  expect(
    allowedHosts.every(isHostName),
    'ALLOWED_HOSTS',
    'names like kipenga.example, in small letters and without ports, with commas between',
  );
  expect(
    arcadeOrigin === '' || (isOrigin(arcadeOrigin) && arcadeOrigin !== houseOrigin),
    'ARCADE_ORIGIN',
    'an origin like http://localhost:4201, and not our own',
  );
  // Said without repeating it.
  if ((arcadeOrigin !== '' || arcadeSecret !== '') && !(arcadeOrigin !== '' && isSecret(arcadeSecret)))
    problems.push(
      'ARCADE_ORIGIN and ARCADE_SECRET go together, and the secret is at least 32 hexadecimal digits.',
    );

  const config: Config = {
    host,
    port,
    databaseUrl,
    migrationDatabaseUrl,
    migrationTimeoutMs: count('MIGRATION_TIMEOUT_MINUTES', 15, A_DAY_IN_MINUTES) * 60_000,
    dataFolder: resolve(text('KIPENGA_DATA', join(REPOSITORY, '.data'))),
    seasonSpeed,
    seasonSeed: text('SEASON_SEED', 'kipenga'),
    logLevel,
    buildFolder: resolve(text('KIPENGA_BUILD', join(REPOSITORY, 'dist'))),
    gameOrigins: arcadeOrigin === '' ? gameOrigins : [...new Set([...gameOrigins, arcadeOrigin])],
    houseOrigin,
    hostNames: [
      ...houseOrigins.map((origin) => (URL.parse(origin)?.hostname ?? '').replace(/^\[|\]$/g, '')),
      host.toLowerCase(),
      ...allowedHosts,
    ].filter((name) => name !== ''),
    isSandbox: true,
    arcade: arcadeOrigin === '' ? null : { origin: arcadeOrigin, secret: arcadeSecret },
    isSecure: flag('HTTPS'),
    trustProxy: flag('TRUST_PROXY'),
    addressLimits: {
      reads: perMinute('READS_A_MINUTE', DEFAULT_ADDRESS_LIMITS.reads),
      writes: perMinute('WRITES_A_MINUTE', DEFAULT_ADDRESS_LIMITS.writes),
      accounts: perMinute('ACCOUNT_CALLS_A_MINUTE', DEFAULT_ADDRESS_LIMITS.accounts),
    },
  };
  if (problems.length > 0) throw new ConfigRefusal(problems.join('\n'));
  return config;
};
