import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import { takeOffers, tell } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import { lockWallet } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';

/** Whether the register had this customer when it was asked last. */
export const isRegistered = async (sql: Sql, owner: ProfileId): Promise<boolean> =>
  (await sql.query('SELECT FROM register_exclusion WHERE profile_id = $1', [owner])).length > 0;

/**
 * Keeps what the register of excluded persons says of a customer (D105). From then on, and until it says otherwise, nothing is staked and
 * nothing comes in: money that comes by hand goes back (D99). Who is found in it is told once, by SMS; who is not any more is told nothing.
 */
export const noteRegister = async (
  services: Services,
  { profileId, msisdn }: { readonly profileId: ProfileId; readonly msisdn: Msisdn },
  isListed: boolean,
): Promise<void> => {
  if ((await isRegistered(services.db, profileId)) === isListed) return;
  await services.db.transaction(async (sql) => {
    await lockWallet(sql, profileId);
    if (!isListed) {
      await sql.query('DELETE FROM register_exclusion WHERE profile_id = $1', [profileId]);
      return;
    }
    const found = await sql.query(
      'INSERT INTO register_exclusion (profile_id, found_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
      [profileId, services.realClock.now()],
    );
    if (found.length === 0) return;
    await takeOffers(sql, msisdn, false);
    await tell(sql, services, { to: msisdn, id: 'sms.register.excluded', at: services.bettingClock.now() });
  });
};
