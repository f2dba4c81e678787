import type { ProfileId } from '@kipenga/betting-core';
import type { IdentityState } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { because, type Worded } from '../wording/index.ts';
import { selectIdentity } from './identity.store.ts';

/** What has become of a customer's identity; null in a house that asks for none. */
export const identityStateOf = async (
  sql: Sql,
  { identity }: Pick<Services, 'identity'>,
  owner: ProfileId,
): Promise<IdentityState | null> =>
  identity === null ? null : ((await selectIdentity(sql, owner))?.state ?? 'needed');

/** Says why no money of this customer comes in as long as nobody knows who it is (D99, D105); null once somebody does. */
export const identityRefusal = async (
  sql: Sql,
  services: Pick<Services, 'identity'>,
  owner: ProfileId,
): Promise<Worded | null> => {
  const state = await identityStateOf(sql, services, owner);
  if (state === null || state === 'verified') return null;
  return because(state === 'pending' ? 'identity-pending' : 'identity-needed');
};
