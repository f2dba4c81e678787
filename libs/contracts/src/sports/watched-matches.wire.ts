import { ok, refuse, type MatchId, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { matchIdList } from './match-id-list.ts';

/** Most matches in one stream (D79). */
export const MOST_WATCHED = 100;

/** Selects the matches of a stream. */
export interface WatchedMatches {
  /** Matches with all their prices. */
  readonly matchIds?: readonly MatchId[];
  /** Matches with only the prices on their cards, the main outcomes. */
  readonly cardIds?: readonly MatchId[];
}

const fields = entity(noun<WatchedMatches>(), {
  matches: ['matchIds', z.optional(matchIdList)],
  cards: ['cardIds', z.optional(matchIdList)],
});

/** The query of the stream: at least one match, and at most {@link MOST_WATCHED} (D90). */
export const watchedMatchesQuery = codecOf(
  fields,
  (watched): Result<WatchedMatches, string> => {
    const count = (watched.matchIds?.length ?? 0) + (watched.cardIds?.length ?? 0);
    if (count === 0) return refuse('matches are missing');
    return count <= MOST_WATCHED ? ok(watched) : refuse(`a stream tells of ${MOST_WATCHED} matches at most`);
  },
  (watched) => watched,
);
