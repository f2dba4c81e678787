import type { ProfileId } from '@kipenga/betting-core';
import type { IdentityState } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { worded, type Worded } from '../wording/index.ts';
import { selectIdentity } from './identity.store.ts';

/** The state of a customer's identity check; null if the house requires none. */
export const identityStateOf = async (
  sql: Sql,
  { identity }: Pick<Services, 'identity'>,
  owner: ProfileId,
): Promise<IdentityState | null> =>
  identity === null ? null : ((await selectIdentity(sql, owner))?.state ?? 'needed');

/** The reason for refusing this customer's money as long as the identity is not proved (D99, D105); null once it is. */
export const identityRefusal = async (
  sql: Sql,
  services: Pick<Services, 'identity'>,
  owner: ProfileId,
): Promise<Worded | null> => {
  const state = await identityStateOf(sql, services, owner);
  if (state === null || state === 'verified') return null;
  return worded(state === 'pending' ? 'identity-pending' : 'identity-needed');
};
