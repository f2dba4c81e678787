import type { ConnectedProvider, Provider } from '../casino/index.ts';
import { isOrigin, type EnvironmentReader } from './environment.ts';

const isSecret = (text: string): boolean => /^[0-9a-f]{32,}$/i.test(text);

/** The provider with its NAME_ORIGIN and NAME_SECRET; none where neither is set. */
const connected = (
  read: EnvironmentReader,
  provider: Provider,
  houseOrigin: string,
): readonly ConnectedProvider[] => {
  const prefix = provider.name.toUpperCase();
  const [originName, secretName] = [`${prefix}_ORIGIN`, `${prefix}_SECRET`];
  const origin = read.text(originName, '', {
    fits: (text) => isOrigin(text) && text !== houseOrigin,
    words: 'an origin like http://localhost:4201, and not our own',
  });
  const secret = read.text(secretName, '');
  const hasNeither = origin === '' && secret === '';
  // Said without repeating it.
  if (!hasNeither && !(origin !== '' && isSecret(secret)))
    read.complain(
      `${originName} and ${secretName} go together, and the secret is at least 32 hexadecimal digits.`,
    );
  return origin === '' ? [] : [{ ...provider, origin, secret }];
};

/**
 * The providers whose origin and secret are there. Half of it is a mistake; so is a secret of two, who could each move money in the
 * other's sessions.
 */
export const connectedProviders = (
  read: EnvironmentReader,
  known: readonly Provider[],
  houseOrigin: string,
): readonly ConnectedProvider[] => {
  const providers = known.flatMap((provider) => connected(read, provider, houseOrigin));
  if (new Set(providers.map(({ secret }) => secret)).size < providers.length)
    read.complain('Each provider of games needs a secret of its own.');
  return providers;
};
