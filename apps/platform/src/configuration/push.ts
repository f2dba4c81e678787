import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { publicKeyOf, type PushSettings } from '../push/index.ts';
import type { EnvironmentReader } from './environment.ts';
import { keptSecret } from './kept-secret.ts';

const KEY_WORDS =
  'a private key of VAPID in base64url, 43 letters and digits, for example what npx web-push generate-vapid-keys writes';

/** Push services of Chrome and its relatives, Firefox, Safari and Edge. */
const SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** A public domain name: neither an address nor a name of the local network. */
const isWorldly = (name: string): boolean => /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(name);

const isPrivateKey = (text: string): boolean => {
  if (!/^[\w-]{43}$/.test(text)) return false;
  try {
    return publicKeyOf(text) !== '';
  } catch {
    return false;
  }
};

/** Settings of web push. An invalid key is not repeated in the complaint. */
export const pushOf = (
  read: EnvironmentReader,
  { mode, houseOrigin }: { readonly mode: 'sandbox' | 'live'; readonly houseOrigin: string },
): PushSettings => {
  const key = read.text('VAPID_PRIVATE_KEY', '');
  if (key !== '' && !isPrivateKey(key)) read.complain(`VAPID_PRIVATE_KEY must be ${KEY_WORDS}.`);
  const own = mode === 'sandbox' ? ', or localhost' : '';
  const services = read.list(
    'PUSH_SERVICES',
    (name) => isWorldly(name) || (mode === 'sandbox' && name === 'localhost'),
    `names like fcm.googleapis.com, or *.push.apple.com for all below it${own}, with commas between`,
  );
  return {
    privateKey: key || null,
    // A push service cannot reach a sandbox at its own address.
    subject: houseOrigin.startsWith('https:') ? houseOrigin : 'mailto:sandbox@kipenga.example',
    services: services.length > 0 ? services : SERVICES,
  };
};

interface Keyed {
  readonly mode: 'sandbox' | 'live';
  readonly dataFolder: string;
  readonly push: PushSettings;
}

const newPrivateKey = (): string => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Leading zeros of a key are missing in the hex text.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
};

/** Makes and keeps a key for a sandbox that has none. @throws ConfigRefusal if it cannot be stored. */
export const withKeptPushKey = <C extends Keyed>(config: C): C => {
  if (config.push.privateKey !== null || config.mode === 'live') return config;
  const privateKey = keptSecret({
    file: join(config.dataFolder, 'push.key'),
    what: 'push',
    make: newPrivateKey,
    fits: isPrivateKey,
    help: `VAPID_PRIVATE_KEY to ${KEY_WORDS}`,
  });
  return { ...config, push: { ...config.push, privateKey } };
};
