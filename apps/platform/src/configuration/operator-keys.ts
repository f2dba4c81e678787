import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { EnvironmentReader, type Environment } from './environment.ts';
import { keptSecret } from './kept-secret.ts';

const KEY_BYTES = 32;
const FORM = /^[0-9a-f]{64}$/i;

export const OPERATOR_KEYS_WORDS =
  '64 hexadecimal digits, for example what openssl rand -hex 32 writes; of several, with commas between, the first seals';

/** The keys that the secrets of operators' codes are sealed by (0089); none where none are set. They are not repeated. */
export const operatorKeysOf = (read: EnvironmentReader): readonly Uint8Array[] => {
  const given = read.text('OPERATOR_KEYS', '');
  const keys = given === '' ? [] : given.split(',').map((one) => one.trim());
  if (!keys.every((key) => FORM.test(key))) read.complain(`OPERATOR_KEYS must be ${OPERATOR_KEYS_WORDS}.`);
  return keys.map((key) => Buffer.from(key, 'hex'));
};

/**
 * The same for a command, which has no other settings.
 * @throws ConfigRefusal where none are set.
 */
export const operatorKeysIn = (env: Environment): readonly Uint8Array[] => {
  const read = new EnvironmentReader(env);
  if (!read.isSet('OPERATOR_KEYS'))
    read.complain(`OPERATOR_KEYS is not set: it is what the house is started with, ${OPERATOR_KEYS_WORDS}.`);
  const keys = operatorKeysOf(read);
  read.refuseProblems(null);
  return keys;
};

interface Keyed {
  readonly mode: 'sandbox' | 'live';
  readonly dataFolder: string;
  readonly operatorKeys: readonly Uint8Array[];
}

/**
 * A sandbox without a key makes one, and keeps it beside its database.
 * @throws ConfigRefusal where it can keep none there, or what is kept there is no key.
 */
export const withKeptOperatorKey = <C extends Keyed>(config: C): C => {
  if (config.operatorKeys.length > 0 || config.mode === 'live') return config;
  const kept = keptSecret({
    file: join(config.dataFolder, 'operator.key'),
    what: 'the secrets of operators',
    make: () => randomBytes(KEY_BYTES).toString('hex'),
    fits: (text) => FORM.test(text),
    help: `OPERATOR_KEYS to ${OPERATOR_KEYS_WORDS}`,
  });
  return { ...config, operatorKeys: [Buffer.from(kept, 'hex')] };
};
