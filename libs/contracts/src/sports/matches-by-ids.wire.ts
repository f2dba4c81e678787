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

/** Most matches in one request. */
export const MOST_MATCHES_BY_IDS = 100;

/** Selects matches by id. */
export interface MatchIds {
  readonly matchIds: readonly MatchId[];
}

/** A match that takes no bets, with its state. */
export interface ClosedMatch {
  readonly matchId: MatchId;
  readonly state: MatchState;
}

/** Matches by their ids, grouped by state. */
export interface MatchesByIds {
  /** The platform's time at the answer. */
  readonly asOf: Instant;
  /** Matches that can be bet on, by kick-off. */
  readonly matches: readonly Match[];
  /** Matches that take no bets now and are not over. */
  readonly closed?: readonly ClosedMatch[];
  /** Matches that are over or unknown, and will not take bets again. */
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
