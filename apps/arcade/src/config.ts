import { join, resolve } from 'node:path';

/** How this process runs. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The key both sides sign with. */
  readonly secret: string;
  /** The house's wallet. */
  readonly walletUrl: string;
  /** Who may frame the games. The first is where the page goes for the cashier and the lobby. */
  readonly houseOrigins: readonly string[];
  readonly logLevel: string;
  /** Where the journal is kept. */
  readonly dataFolder: string;
  /** The built pages. */
  readonly buildFolder: string;
  /** A proxy of ours stands in front, and tells where a page is. */
  readonly trustProxy: boolean;
}

/** The environment cannot be read; the message is for the person who started us. */
export class ConfigRefusal extends Error {
  override readonly name = 'ConfigRefusal';
}

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SECRET = /^[0-9a-f]{32,}$/i;

type Environment = Readonly<Record<string, string | undefined>>;

const textsOf =
  (env: Environment) =>
  (name: string, otherwise = ''): string =>
    (env[name] ?? '') || otherwise;

const configOf = (env: Environment): Config => {
  const text = textsOf(env);
  return {
    host: text('HOST', 'localhost'),
    port: Number(text('ARCADE_PORT', '4201')),
    secret: text('ARCADE_SECRET'),
    walletUrl: text('WALLET_URL', 'http://localhost:4200/wallet').replace(/\/$/, ''),
    houseOrigins: text('HOUSE_ORIGIN', 'http://localhost:4200')
      .split(',')
      .map((one) => one.trim()),
    logLevel: text('LOG_LEVEL', 'info'),
    dataFolder: join(resolve(text('KIPENGA_DATA', join(REPOSITORY, '.data'))), 'arcade'),
    buildFolder: join(resolve(text('KIPENGA_BUILD', join(REPOSITORY, 'dist'))), 'arcade'),
    trustProxy: text('TRUST_PROXY') === 'true',
  };
};

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 0 && port <= 65_535;
const isWebAddress = (url: string): boolean => ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '');
const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;

/** What each variable must be, and whether it is. */
const expectations = ({ port, secret, walletUrl, houseOrigins, logLevel }: Config) =>
  [
    [isPort(port), 'ARCADE_PORT must be a port number.'],
    [SECRET.test(secret), 'ARCADE_SECRET must be at least 32 hexadecimal digits.'],
    [isWebAddress(walletUrl), 'WALLET_URL must be an address like http://localhost:4200/wallet.'],
    [
      houseOrigins.every(isOrigin),
      'HOUSE_ORIGIN must be an origin like https://house.example, or more with commas between.',
    ],
    [LEVELS.includes(logLevel), `LOG_LEVEL must be one of ${LEVELS.join(', ')}.`],
  ] as const;

/** Reads the environment. @throws ConfigRefusal naming every variable that makes no sense, and what would. */
export const readConfig = (env: Environment): Config => {
  const config = configOf(env);
  const problems = expectations(config).flatMap(([isFine, problem]) => (isFine ? [] : [problem]));
  if (problems.length > 0) throw new ConfigRefusal(problems.join('\n'));
  return config;
};
