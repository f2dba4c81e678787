import type { MarketTypeId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { matchNumberOf, outcomeNumberOf, type FeedMatchNumber, type MatchNumber } from './ids.ts';
import type { NewPrice, OfferedCompetition, OfferedMatch, OfferedOutcome, OfferedSport } from './offer.ts';
import { lockMatches, takeWritersTurn } from './lock-matches.store.ts';
import { searchable } from './search-text.ts';
import { isHeld } from './is-held.ts';
import { keepMoves, movesOf, type MovedPrices, type PricesSaid } from './price-moves.store.ts';
import { bumpVersion } from './version.store.ts';

/** The columns of `rows` as parallel arrays, for unnest. */
const columns = <Row>(rows: readonly Row[], ...cells: readonly ((row: Row) => unknown)[]): unknown[][] =>
  cells.map((cell) => rows.map(cell));

/** Adds sports, or updates them. */
export const saveSports = async (sql: Sql, sports: readonly OfferedSport[]): Promise<void> => {
  await sql.query(
    `INSERT INTO sport (sport_id, name, kind, is_esport, list_position)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::boolean[], $5::integer[])
     ON CONFLICT (sport_id) DO UPDATE SET name = excluded.name, is_esport = excluded.is_esport, list_position = excluded.list_position`,
    columns(
      sports,
      (one) => one.sportNumber,
      (one) => one.name,
      (one) => one.kind,
      (one) => one.isEsport,
      (one) => one.position,
    ),
  );
};

/** Adds competitions, or updates them. Their sports must exist. */
export const saveCompetitions = async (
  sql: Sql,
  competitions: readonly OfferedCompetition[],
): Promise<void> => {
  await sql.query(
    `INSERT INTO competition (competition_id, code, sport_id, category, name, is_top, list_position)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::boolean[], $7::integer[])
     ON CONFLICT (competition_id) DO UPDATE
     SET category = excluded.category, name = excluded.name, is_top = excluded.is_top, list_position = excluded.list_position`,
    columns(
      competitions,
      (one) => one.competitionNumber,
      (one) => one.code,
      (one) => one.sportNumber,
      (one) => one.category,
      (one) => one.name,
      (one) => one.isTop,
      (one) => one.position,
    ),
  );
};

const FIRST_GAME_ID = 1_000;
const GAME_IDS = 9_000;

/**
 * A short number for each match, unique among the matches of these days: four digits while nine thousand are enough, then five.
 * It starts from the feed's number, so the same season gives the same game ids.
 */
export function freeGameIds(feedNumbers: readonly FeedMatchNumber[], taken: Set<number>): number[] {
  return feedNumbers.map((feedNumber) => {
    let id = FIRST_GAME_ID + ((feedNumber * 7919) % GAME_IDS);
    for (let tries = 0; taken.has(id); tries += 1)
      id = tries < GAME_IDS ? FIRST_GAME_ID + ((id - FIRST_GAME_ID + 1) % GAME_IDS) : id + GAME_IDS;
    taken.add(id);
    return id;
  });
}

const extraMarketsOf = (match: OfferedMatch): number => {
  const onTheCard = new Set(
    match.outcomes.filter((outcome) => outcome.column !== null).map((outcome) => outcome.marketTypeId),
  );
  const priced = match.outcomes.filter(
    (outcome) => outcome.odds !== null && !onTheCard.has(outcome.marketTypeId),
  );
  return new Set(priced.map((outcome) => outcome.marketTypeId)).size;
};

/** Offers new matches with their prices; existing ones are left unchanged. Returns the feed numbers of the new ones. */
export const offerMatches = async (
  sql: Sql,
  matches: readonly OfferedMatch[],
): Promise<readonly FeedMatchNumber[]> => {
  if (matches.length === 0) return [];
  await takeWritersTurn(sql);
  const known = await sql.query<{ feed: string; external_id: string }>(
    `SELECT feed, external_id FROM match JOIN unnest($1::text[], $2::text[]) AS offered (feed, external_id) USING (feed, external_id)`,
    columns(
      matches,
      (one) => one.feed,
      (one) => one.externalId,
    ),
  );
  const old = new Set(known.map((row) => `${row.feed} ${row.external_id}`));
  const fresh = matches.filter((match) => !old.has(`${match.feed} ${match.externalId}`));
  if (fresh.length === 0) return [];
  const taken = await sql.query<{ game_id: number }>(
    `SELECT game_id FROM match WHERE status IN ('open', 'postponed', 'started')`,
  );
  const gameIds = freeGameIds(
    fresh.map((match) => match.feedNumber),
    new Set(taken.map((row) => row.game_id)),
  );
  const inserted = await sql.query<{ feed_match_id: FeedMatchNumber }>(
    `INSERT INTO match (match_id, feed_match_id, game_id, competition_id, feed, external_id, starts_at, home_team, away_team, search_text,
       extra_market_count, status)
     SELECT *, 'open' FROM unnest($1::bigint[], $2::bigint[], $3::integer[], $4::bigint[], $5::text[], $6::text[], $7::timestamptz[], $8::text[],
       $9::text[], $10::text[], $11::integer[])
     ON CONFLICT DO NOTHING RETURNING feed_match_id`,
    [
      ...columns(
        fresh,
        (one) => matchNumberOf(one.feedNumber),
        (one) => one.feedNumber,
      ),
      gameIds,
      ...columns(
        fresh,
        (one) => one.competitionNumber,
        (one) => one.feed,
        (one) => one.externalId,
        (one) => one.startsAt,
        (one) => one.homeTeam,
        (one) => one.awayTeam,
        (one) => searchable(`${one.homeTeam} ${one.awayTeam} ${one.alsoFoundBy}`),
        extraMarketsOf,
      ),
    ],
  );
  const isNew = new Set(inserted.map((row) => row.feed_match_id));
  const offered = fresh.filter((match) => isNew.has(match.feedNumber));
  await insertOutcomes(
    sql,
    offered.map(({ feedNumber, outcomes }) => ({ matchNumber: matchNumberOf(feedNumber), outcomes })),
  );
  await bumpVersion(sql, 'matches-came');
  return [...isNew];
};

interface OutcomesOfMatch {
  readonly matchNumber: MatchNumber;
  readonly outcomes: readonly OfferedOutcome[];
}

/** Existing outcomes are left unchanged. */
const insertOutcomes = async (sql: Sql, matches: readonly OutcomesOfMatch[]): Promise<void> => {
  const rows = matches.flatMap(({ matchNumber, outcomes }) =>
    outcomes.map((outcome) => ({
      ...outcome,
      matchNumber,
      outcomeNumber: outcomeNumberOf(matchNumber, outcome.slot),
    })),
  );
  await sql.query(
    `INSERT INTO outcome (outcome_id, match_id, market_type_id, market_name, outcome_key, label, list_position, main_column, odds)
     SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::integer[], $8::text[], $9::integer[])
     ON CONFLICT (outcome_id) DO NOTHING`,
    columns(
      rows,
      (one) => one.outcomeNumber,
      (one) => one.matchNumber,
      (one) => one.marketTypeId,
      (one) => one.marketName,
      (one) => one.key,
      (one) => one.label,
      (one) => one.position,
      (one) => one.column,
      (one) => one.odds,
    ),
  );
};

/** Adds markets to the pages of their matches. Existing ones are left unchanged. */
export const addMarkets = async (sql: Sql, matches: readonly OutcomesOfMatch[]): Promise<void> => {
  if (matches.length === 0) return;
  await takeWritersTurn(sql);
  await insertOutcomes(sql, matches);
};

/** Recounts the markets beside its card that each match is offered with. */
export const countExtraMarkets = async (sql: Sql, matches: readonly MatchNumber[]): Promise<void> => {
  await sql.query(
    `UPDATE match SET extra_market_count = extra.markets FROM (
       SELECT match_id, count(DISTINCT market_type_id) FILTER (WHERE odds IS NOT NULL AND NOT ${isHeld('outcome.odds')} AND market_type_id NOT IN (
           SELECT market_type_id FROM outcome AS card WHERE card.match_id = outcome.match_id AND main_column IS NOT NULL)
         AND NOT EXISTS (SELECT FROM suspension WHERE suspension.match_id = outcome.match_id
           AND (suspension.market_type_id IS NULL OR suspension.market_type_id = outcome.market_type_id)))::integer AS markets
       FROM outcome WHERE match_id = ANY($1::bigint[]) GROUP BY match_id) AS extra
     WHERE match.match_id = extra.match_id AND extra_market_count <> extra.markets`,
    [matches],
  );
};

/** Raises the version of the lists for markets that were suspended or lifted. Their matches are locked (`lockMatches`). */
export const bumpMarketVersions = async (
  sql: Sql,
  markets: readonly { readonly matchNumber: MatchNumber; readonly marketTypeId: MarketTypeId }[],
): Promise<void> => {
  await sql.query(
    `WITH told AS (
       SELECT outcome_id, match_id FROM outcome JOIN unnest($1::bigint[], $2::text[]) AS market (match_id, market_type_id) USING (match_id, market_type_id)),
     counted AS (UPDATE sports_version SET version = version + 1 WHERE EXISTS (SELECT FROM told) RETURNING version),
     priced AS (UPDATE outcome SET price_version = counted.version FROM told, counted WHERE outcome.outcome_id = told.outcome_id)
     UPDATE match SET prices_version = counted.version FROM counted WHERE match_id IN (SELECT match_id FROM told)`,
    columns(
      markets,
      (one) => one.matchNumber,
      (one) => one.marketTypeId,
    ),
  );
};

interface PricesWritten {
  /** Number of prices that changed. */
  readonly moved: number;
  /** Matches with a price that appeared on their page, or disappeared. */
  readonly turned: readonly MatchNumber[];
  readonly markets: readonly MovedPrices[];
}

/**
 * Writes prices, with their rows locked before, and recounts the markets of matches on whose page some appeared or disappeared. The
 * version is raised last, in the statement of the prices. Suspensions are separate
 * rows, so a price may always be written.
 */
const writePrices = async (sql: Sql, prices: readonly NewPrice[]): Promise<Omit<PricesWritten, 'turned'>> => {
  const ids = prices.map((price) => price.outcomeNumber);
  await lockMatches(sql, [], ids);
  const [written] = await sql.query<PricesWritten>(
    `WITH moved AS (
       SELECT outcome_id, match_id, market_type_id, outcome_key, outcome.odds AS before, new.odds, ${isHeld('new.odds')} AS is_held,
         (outcome.odds IS NULL) <> (new.odds IS NULL) OR ${isHeld('new.odds')} <> ${isHeld('outcome.odds')} AS is_turned
       FROM outcome JOIN unnest($1::bigint[], $2::integer[]) AS new (outcome_id, odds) USING (outcome_id)
       WHERE outcome.odds IS DISTINCT FROM new.odds),
     counted AS (UPDATE sports_version SET version = version + 1 WHERE EXISTS (SELECT FROM moved) RETURNING version),
     priced AS (
       UPDATE outcome SET odds = moved.odds, price_version = counted.version FROM moved, counted WHERE outcome.outcome_id = moved.outcome_id),
     told AS (UPDATE match SET prices_version = counted.version FROM counted WHERE match_id IN (SELECT match_id FROM moved)),
     market AS (
       SELECT match_id AS "matchNumber", market_type_id AS "marketTypeId", jsonb_object_agg(outcome_key, jsonb_build_array(before, odds)) AS odds,
         coalesce(jsonb_agg(outcome_key) FILTER (WHERE is_held), '[]') AS held
       FROM moved GROUP BY match_id, market_type_id)
     SELECT count(*)::integer AS moved, coalesce(jsonb_agg(DISTINCT match_id) FILTER (WHERE is_turned), '[]') AS turned,
       (SELECT coalesce(jsonb_agg(market), '[]') FROM market) AS markets FROM moved`,
    [ids, prices.map((price) => price.odds)],
  );
  const { moved, turned, markets } = written ?? { moved: 0, turned: [], markets: [] };
  if (turned.length > 0) await countExtraMarkets(sql, turned);
  return { moved, markets };
};

/** Changes prices, and keeps how they moved if it is told who says so. Returns the number that really changed. */
export const changePrices = async (
  sql: Sql,
  prices: readonly NewPrice[],
  said?: PricesSaid,
): Promise<number> => {
  if (prices.length === 0) return 0;
  const { moved, markets } = await writePrices(sql, prices);
  if (said) await keepMoves(sql, movesOf(markets, said));
  return moved;
};

/** Changes prices of whole markets. Returns how they moved. */
export const changeMarkets = async (
  sql: Sql,
  prices: readonly NewPrice[],
): Promise<readonly MovedPrices[]> => {
  if (prices.length === 0) return [];
  return (await writePrices(sql, prices)).markets;
};
