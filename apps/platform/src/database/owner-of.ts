import { profileId, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from './sql.ts';

/**
 * Kinds of names that find a customer without a profile id:
 * - `phone`, `referral`: each belongs to one customer;
 * - `token`: the hash of a login from before tokens contained their customer;
 * - `mpesa`, `mpesa-prompt`: Daraja's id of an order, and the account number of a prompt;
 * - `id-card`: the hash of the number of an identity card: a person has one account;
 * - `receipt`: a receipt of mobile money, which counts once;
 * - `ticket`: the reference of a ticket in its jackpot, the name of its leaf in the seal;
 * - `launch`, `game-session`, `game-transaction`: ids that a provider of games sends back; providers are not given customer ids.
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

/** Finds the customer that a name belongs to; null if it is nobody's. */
export const ownerOf = async (sql: Sql, kind: NameKind, name: string): Promise<ProfileId | null> => {
  const [row] = await sql.query<{ owner: string }>(
    'SELECT profile_id AS owner FROM owner_of WHERE kind = $1 AND name = $2',
    [kind, name],
  );
  return row ? profileId(row.owner) : null;
};

/** Claims a name for a customer. False if another customer has it; waits for a transaction that is claiming it. */
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

/** Deletes names that are no longer needed. */
export const dropNames = (sql: Sql, kind: NameKind, names: readonly string[]) =>
  sql.query('DELETE FROM owner_of WHERE kind = $1 AND name = ANY($2::text[])', [kind, names]);
