import {
  feedMatchId,
  gameId,
  matchId,
  outcomeId,
  type FeedMatchId,
  type MatchId,
  type OutcomeId,
} from '@kipenga/betting-core';

/** Our own number of a match, apart from the feed's so that the two can never be taken for each other. */
const MATCH_ID_OFFSET = 50_000_000;
const SLOTS = 1_000;

/** The match a feed's match number becomes here. */
export const matchNumberOf = (feedNumber: number): number => feedNumber + MATCH_ID_OFFSET;

/** The number of an outcome: its match's number, then its slot within the match (below 1,000). */
export const outcomeNumberOf = (matchNumber: number, slot: number): number => matchNumber * SLOTS + slot;

export const matchIdOf = (number: number): MatchId => matchId(String(number));
export const feedMatchIdOf = (number: number): FeedMatchId => feedMatchId(String(number));
export const outcomeIdOf = (number: number): OutcomeId => outcomeId(String(number));
export const gameIdOf = (number: number): ReturnType<typeof gameId> => gameId(String(number));

/** An id of the wire as the number the tables hold, or null where it is none of ours (not digits, or too long). */
export function numberOf(id: string): number | null {
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}
