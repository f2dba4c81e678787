import { ok, refuse, type MatchId, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { matchIdList } from './match-id-list.ts';

/** The most matches one stream tells of (D79). */
export const MOST_WATCHED = 100;

/** Which matches a stream tells of. */
export interface WatchedMatches {
  /** Those of which every price is told. */
  readonly matchIds?: readonly MatchId[];
  /** Those of which the prices on their cards are told, the main outcomes. */
  readonly cardIds?: readonly MatchId[];
}

const fields = entity(noun<WatchedMatches>(), {
  matches: ['matchIds', z.optional(matchIdList)],
  cards: ['cardIds', z.optional(matchIdList)],
});

/** The query of the stream: one match at least, and not more than {@link MOST_WATCHED} (D90). */
export const watchedMatchesQuery = codecOf(
  fields,
  (watched): Result<WatchedMatches, string> => {
    const count = (watched.matchIds?.length ?? 0) + (watched.cardIds?.length ?? 0);
    if (count === 0) return refuse('matches are missing');
    return count <= MOST_WATCHED ? ok(watched) : refuse(`a stream tells of ${MOST_WATCHED} matches at most`);
  },
  (watched) => watched,
);
