import type { Sql } from '../database/index.ts';
import { competitionNumber, type CompetitionNumber, type SportNumber } from './ids.ts';
import { takeWritersTurn } from './lock-matches.store.ts';
import type { OfferedCompetition } from './offer.ts';
import { TOP_LEAGUES } from './top-rule.ts';

/** After those whose place somebody chose. */
const LAST_PLACE = 10_000;

type NamedCompetition = Pick<OfferedCompetition, 'code' | 'sportNumber' | 'category' | 'name'>;

/**
 * The competition of a code, created if it is unknown, with the name given here. Null if the code belongs to another sport: the
 * match would be listed under the wrong one.
 */
export const competitionByCode = async (
  sql: Sql,
  { code, sportNumber, category, name }: NamedCompetition,
): Promise<CompetitionNumber | null> => {
  const top = TOP_LEAGUES.findIndex((one) => one === code);
  await takeWritersTurn(sql);
  await sql.query(
    `INSERT INTO competition (competition_id, code, sport_id, category, name, is_top, list_position)
     SELECT nextval('feed_competition_number'), $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (SELECT 1 FROM competition WHERE code = $1)
     ON CONFLICT (code) DO NOTHING`,
    [code, sportNumber, category, name, top >= 0, top >= 0 ? top : LAST_PLACE],
  );
  await sql.query(
    `UPDATE competition SET category = $3, name = $4
     WHERE code = $1 AND sport_id = $2 AND (category, name) IS DISTINCT FROM ($3, $4)`,
    [code, sportNumber, category, name],
  );
  const [row] = await sql.query<{ competition_id: number; sport_id: SportNumber }>(
    'SELECT competition_id, sport_id FROM competition WHERE code = $1',
    [code],
  );
  return row?.sport_id === sportNumber ? competitionNumber(row.competition_id) : null;
};

/** The number of a competition; null where the house has none of this code. */
export const codedCompetition = async (sql: Sql, code: string): Promise<CompetitionNumber | null> => {
  const [row] = await sql.query<{ competition_id: number }>(
    'SELECT competition_id FROM competition WHERE code = $1',
    [code],
  );
  return row ? competitionNumber(row.competition_id) : null;
};
