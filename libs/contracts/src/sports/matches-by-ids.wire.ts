import {
  MATCH_STATES,
  ok,
  refuse,
  type Instant,
  type Match,
  type MatchId,
  type MatchState,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { matchIdText } from '../pieces/ids.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list, rows } from '../pieces/rows.ts';
import { matchIdList } from './match-id-list.ts';
import { matchOnTheWire } from './match.wire.ts';

/** The most matches one question names. */
export const MOST_MATCHES_BY_IDS = 100;

/** Which matches are asked for. */
export interface MatchIds {
  readonly matchIds: readonly MatchId[];
}

/** A match that takes no bets, and where it stands. */
export interface ClosedMatch {
  readonly matchId: MatchId;
  readonly state: MatchState;
}

/** Matches by their ids, as the house has them. */
export interface MatchesByIds {
  /** The platform's clock as it answered. */
  readonly asOf: Instant;
  /** Those that can be bet on, by their kick-off. */
  readonly matches: readonly Match[];
  /** Those that take no bets now and are not over. */
  readonly closed?: readonly ClosedMatch[];
  /** Those that are over or that the house does not know: nothing will come of them. */
  readonly overIds: readonly MatchId[];
}

export const matchIdsQuery = entity(noun<MatchIds>(), {
  matches: [
    'matchIds',
    codecOf(
      matchIdList,
      (ids): Result<readonly MatchId[], string> =>
        ids.length <= MOST_MATCHES_BY_IDS
          ? ok(ids)
          : refuse(`at most ${MOST_MATCHES_BY_IDS} matches are asked for at once`),
      (ids) => ids,
    ),
  ],
});

const closedOnTheWire = entity(noun<ClosedMatch>(), {
  match_id: ['matchId', matchIdText],
  state: ['state', z.enum(MATCH_STATES)],
});

export const matchesByIdsOnTheWire = entity(noun<MatchesByIds>(), {
  as_of: ['asOf', nairobiDatetime],
  matches: ['matches', rows(matchOnTheWire)],
  closed: ['closed', z.optional(list(closedOnTheWire))],
  over: ['overIds', list(matchIdText)],
});
