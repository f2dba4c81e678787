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
}

/** The environment cannot be read; the message is for the person who started us. */
export class ConfigRefusal extends Error {
  override readonly name = 'ConfigRefusal';
}

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SECRET = /^[0-9a-f]{32,}$/i;

/** Reads the environment. @throws ConfigRefusal naming every variable that makes no sense, and what would. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const problems: string[] = [];
  const text = (name: string, otherwise = ''): string => (env[name] ?? '') || otherwise;
  const expect = (isFine: boolean, problem: string): void => {
    if (!isFine) problems.push(problem);
  };
  const port = Number(text('ARCADE_PORT', '4201'));
  expect(Number.isInteger(port) && port >= 0 && port <= 65_535, 'ARCADE_PORT must be a port number.');
  const secret = text('ARCADE_SECRET');
  expect(SECRET.test(secret), 'ARCADE_SECRET must be at least 32 hexadecimal digits.');
  const walletUrl = text('WALLET_URL', 'http://localhost:4200/wallet').replace(/\/$/, '');
  expect(
    ['http:', 'https:'].includes(URL.parse(walletUrl)?.protocol ?? ''),
    'WALLET_URL must be an address like http://localhost:4200/wallet.',
  );
  const houseOrigins = text('HOUSE_ORIGIN', 'http://localhost:4200')
    .split(',')
    .map((one) => one.trim());
  expect(
    houseOrigins.every((one) => URL.parse(one)?.origin === one),
    'HOUSE_ORIGIN must be an origin like https://house.example, or more with commas between.',
  );
  const logLevel = text('LOG_LEVEL', 'info');
  expect(LEVELS.includes(logLevel), `LOG_LEVEL must be one of ${LEVELS.join(', ')}.`);
  if (problems.length > 0) throw new ConfigRefusal(problems.join('\n'));
  return {
    host: text('HOST', 'localhost'),
    port,
    secret,
    walletUrl,
    houseOrigins,
    logLevel,
    dataFolder: join(resolve(text('KIPENGA_DATA', join(REPOSITORY, '.data'))), 'arcade'),
    buildFolder: join(resolve(text('KIPENGA_BUILD', join(REPOSITORY, 'dist'))), 'arcade'),
  };
};
