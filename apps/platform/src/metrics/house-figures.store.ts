import type { Sql } from '../database/index.ts';

/** The state of the house by its database: the same from every process. */
export interface HouseFigures {
  /** Seconds since each source of the odds feed was last heard. */
  readonly silence: readonly { readonly source: string; readonly seconds: number }[];
  /** Delay in seconds of the oldest due job of each kind; kinds without one are left out. */
  readonly lateness: readonly { readonly kind: string; readonly seconds: number }[];
  /** Age in seconds of the oldest unfinished payment of each type; types without one are left out. */
  readonly pending: readonly { readonly type: string; readonly seconds: number }[];
  /** Matches with a result that are not fully settled. */
  readonly unsettledMatches: number;
  /** Number of feed lines that wait for an operator. */
  readonly linesAside: number;
  readonly settlementsAside: number;
  readonly jobsAside: number;
  /** 1 if the regulator could not be reached for half an hour, else 0. */
  readonly regulatorWaits: number;
  /** The last finished check of the books; null before the first. */
  readonly books: { readonly checkedAt: number; readonly differing: number; readonly total: number } | null;
}

// Each statement reads an index of a few rows of one table, so that a distributed house answers it as well.

const HOUSE = `SELECT
  (SELECT COALESCE(jsonb_agg(jsonb_build_object('source', source, 'seconds', extract(epoch FROM now() - heard_at))), '[]')
   FROM feed_source) AS silence,
  (SELECT count(*)::int FROM match WHERE settled_version < result_version) AS "unsettledMatches",
  (SELECT count(*)::int FROM feed_aside WHERE NOT EXISTS (SELECT FROM house_act WHERE house_act.aside_id = feed_aside.aside_id)) AS "linesAside",
  (SELECT jsonb_build_object('checkedAt', extract(epoch FROM ended_at), 'differing', differing, 'total', total)
   FROM books_check WHERE ended_at IS NOT NULL ORDER BY day DESC LIMIT 1) AS books`;

const PAYMENT_TYPES = ['deposit', 'withdrawal'];

/** The oldest row of each name, and its age. */
const oldestOf = (names: readonly string[], select: (place: string) => string): string =>
  names.map((_, at) => `(${select(`$${at + 1}`)})`).join(' UNION ALL ');

const lateJob = (
  kind: string,
): string => `SELECT kind, extract(epoch FROM now() - run_at)::float8 AS seconds FROM job
  WHERE kind = ${kind} AND done_at IS NULL AND set_aside_at IS NULL AND run_at <= now() ORDER BY run_at LIMIT 1`;

const pendingPayment = (
  type: string,
): string => `SELECT type, extract(epoch FROM now() - written_at)::float8 AS seconds FROM payment
  WHERE type = ${type} AND status = 'TRX_SUCCESS' ORDER BY written_at LIMIT 1`;

type OfTheHouse = Pick<HouseFigures, 'silence' | 'unsettledMatches' | 'linesAside' | 'books'>;

/** Reads the figures of the house. @param kinds the names of all kinds of jobs. */
export const readHouseFigures = async (sql: Sql, kinds: readonly string[]): Promise<HouseFigures> => {
  const count = async (table: string): Promise<number> =>
    (await sql.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count ?? 0;
  const [house] = await sql.query<OfTheHouse>(HOUSE);
  if (house === undefined) throw new Error('a statement without a table answers one row');
  return {
    ...house,
    lateness: await sql.query<HouseFigures['lateness'][number]>(oldestOf(kinds, lateJob), kinds),
    pending: await sql.query<HouseFigures['pending'][number]>(
      oldestOf(PAYMENT_TYPES, pendingPayment),
      PAYMENT_TYPES,
    ),
    settlementsAside: await count('settlement_set_aside'),
    jobsAside: await count('job WHERE set_aside_at IS NOT NULL'),
    regulatorWaits: await count('regulator_wait WHERE tries > 5'), // 1, 2, 4, 8 and 16 minutes apart
  };
};
