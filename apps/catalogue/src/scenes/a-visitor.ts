import type { Profile } from '@kipenga/api';
import { sampleAnswer } from '@kipenga/api/testing/platform';
import { instant } from '@kipenga/betting-core';

/** The customer of the contract's samples, with a session that never ends. */
export function aVisitor(changes: Partial<Profile> = {}): Profile {
  const answer = sampleAnswer('logIn');
  if (answer.kind !== 'logged-in') throw new Error('The contract has no sample of a login.');
  return { ...answer.profile, expiresAt: instant('2099-01-01T00:00:00Z'), ...changes };
}
