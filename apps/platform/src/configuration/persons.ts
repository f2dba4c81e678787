import type { EnvironmentReader } from './environment.ts';
import type { GatewayName } from './gateways.ts';
import type { PersonsSettings } from '../gateways/index.ts';

interface PersonsReached {
  readonly identity: PersonsSettings | null;
  readonly exclusionRegister: PersonsSettings | null;
}

/** How those who know people are reached, where they are configured. What is missing or wrong was complained of before. */
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
