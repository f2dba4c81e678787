import { join, resolve } from 'node:path';

/** Settings of this process. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The signing key shared with the house. */
  readonly secret: string;
  /** Address of the house's wallet. */
  readonly walletUrl: string;
  /** Origins that may frame the games. Links to the cashier and the lobby lead to the first. */
  readonly houseOrigins: readonly string[];
  readonly logLevel: string;
  /** Folder of the journal. */
  readonly dataFolder: string;
  /** Folder of the built pages. */
  readonly buildFolder: string;
  /** True behind our own proxy, whose forwarding headers are trusted. */
  readonly trustProxy: boolean;
}

/** Thrown if the environment is invalid. The message is for the operator. */
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

/** Checks each variable, with the message for an invalid one. */
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

/**
 * Reads the environment.
 * @throws ConfigRefusal with one line for every invalid variable, saying what it must be.
 */
export const readConfig = (env: Environment): Config => {
  const config = configOf(env);
  const problems = expectations(config).flatMap(([isFine, problem]) => (isFine ? [] : [problem]));
  if (problems.length > 0) throw new ConfigRefusal(problems.join('\n'));
  return config;
};
