import { profileId, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from './sql.ts';

/**
 * What a customer is found by, where there is no profile id:
 * - `phone`, `referral`: each belongs to one customer;
 * - `token`: the hash of a login from before tokens carried their customer;
 * - `mpesa`, `mpesa-prompt`: what Daraja calls an order, and the account number of a prompt;
 * - `id-card`: the hash of the number of an identity card: a person has one account;
 * - `receipt`: of mobile money, which counts once;
 * - `ticket`: the reference of a ticket in its jackpot, the name of its leaf in the seal;
 * - `launch`, `game-session`, `game-transaction`: what a provider of games sends back, to which a customer's id is not told.
 */
export type NameKind =
  | 'phone'
  | 'referral'
  | 'token'
  | 'launch'
  | 'game-session'
  | 'game-transaction'
  | 'id-card'
  | 'mpesa'
  | 'mpesa-prompt'
  | 'receipt'
  | 'ticket';

/** Finds the customer that a name belongs to; null where it is nobody's. */
export const ownerOf = async (sql: Sql, kind: NameKind, name: string): Promise<ProfileId | null> => {
  const [row] = await sql.query<{ owner: string }>(
    'SELECT profile_id AS owner FROM owner_of WHERE kind = $1 AND name = $2',
    [kind, name],
  );
  return row ? profileId(row.owner) : null;
};

/** Gives a name to a customer. False where somebody else has it; it waits for whoever is taking it at the moment. */
export const takeName = async (
  sql: Sql,
  kind: NameKind,
  name: string,
  owner: ProfileId,
): Promise<boolean> => {
  const taken = await sql.query(
    'INSERT INTO owner_of (kind, name, profile_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [kind, name, owner],
  );
  return taken.length === 1 || (await ownerOf(sql, kind, name)) === owner;
};

/** Forgets names that are used up. */
export const dropNames = (sql: Sql, kind: NameKind, names: readonly string[]) =>
  sql.query('DELETE FROM owner_of WHERE kind = $1 AND name = ANY($2::text[])', [kind, names]);
