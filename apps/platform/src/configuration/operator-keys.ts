import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentReader, type Environment } from './environment.ts';
import { keptSecret } from './kept-secret.ts';
import { dataFolderOf, modeOf, type Mode } from './mode-and-folder.ts';

const KEY_BYTES = 32;
const FORM = /^[0-9a-f]{64}$/i;

export const OPERATOR_KEYS_WORDS =
  '64 hexadecimal digits, for example what openssl rand -hex 32 writes; of several, with commas between, the first seals';

/** The keys that encrypt the secrets of operators' codes (0089); empty if none are set. Complaints do not repeat them. */
export const operatorKeysOf = (read: EnvironmentReader): readonly Uint8Array[] => {
  const given = read.text('OPERATOR_KEYS', '');
  const keys = given === '' ? [] : given.split(',').map((one) => one.trim());
  if (!keys.every((key) => FORM.test(key))) read.complain(`OPERATOR_KEYS must be ${OPERATOR_KEYS_WORDS}.`);
  return keys.map((key) => Buffer.from(key, 'hex'));
};

const keyFileIn = (dataFolder: string): string => join(dataFolder, 'operator.key');

/** @throws ConfigRefusal */
const keptKeyIn = (dataFolder: string): Uint8Array =>
  Buffer.from(
    keptSecret({
      file: keyFileIn(dataFolder),
      what: 'the secrets of operators',
      make: () => randomBytes(KEY_BYTES).toString('hex'),
      fits: (text) => FORM.test(text),
      help: `OPERATOR_KEYS to ${OPERATOR_KEYS_WORDS}`,
    }),
    'hex',
  );

/**
 * The same for a command, which has no other settings: for a sandbox started without keys, the one it has stored, but never for
 * the database of a live house. @throws ConfigRefusal if none are set or stored.
 */
export const operatorKeysIn = (env: Environment, { isLive = false } = {}): readonly Uint8Array[] => {
  const read = new EnvironmentReader(env);
  const isSandbox = modeOf(read) === 'sandbox' && !isLive;
  const dataFolder = dataFolderOf(read);
  if (!read.isSet('OPERATOR_KEYS')) {
    read.refuseProblems(null);
    if (isSandbox && existsSync(keyFileIn(dataFolder))) return [keptKeyIn(dataFolder)];
    const kept = isSandbox ? `, and no sandbox has kept a key in ${keyFileIn(dataFolder)}` : '';
    read.complain(
      `OPERATOR_KEYS is not set${kept}: it is what the house is started with, ${OPERATOR_KEYS_WORDS}.`,
    );
  }
  const keys = operatorKeysOf(read);
  read.refuseProblems(null);
  return keys;
};

interface Keyed {
  readonly mode: Mode;
  readonly dataFolder: string;
  readonly operatorKeys: readonly Uint8Array[];
}

/** Makes and stores a key for a sandbox that has none. @throws ConfigRefusal if it cannot be stored, or the stored one is invalid. */
export const withKeptOperatorKey = <C extends Keyed>(config: C): C => {
  if (config.operatorKeys.length > 0 || config.mode === 'live') return config;
  return { ...config, operatorKeys: [keptKeyIn(config.dataFolder)] };
};
