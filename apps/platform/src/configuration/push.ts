import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { publicKeyOf, type PushSettings } from '../push/index.ts';
import type { EnvironmentReader } from './environment.ts';
import { keptSecret } from './kept-secret.ts';

const KEY_WORDS =
  'a private key of VAPID in base64url, 43 letters and digits, for example what npx web-push generate-vapid-keys writes';

/** Those of Chrome and its kin, Firefox, Safari and Edge. */
const SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** A name of the world: no address of a machine, and no machine beside ours. */
const isWorldly = (name: string): boolean => /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(name);

const isPrivateKey = (text: string): boolean => {
  if (!/^[\w-]{43}$/.test(text)) return false;
  try {
    return publicKeyOf(text) !== '';
  } catch {
    return false;
  }
};

/** How push services of browsers are reached. A key that does not fit is not repeated. */
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
    // A sandbox is reached at no address that a push service could ask.
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
  // A key may begin with noughts, which are left out.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
};

/** A sandbox without a key makes one, and keeps it beside its database. @throws ConfigRefusal where it cannot. */
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
