import type { Instant } from '@kipenga/betting-core';
import type { MatchModel } from '@kipenga/pricing';
import type { Sql } from '../../database/index.ts';
import type { CompetitionNumber, FeedMatchNumber, MatchNumber } from '../../sports/index.ts';

/** A match of the season, with the model its prices began from. */
export interface SeasonMatch {
  readonly feedNumber: FeedMatchNumber;
  readonly matchNumber: MatchNumber;
  readonly competitionNumber: CompetitionNumber;
  readonly startsAt: Instant;
  readonly pricedStep: number;
  readonly model: MatchModel;
}

/** A row of it. */
export interface SeasonRow {
  readonly feed_match_id: FeedMatchNumber;
  readonly match_id: MatchNumber;
  readonly competition_id: CompetitionNumber;
  readonly starts_at: Instant;
  readonly priced_step: number;
  readonly model: 'goals' | 'winner';
  readonly first_input: number;
  readonly second_input: number;
  readonly third_input: number;
}

/** The statement that reads matches of the season, without which. */
export const SELECT_SEASON_MATCH = `SELECT season_match.feed_match_id, season_match.match_id, competition_id, starts_at, priced_step, model, first_input, second_input, third_input, result_due_at
  FROM season_match JOIN match USING (match_id)`;

export const seasonMatchOf = (row: SeasonRow): SeasonMatch => ({
  feedNumber: row.feed_match_id,
  matchNumber: row.match_id,
  competitionNumber: row.competition_id,
  startsAt: row.starts_at,
  pricedStep: row.priced_step,
  model:
    row.model === 'winner'
      ? { kind: 'winner', homeWins: row.first_input }
      : { kind: 'goals', lambdaHome: row.first_input, lambdaAway: row.second_input, theta: row.third_input },
});

/** Which of these feed numbers have been offered before. */
export const knownNumbers = async (
  sql: Sql,
  feedNumbers: readonly FeedMatchNumber[],
): Promise<ReadonlySet<FeedMatchNumber>> => {
  const rows = await sql.query<{ feed_match_id: FeedMatchNumber }>(
    'SELECT feed_match_id FROM match WHERE feed_match_id = ANY($1::bigint[])',
    [feedNumbers],
  );
  return new Set(rows.map((row) => row.feed_match_id));
};

interface NewSeasonMatch extends Omit<SeasonMatch, 'competitionNumber' | 'startsAt'> {
  readonly resultDueAt: Instant;
}

/** Keeps the models of matches just offered. */
export const saveModels = async (sql: Sql, matches: readonly NewSeasonMatch[]): Promise<void> => {
  const inputs = matches.map(({ model }) =>
    model.kind === 'winner' ? [model.homeWins, 0, 0] : [model.lambdaHome, model.lambdaAway, model.theta],
  );
  await sql.query(
    `INSERT INTO season_match (feed_match_id, match_id, model, first_input, second_input, third_input, priced_step, result_due_at)
     SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::double precision[], $5::double precision[], $6::double precision[], $7::bigint[], $8::timestamptz[])
     ON CONFLICT DO NOTHING`,
    [
      matches.map((match) => match.feedNumber),
      matches.map((match) => match.matchNumber),
      matches.map((match) => match.model.kind),
      ...[0, 1, 2].map((at) => inputs.map((row) => row[at])),
      matches.map((match) => match.pricedStep),
      matches.map((match) => match.resultDueAt),
    ],
  );
};

/** The matches whose prices may still move. */
export const openSeasonMatches = async (sql: Sql, now: Instant): Promise<readonly SeasonMatch[]> =>
  (
    await sql.query<SeasonRow>(
      `${SELECT_SEASON_MATCH} WHERE status = 'open' AND starts_at > $1 ORDER BY starts_at, season_match.feed_match_id`,
      [now],
    )
  ).map(seasonMatchOf);

export const savePricedSteps = async (
  sql: Sql,
  steps: readonly { readonly feedNumber: FeedMatchNumber; readonly step: number }[],
): Promise<void> => {
  await sql.query(
    `UPDATE season_match SET priced_step = new.step FROM unnest($1::bigint[], $2::bigint[]) AS new (feed_match_id, step)
     WHERE season_match.feed_match_id = new.feed_match_id`,
    [steps.map((one) => one.feedNumber), steps.map((one) => one.step)],
  );
};

/** The matches that are over and have no result yet. */
export const matchesDueForResult = async (sql: Sql, now: Instant): Promise<readonly SeasonMatch[]> =>
  (
    await sql.query<SeasonRow>(
      `${SELECT_SEASON_MATCH} WHERE result_due_at <= $1 AND result_version = 0 AND status <> 'postponed' ORDER BY result_due_at, season_match.feed_match_id`,
      [now],
    )
  ).map(seasonMatchOf);

/** The time of the next kick-off or result; null if none is ahead. */
export const nextEventAt = async (sql: Sql): Promise<Instant | null> => {
  const [row] = await sql.query<{ at: Instant | null }>(
    `SELECT least(
       (SELECT min(starts_at) FROM match WHERE status = 'open'),
       (SELECT min(result_due_at) FROM season_match JOIN match USING (match_id) WHERE result_version = 0 AND status <> 'postponed'),
       (SELECT min(closes_at) FROM jackpot WHERE state = 'open')) AS at`,
  );
  return row?.at ?? null;
};

/** Matches of these competitions that start before a moment, have no result, and of whose start nothing was told yet. */
export const untoldMatches = async (
  sql: Sql,
  competitions: readonly CompetitionNumber[],
  before: Instant,
): Promise<readonly SeasonMatch[]> =>
  (
    await sql.query<SeasonRow>(
      `${SELECT_SEASON_MATCH} WHERE status IN ('open', 'started') AND told_number = 0 AND starts_at <= $2 AND competition_id = ANY($1::bigint[])
       ORDER BY season_match.feed_match_id`,
      [competitions, before],
    )
  ).map(seasonMatchOf);

/** Postponed matches whose last start was before a moment. */
export const postponedBefore = async (sql: Sql, moment: Instant): Promise<readonly FeedMatchNumber[]> =>
  (
    await sql.query<{ feed_match_id: FeedMatchNumber }>(
      `SELECT season_match.feed_match_id FROM season_match JOIN match USING (match_id) WHERE status = 'postponed' AND starts_at <= $1
       ORDER BY season_match.feed_match_id`,
      [moment],
    )
  ).map((row) => row.feed_match_id);

/** Puts a result off, or forward, by as much as its match is about to be moved. */
export const moveResultDue = async (sql: Sql, matchNumber: MatchNumber, startsAt: Instant): Promise<void> => {
  const [row] = await sql.query<{ readonly due: Instant }>(
    `SELECT result_due_at + ($2::timestamptz - starts_at) AS due FROM season_match JOIN match USING (match_id) WHERE match_id = $1`,
    [matchNumber, startsAt],
  );
  if (row)
    await sql.query('UPDATE season_match SET result_due_at = $2 WHERE match_id = $1', [matchNumber, row.due]);
};
