import {
  feedMatchId,
  gameId,
  matchId,
  outcomeId,
  type Branded,
  type CompetitionId,
  type FeedMatchId,
  type GameId,
  type MatchId,
  type OutcomeId,
  type SportId,
} from '@kipenga/betting-core';

/** Numbers used as keys in the tables. Wire ids are their digits; the types cannot be mixed up. */
export type FeedMatchNumber = Branded<number, 'FeedMatchNumber'>;
/** Our own number of a match. */
export type MatchNumber = Branded<number, 'MatchNumber'>;
/** One outcome of one match. */
export type OutcomeNumber = Branded<number, 'OutcomeNumber'>;
/** A sport. */
export type SportNumber = Branded<number, 'SportNumber'>;
/** A competition. */
export type CompetitionNumber = Branded<number, 'CompetitionNumber'>;

function whole(number: number, name: string): number {
  if (!Number.isSafeInteger(number) || number < 0)
    throw new RangeError(`A ${name} must be a whole number, got ${number}`);
  return number;
}

/** A feed's number of a match. @throws RangeError unless it is a whole number. */
export const feedMatchNumber = (number: number): FeedMatchNumber =>
  whole(number, 'feed match number') as FeedMatchNumber;
/** A sport by its number. @throws RangeError unless it is a whole number. */
export const sportNumber = (number: number): SportNumber => whole(number, 'sport number') as SportNumber;
/** A competition by its number. @throws RangeError unless it is a whole number. */
export const competitionNumber = (number: number): CompetitionNumber =>
  whole(number, 'competition number') as CompetitionNumber;

/** Our numbers begin above all feeds', so that on the wire, where both are digits, neither is taken for the other. */
const FIRST_MATCH_NUMBER = 50_000_000;
const SLOTS = 1_000;

/** Our number of a match from its digits; null if it is malformed. The database says whether there is such a match. */
export const matchNumberIn = (digits: string): MatchNumber | null =>
  /^[1-9]\d{0,14}$/.test(digits) ? (Number(digits) as MatchNumber) : null;

/** Our number of a feed's match. */
export const matchNumberOf = (number: FeedMatchNumber): MatchNumber =>
  (number + FIRST_MATCH_NUMBER) as MatchNumber;

/** The number of an outcome: its match's number, then its slot within the match (below 1,000). */
export const outcomeNumberOf = (match: MatchNumber, slot: number): OutcomeNumber =>
  (match * SLOTS + slot) as OutcomeNumber;

/** The match of an outcome. */
export const matchOfOutcome = (outcome: OutcomeNumber): MatchNumber =>
  Math.floor(outcome / SLOTS) as MatchNumber;

export const matchIdOf = (number: MatchNumber): MatchId => matchId(String(number));
export const feedMatchIdOf = (number: FeedMatchNumber): FeedMatchId => feedMatchId(String(number));
export const outcomeIdOf = (number: OutcomeNumber): OutcomeId => outcomeId(String(number));
export const gameIdOf = (number: number): GameId => gameId(String(number));

/** A wire id as the number in the tables; null if it is malformed (not digits, or too long). */
export function numberOf(id: MatchId): MatchNumber | null;
export function numberOf(id: FeedMatchId): FeedMatchNumber | null;
export function numberOf(id: OutcomeId): OutcomeNumber | null;
export function numberOf(id: SportId): SportNumber | null;
export function numberOf(id: CompetitionId): CompetitionNumber | null;
export function numberOf(id: string): number | null;
export function numberOf(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
