import type { EnvironmentReader } from './environment.ts';
import type { GatewayName } from './gateways.ts';
import type { PersonsSettings } from '../gateways/index.ts';

interface PersonsReached {
  readonly identity: PersonsSettings | null;
  readonly exclusionRegister: PersonsSettings | null;
}

/** Settings of the services that know people; null for those not configured. Missing and invalid ones were reported before. */
export const personsOf = (read: EnvironmentReader, configured: readonly GatewayName[]): PersonsReached => {
  const reached = (gateway: GatewayName, prefix: string): PersonsSettings | null =>
    configured.includes(gateway)
      ? { origin: read.text(`${prefix}_BASE_URL`, ''), apiKey: read.text(`${prefix}_API_KEY`, '') }
      : null;
  return {
    identity: reached('identity check', 'IDENTITY'),
    exclusionRegister: reached('register of excluded persons', 'REGISTER'),
  };
};
