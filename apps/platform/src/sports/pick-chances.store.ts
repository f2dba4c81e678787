import {
  instant,
  oddsFromThousandths,
  type FeedMatchId,
  type Instant,
  type LegResult,
  type MarketTypeId,
  type Odds,
  type OutcomeId,
  type OutcomeKey,
  type ProfileId,
  type SportId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Score } from './fitted-match.ts';
import {
  feedMatchIdOf,
  numberOf,
  outcomeIdOf,
  type FeedMatchNumber,
  type MatchNumber,
  type OutcomeNumber,
} from './ids.ts';
import { isHeld } from './is-held.ts';
import { IS_IN_PLAY } from './live/live-state.store.ts';
import { holdMatchesOf } from './prices.store.ts';
import { isStillBelieved } from './source-silence.ts';
import { IS_MATCH_SUSPENDED } from './suspensions.store.ts';

/** A price of a match as it stands, whether betting on it is suspended or not. One that limits of prices hold back is suspended. */
export interface StandingPrice {
  readonly marketTypeId: MarketTypeId;
  readonly outcomeKey: OutcomeKey;
  readonly odds: Odds | null;
  readonly isSuspended: boolean;
}

/** A pick of a placed bet, and all that the house knows of it now. */
export interface PickNow {
  readonly outcomeId: OutcomeId;
  readonly feedMatchId: FeedMatchId;
  readonly matchNumber: MatchNumber;
  readonly marketTypeId: MarketTypeId;
  readonly outcomeKey: OutcomeKey;
  readonly result: LegResult;
  readonly matchStatus: 'open' | 'postponed' | 'started' | 'finished' | 'void';
  readonly startsAt: Instant;
  readonly sportId: SportId;
  /** Its match takes bets in play, as far as its feed says. */
  readonly isInPlay: boolean;
  /** The score of a match in play; null of any other. */
  readonly score: Score | null;
  /** True if another start of its match was announced than it was offered with. */
  readonly hasToldStarts: boolean;
  /** The time the source of its prices was last heard; null if it is never silent. */
  readonly heardAt: Instant | null;
  /** Of its own market, and of the markets that were asked for beside it. */
  readonly prices: readonly StandingPrice[];
}

interface PickRow extends Omit<PickNow, 'outcomeId' | 'feedMatchId' | 'startsAt' | 'heardAt' | 'prices'> {
  readonly outcomeNumber: OutcomeNumber;
  readonly feedNumber: FeedMatchNumber;
  readonly startsAt: string;
  readonly heardAt: string | null;
  readonly prices: readonly (Omit<StandingPrice, 'odds'> & { readonly odds: number | null })[];
}

const PICKS = `
  SELECT picked.outcome_id AS "outcomeNumber", feed_match_id AS "feedNumber", match.match_id AS "matchNumber", picked.market_type_id AS "marketTypeId",
    picked.outcome_key AS "outcomeKey", picked.result, match.status AS "matchStatus", match.starts_at AS "startsAt",
    sport_id::text AS "sportId", ${IS_IN_PLAY} AS "isInPlay",
    CASE WHEN ${IS_IN_PLAY} THEN json_build_object('home', live_match.home, 'away', live_match.away) END AS score,
    told_number > 0 AS "hasToldStarts",
    feed_source.heard_at AS "heardAt",
    (SELECT json_agg(json_build_object('marketTypeId', beside.market_type_id, 'outcomeKey', beside.outcome_key, 'odds', beside.odds,
        'isSuspended', ${IS_MATCH_SUSPENDED} OR EXISTS (
          SELECT FROM suspension WHERE suspension.match_id = match.match_id AND suspension.market_type_id = beside.market_type_id)
          OR ${isHeld('beside.odds', 'beside')})
        ORDER BY beside.outcome_id)
     FROM outcome AS beside WHERE beside.match_id = match.match_id
       AND (beside.market_type_id = picked.market_type_id OR beside.market_type_id = ANY($2::text[]))) AS prices
  FROM outcome AS picked JOIN match USING (match_id) JOIN competition USING (competition_id) LEFT JOIN live_match ON live_match.match_id = match.match_id
    LEFT JOIN feed_source ON match.feed = 'pushed/' || feed_source.source
  WHERE picked.outcome_id = ANY($1::bigint[])`;

const pickOf = ({ outcomeNumber, feedNumber, startsAt, heardAt, prices, ...row }: PickRow): PickNow => ({
  ...row,
  outcomeId: outcomeIdOf(outcomeNumber),
  feedMatchId: feedMatchIdOf(feedNumber),
  startsAt: instant(startsAt),
  heardAt: heardAt === null ? null : instant(heardAt),
  prices: prices.map((price) => ({
    ...price,
    odds: price.odds === null ? null : oddsFromThousandths(price.odds),
  })),
});

/**
 * Reads everything known about picks, with the prices of their markets and of `beside`. With `lockFor` their matches are locked
 * first for that customer: until the transaction ends no price, start or result of them is written.
 */
export const picksNow = async (
  sql: Sql,
  outcomeIds: readonly OutcomeId[],
  { beside, lockFor }: { readonly beside: readonly MarketTypeId[]; readonly lockFor: ProfileId | null },
): Promise<readonly PickNow[]> => {
  const numbers = outcomeIds.flatMap((id) => numberOf(id) ?? []);
  // A separate statement, so that the reading sees the changes it waited for.
  if (lockFor !== null) await holdMatchesOf(sql, lockFor, numbers);
  return (await sql.query<PickRow>(PICKS, [numbers, beside])).map(pickOf);
};

/** True where the source of a match among these is believed no more, and its markets are not suspended for that yet. */
export const isSilenceUnsaid = async (
  sql: Sql,
  matches: readonly { readonly feedMatchId: FeedMatchId }[],
  now: Instant,
): Promise<boolean> => {
  const sources = await sql.query<{ heard_at: string }>(
    `SELECT heard_at FROM match JOIN feed_source ON match.feed = 'pushed/' || feed_source.source
     WHERE feed_match_id = ANY($1::bigint[]) AND NOT is_silent`,
    [matches.flatMap(({ feedMatchId }) => numberOf(feedMatchId) ?? [])],
  );
  return sources.some((source) => !isStillBelieved(instant(source.heard_at), now));
};
