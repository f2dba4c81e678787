import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import { takeOffers, sendInLanguage } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import { lockWallet } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';

/** True if the register had this customer at the last question. */
export const isRegistered = async (sql: Sql, owner: ProfileId): Promise<boolean> =>
  (await sql.query('SELECT FROM register_exclusion WHERE profile_id = $1', [owner])).length > 0;

/**
 * Stores the answer of the register of excluded persons about a customer (D105). While a customer is in it, nothing is staked
 * and nothing comes in: money paid by hand goes back (D99). A customer found in it is told once, by SMS; one who has left it is
 * not told.
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
    await sendInLanguage(sql, services, {
      to: msisdn,
      id: 'sms.register.excluded',
      at: services.bettingClock.now(),
    });
  });
};
