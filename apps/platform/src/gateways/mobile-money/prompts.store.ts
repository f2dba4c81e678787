import { cents, profileId, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { PaymentOrder, PaymentRef, ShownPrompt } from './mobile-money.ts';

/** A request for payment, with the payment it is for. */
export interface Prompt extends ShownPrompt, PaymentRef {}

const COLUMNS = `prompt_id AS "promptId", profile_id AS "profileId", payment_id AS "paymentId", amount, account`;
const promptOf = (row: Prompt): Prompt => ({
  ...row,
  profileId: profileId(row.profileId),
  amount: cents(row.amount),
});

export const insertPrompt = (
  sql: Sql,
  { profileId: owner, paymentId, msisdn, amount }: PaymentOrder,
  account: string,
  expiresAt: Instant,
) =>
  sql.query(
    `INSERT INTO sandbox_prompt (msisdn, prompt_id, profile_id, payment_id, amount, account, state, expires_at) VALUES ($1, $2, $3, $2, $4, $5, 'open', $6)`,
    [msisdn, paymentId, owner, amount, account, expiresAt],
  );

/**
 * The prompts of a customer, newest first; one whose time has passed is expired, whether or not anybody noticed
 * yet.
 */
export const selectPrompts = async (sql: Sql, owner: ProfileId, now: Instant): Promise<readonly Prompt[]> =>
  (
    await sql.query<Prompt>(
      `SELECT ${COLUMNS}, CASE WHEN state = 'open' AND expires_at <= $2 THEN 'expired' ELSE state END AS state
       FROM sandbox_prompt WHERE profile_id = $1 ORDER BY written_at DESC, prompt_id LIMIT 50`,
      [owner, now],
    )
  ).map(promptOf);

/**
 * Ends an open prompt; of several who try, one gets it. `expired` needs its time to have passed, the others
 * that it has not.
 */
export const closePrompt = async (
  sql: Sql,
  owner: ProfileId,
  promptId: string,
  state: Exclude<Prompt['state'], 'open'>,
  now: Instant,
): Promise<Prompt | null> => {
  const [row] = await sql.query<Prompt>(
    `UPDATE sandbox_prompt SET state = $3 WHERE profile_id = $1 AND prompt_id = $2 AND state = 'open' AND (expires_at <= $4) = ($3 = 'expired')
     RETURNING ${COLUMNS}, state`,
    [owner, promptId, state, now],
  );
  return row ? promptOf(row) : null;
};
