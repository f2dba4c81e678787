import type { Cents, Instant, Msisdn, NairobiDay } from '@kipenga/betting-core';
import type { Sign } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import type { TransferKind } from '../ledger/index.ts';

interface DayToSum {
  readonly day: NairobiDay;
  readonly from: Instant;
  readonly to: Instant;
  readonly stakes: readonly TransferKind[];
  /** Of winnings, and of stakes that go back. */
  readonly brought: readonly TransferKind[];
}

/**
 * Sums each customer's day from its transfers; repeating it changes nothing. A reopened payout is subtracted from that day's payouts, which may go below zero: the
 * total over days is right.
 */
export const sumCustomerDay = async (
  sql: Sql,
  { day, from, to, stakes, brought }: DayToSum,
): Promise<void> => {
  await sql.query(
    `INSERT INTO customer_day (profile_id, day, staked, won, paid_in, paid_out, deposits, by_hand, least_in, most_in, night_stakes, payouts_back)
     SELECT profile_id, $1, coalesce(sum(went) FILTER (WHERE kind = ANY($4)), 0), coalesce(sum(came) FILTER (WHERE kind = ANY($5)), 0),
       coalesce(sum(came) FILTER (WHERE kind = 'deposit'), 0), coalesce(sum(went) FILTER (WHERE kind = 'withdrawal-paid'), 0) - coalesce(sum(came) FILTER (WHERE kind = 'payout-reopened'), 0),
       count(*) FILTER (WHERE kind = 'deposit'), count(*) FILTER (WHERE kind = 'deposit' AND is_by_hand),
       min(came) FILTER (WHERE kind = 'deposit'), max(came) FILTER (WHERE kind = 'deposit'),
       count(*) FILTER (WHERE kind = ANY($4) AND extract(hour FROM made_at AT TIME ZONE 'Africa/Nairobi') < 5),
       count(*) FILTER (WHERE kind IN ('withdrawal-returned', 'taxed-returned'))
     FROM (
       SELECT profile_id, reference, kind, made_at,
         coalesce(sum(amount) FILTER (WHERE is_to_house AND NOT is_from_house), 0) AS went,
         coalesce(sum(amount) FILTER (WHERE is_from_house AND NOT is_to_house), 0) AS came,
         kind = 'deposit' AND EXISTS (SELECT FROM payment WHERE payment.profile_id = ledger_transfer.profile_id
           AND payment.payment_id = substr(ledger_transfer.reference, length('deposit:') + 1) AND payment.receipt = payment.payment_id) AS is_by_hand
       FROM ledger_transfer JOIN ledger_posting USING (profile_id, reference)
         CROSS JOIN LATERAL (VALUES (to_account ~ '^(house|gateway):', from_account ~ '^(house|gateway):')) AS sides (is_to_house, is_from_house)
       WHERE made_at >= $2 AND made_at < $3 AND profile_id <> 'house' GROUP BY profile_id, reference, kind, made_at) AS transfers
     GROUP BY profile_id
     ON CONFLICT (profile_id, day) DO UPDATE SET staked = excluded.staked, won = excluded.won, paid_in = excluded.paid_in,
       paid_out = excluded.paid_out, deposits = excluded.deposits, by_hand = excluded.by_hand, least_in = excluded.least_in,
       most_in = excluded.most_in, night_stakes = excluded.night_stakes, payouts_back = excluded.payouts_back`,
    [day, from, to, stakes, brought],
  );
};

/** Deletes days that are too old for every sign. */
export const forgetCustomerDays = (sql: Sql, before: NairobiDay): Promise<unknown> =>
  sql.query('DELETE FROM customer_day WHERE day < $1', [before]);

/** Days of a week that fit, by customer: their number, and a sum over the week or over them. */
const week = (sign: Sign, fits: string, amount: string, having: string): string =>
  `SELECT profile_id, '${sign}' AS sign, (${amount})::bigint AS amount, (count(*) FILTER (WHERE ${fits}))::int AS times
   FROM customer_day WHERE day > $1::date - 7 GROUP BY profile_id HAVING ${having}`;
const days = (fits: string, least: number): string => `count(*) FILTER (WHERE ${fits}) >= ${least}`;

const [CHASED, STAKED_AT_NIGHT] = ['deposits >= 3 AND staked > won', 'night_stakes > 0'];
const SPLIT = 'deposits >= 5 AND most_in <= least_in * 1.2 AND paid_in >= 5000000';

/** The query of each sign. Its words are in desk-rules. */
const READ: Readonly<Record<Sign, string>> = {
  losers: `SELECT profile_id, 'losers' AS sign, lost AS amount, times FROM (
      SELECT profile_id, sum(staked - won)::bigint AS lost, count(*)::int AS times, row_number() OVER (ORDER BY sum(staked - won) DESC) AS place,
        count(*) OVER () AS everybody
      FROM customer_day WHERE day > $1::date - 30 AND staked > 0 GROUP BY profile_id) AS players
    WHERE lost > 0 AND place <= ceil(everybody * 0.005)`,
  chasing: week('chasing', CHASED, `sum(staked - won) FILTER (WHERE ${CHASED})`, days(CHASED, 2)),
  nights: week(
    'nights',
    STAKED_AT_NIGHT,
    `sum(staked) FILTER (WHERE ${STAKED_AT_NIGHT})`,
    days(STAKED_AT_NIGHT, 4),
  ),
  'payouts-back': week('payouts-back', 'payouts_back > 0', 'sum(paid_out)', 'sum(payouts_back) >= 3'),
  'little-play': week(
    'little-play',
    'deposits > 0',
    'sum(paid_in)',
    'sum(paid_in) >= 2000000 AND sum(staked) < sum(paid_in) * 0.2 AND sum(paid_out) >= sum(paid_in) * 0.5',
  ),
  'many-payers': week('many-payers', 'by_hand > 0', 'sum(paid_in)', 'sum(by_hand) >= 5'),
  structuring: week('structuring', SPLIT, `sum(paid_in) FILTER (WHERE ${SPLIT})`, days(SPLIT, 1)),
};

/** Recomputes every sign, as of the night after a day. */
export const readSigns = async (sql: Sql, day: NairobiDay): Promise<void> => {
  await sql.query('DELETE FROM customer_sign');
  await sql.query(
    `INSERT INTO customer_sign (profile_id, sign, amount, times)
     SELECT profile_id, sign, amount, times FROM (${Object.values(READ)
       .map((read) => `(${read})`)
       .join(' UNION ALL ')}) AS found`,
    [day],
  );
};

/** A customer with at least one sign. */
export interface PersonRow {
  readonly profileId: string;
  readonly phone: Msisdn;
  readonly amount: Cents;
  readonly times: number;
  readonly noted: {
    readonly at: string;
    readonly by: string;
    readonly outcome: string;
    readonly why: string;
  } | null;
}

export const peopleWith = async (
  sql: Sql,
  sign: Sign,
  after: readonly string[] | null,
  most: number,
): Promise<readonly PersonRow[]> => {
  const people = await sql.query<Omit<PersonRow, 'noted'>>(
    `SELECT profile_id AS "profileId", msisdn AS phone, amount, times FROM customer_sign JOIN customer USING (profile_id)
     WHERE sign = $1 AND ($2::bigint IS NULL OR amount < $2 OR amount = $2 AND profile_id > $3)
     ORDER BY amount DESC, profile_id LIMIT $4`,
    [sign, after?.[0] ?? null, after?.[1] ?? '', most],
  );
  const notes = await sql.query<{ readonly profileId: string; readonly noted: PersonRow['noted'] }>(
    `SELECT DISTINCT ON (args ->> 'profile_id') args ->> 'profile_id' AS "profileId",
       json_build_object('at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'by', operator, 'outcome', args ->> 'outcome', 'why', why) AS noted
     FROM journal_line WHERE args ? 'profile_id' AND args ->> 'profile_id' = ANY ($1) AND act = 'note-case'
     ORDER BY args ->> 'profile_id', number DESC`,
    [people.map(({ profileId }) => profileId)],
  );
  const noted = new Map(notes.map((note) => [note.profileId, note.noted]));
  return people.map((person) => ({ ...person, noted: noted.get(person.profileId) ?? null }));
};

/** An identity that waits for its check, or was refused. */
export interface OpenIdentity {
  readonly profileId: string;
  readonly phone: Msisdn;
  readonly state: 'pending' | 'refused';
  readonly why: string | null;
  readonly askedAt: Instant;
  readonly tries: number;
}

/** The newest first. */
export const openIdentities = (
  sql: Sql,
  after: readonly string[] | null,
  most: number,
): Promise<readonly OpenIdentity[]> =>
  sql.query<OpenIdentity>(
    `SELECT profile_id AS "profileId", msisdn AS phone, state, why, asked_at AS "askedAt", tries
     FROM customer_identity JOIN customer USING (profile_id)
     WHERE state <> 'verified' AND ($1::timestamptz IS NULL OR (asked_at, profile_id) < ($1, $2::text))
     ORDER BY asked_at DESC, profile_id DESC LIMIT $3`,
    [after?.[0] ?? null, after?.[1] ?? null, most],
  );

/** Customers found in the national exclusion register, by id. */
export const registered = (sql: Sql, after: string | null, most: number) =>
  sql.query<{ readonly profileId: string; readonly phone: Msisdn; readonly foundAt: Instant }>(
    `SELECT profile_id AS "profileId", msisdn AS phone, found_at AS "foundAt" FROM register_exclusion JOIN customer USING (profile_id)
     WHERE profile_id > coalesce($1, '') ORDER BY profile_id LIMIT $2`,
    [after, most],
  );
