import {
  DEFAULT_LIMITS,
  nairobiDay,
  printLimits,
  type BoosterRules,
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

/** The columns of a statement that `rulesKeptIn` reads: every stake asks for them beside much else. */
export const RULES_COLUMNS = `(SELECT coalesce(json_agg(json_build_object('name', name, 'limit', value) ORDER BY name), '[]') FROM limit_setting) AS settings,
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
    `SELECT md5(coalesce((SELECT string_agg(name || '=' || value, ' ' ORDER BY name) FROM limit_setting), '')
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
export const keepTaxRecord = async (sql: Sql, record: TaxRecord): Promise<void> => {
  await sql.query(
    `INSERT INTO tax_record (effective_from, stake_divisor_thousandths, winnings_percent, deposit_percent, withdrawal_percent, reference)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      record.effectiveFrom,
      record.stakeDivisorThousandths,
      record.winningsPercent,
      record.depositPercent,
      record.withdrawalPercent,
      record.reference,
    ],
  );
};
