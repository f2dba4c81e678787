import {
  cents,
  DEFAULT_LIMITS,
  nairobiDay,
  printLimits,
  type BoosterRules,
  type Cents,
  type Instant,
  type NairobiDay,
  type TaxRecord,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';

/** One line of the limits list: its name and its value in text. */
export interface LimitSetting {
  readonly name: string;
  readonly limit: string;
}

/** An operator's settings on top of the house's own rules. */
export interface RulesKept {
  /** In order of name. */
  readonly settings: readonly LimitSetting[];
  /** In the order they were entered. */
  readonly taxRecords: readonly TaxRecord[];
}

// Settings in force: for each name the latest that has begun, set at once or dated.
const SETTINGS = `(SELECT DISTINCT ON (name) name, value FROM (
    SELECT name, value, changed_at AS since, 0 AS entry FROM limit_setting
    UNION ALL SELECT name, value, since, entry FROM dated_limit WHERE since <= now()) AS begun
  ORDER BY name, since DESC, entry DESC) AS setting`;

/** The columns of a statement that `rulesKeptIn` reads: every stake asks for them beside much else. */
export const RULES_COLUMNS = `(SELECT coalesce(json_agg(json_build_object('name', name, 'limit', value) ORDER BY name), '[]') FROM ${SETTINGS}) AS settings,
  (SELECT coalesce(json_agg(json_build_object('effectiveFrom', to_char(effective_from, 'YYYY-MM-DD'),
     'stakeDivisorThousandths', stake_divisor_thousandths, 'winningsPercent', winnings_percent,
     'depositPercent', deposit_percent, 'withdrawalPercent', withdrawal_percent, 'reference', reference) ORDER BY entry), '[]')
   FROM tax_record) AS "taxRecords"`;

/** Reads RULES_COLUMNS out of a row that has them. */
export const rulesKeptIn = ({ settings, taxRecords }: RulesKept): RulesKept => ({
  settings,
  taxRecords: taxRecords.map((record) => ({ ...record, effectiveFrom: nairobiDay(record.effectiveFrom) })),
});

/** Reads the settings and the tax records in one statement. */
export const rulesKept = async (sql: Sql): Promise<RulesKept> => {
  const [row] = await sql.query<RulesKept>(`SELECT ${RULES_COLUMNS}`);
  if (!row) throw new Error('a statement without FROM answers one row');
  return rulesKeptIn(row);
};

/** Changes with whatever an operator sets, and however it was set. */
export const rulesVersion = async (sql: Sql): Promise<string> => {
  const [row] = await sql.query<{ version: string }>(
    `SELECT md5(coalesce((SELECT string_agg(name || '=' || value, ' ' ORDER BY name) FROM ${SETTINGS}), '')
      || coalesce((SELECT string_agg(tax_record::text, ' ' ORDER BY entry) FROM tax_record), '')) AS version`,
  );
  return row?.version ?? '';
};

/** Sets one limit from now on; bets already placed keep theirs (D08). */
export const keepSetting = async (sql: Sql, { name, limit }: LimitSetting): Promise<void> => {
  await sql.query(
    `INSERT INTO limit_setting (name, value, changed_at) VALUES ($1, $2, now())
     ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at`,
    [name, limit],
  );
};

/** Sets the booster from now on, or switches it off; bets already placed keep theirs (D08). */
export const keepBooster = async (sql: Sql, booster: BoosterRules | null): Promise<void> => {
  await sql.query(`DELETE FROM limit_setting WHERE name LIKE 'boost\\_%'`);
  for (const { name, limit } of printLimits({ ...DEFAULT_LIMITS, booster }))
    if (name.startsWith('boost_')) await keepSetting(sql, { name, limit: String(limit) });
};

/** Enters a change of tax law; bets already placed keep the record of their day (D08). */
export const keepTaxRecord = async (
  sql: Sql,
  record: TaxRecord,
  { who, why }: { readonly who: string; readonly why: string } = { who: '', why: '' },
): Promise<void> => {
  await sql.query(
    `INSERT INTO tax_record (effective_from, stake_divisor_thousandths, winnings_percent, deposit_percent, withdrawal_percent, reference, who, why)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      record.effectiveFrom,
      record.stakeDivisorThousandths,
      record.winningsPercent,
      record.depositPercent,
      record.withdrawalPercent,
      record.reference,
      who,
      why,
    ],
  );
};

/** A tax record that was entered, with its number, by whom and why. */
export interface EnteredTaxRecord extends TaxRecord {
  readonly entry: number;
  readonly who: string;
  readonly why: string;
}

/** The tax records that were entered, in that order. */
export const enteredTaxRecords = (sql: Sql): Promise<readonly EnteredTaxRecord[]> =>
  sql.query<EnteredTaxRecord>(
    `SELECT entry, to_char(effective_from, 'YYYY-MM-DD') AS "effectiveFrom", stake_divisor_thousandths AS "stakeDivisorThousandths", winnings_percent::float8 AS "winningsPercent",
       deposit_percent::float8 AS "depositPercent", withdrawal_percent::float8 AS "withdrawalPercent", reference, who, why FROM tax_record ORDER BY entry`,
  );

/** Deletes a tax record of a day after today. @returns its day; null where there is none. */
export const withdrawTaxRecord = async (
  sql: Sql,
  entry: string,
  today: NairobiDay,
): Promise<NairobiDay | null> => {
  const [row] = await sql.query<{ day: NairobiDay }>(
    `DELETE FROM tax_record WHERE entry::text = $1 AND effective_from > $2 RETURNING to_char(effective_from, 'YYYY-MM-DD') AS day`,
    [entry, today],
  );
  return row?.day ?? null;
};

/** A limit of the house, in force from `since` on. `entry` is null for a setting that took effect at once (`limit_setting`). */
export interface DatedLimit extends LimitSetting {
  readonly entry: number | null;
  readonly since: Instant;
  readonly who: string;
  readonly why: string;
}

/** All limits that were set, in the order in which they begin. */
export const datedLimits = (sql: Sql): Promise<readonly DatedLimit[]> =>
  sql.query<DatedLimit>(
    `SELECT entry, name, value AS "limit", since, who, why FROM (
       SELECT NULL::bigint AS entry, name, value, changed_at AS since, '' AS who, '' AS why FROM limit_setting
       UNION ALL SELECT entry, name, value, since, who, why FROM dated_limit) AS one
     ORDER BY since, entry NULLS FIRST`,
  );

/** Sets a limit from a moment on. */
export const keepDatedLimit = async (
  sql: Sql,
  { name, limit, since, who, why }: Omit<DatedLimit, 'entry'>,
): Promise<void> => {
  await sql.query('INSERT INTO dated_limit (name, value, since, who, why) VALUES ($1, $2, $3, $4, $5)', [
    name,
    limit,
    since,
    who,
    why,
  ]);
};

/** Deletes a limit that begins after a moment. Null where there is none. */
export const withdrawDatedLimit = async (
  sql: Sql,
  entry: string,
  now: Instant,
): Promise<Pick<DatedLimit, 'name' | 'limit' | 'since'> | null> => {
  const [row] = await sql.query<Pick<DatedLimit, 'name' | 'limit' | 'since'>>(
    'DELETE FROM dated_limit WHERE entry::text = $1 AND since > $2 RETURNING name, value AS "limit", since',
    [entry, now],
  );
  return row ?? null;
};

/** Bets of a time, their stakes, how many stakes lie outside of these limits, and what tax they would bear by this divisor. */
export const stakesOf = async (
  sql: Sql,
  { from, to }: { readonly from: Instant; readonly to: Instant },
  {
    least = 0,
    most = null,
    divisor = 1_000,
  }: {
    readonly least?: number;
    readonly most?: number | null;
    readonly divisor?: number;
  },
): Promise<{
  readonly staked: Cents;
  readonly tax: Cents;
  readonly outside: number;
  readonly money: Cents;
}> => {
  const [row] = await sql.query<{ staked: number; tax: number; outside: number; money: number }>(
    `SELECT coalesce(sum(stake), 0)::bigint AS staked, coalesce(sum(stake - round(stake * 1000.0 / $5)), 0)::bigint AS tax,
       count(*) FILTER (WHERE outside)::int AS outside, coalesce(sum(stake) FILTER (WHERE outside), 0)::bigint AS money
     FROM (SELECT stake, NOT uses_free_bet AND (stake < $3 OR stake > coalesce($4, stake)) AS outside FROM bet WHERE placed_at >= $1 AND placed_at < $2) AS placed`,
    [from, to, least, most, divisor],
  );
  const { staked = 0, tax = 0, outside = 0, money = 0 } = row ?? {};
  return { staked: cents(staked), tax: cents(tax), outside, money: cents(money) };
};
