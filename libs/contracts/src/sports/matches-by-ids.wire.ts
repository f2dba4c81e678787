import { ok, refuse, type Instant, type Match, type MatchId, type Result } from '@kipenga/betting-core';
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

/** Matches by their ids, as the house has them. */
export interface MatchesByIds {
  /** The platform's clock as it answered. */
  readonly asOf: Instant;
  /** Those that can be bet on, by their kick-off. */
  readonly matches: readonly Match[];
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

export const matchesByIdsOnTheWire = entity(noun<MatchesByIds>(), {
  as_of: ['asOf', nairobiDatetime],
  matches: ['matches', rows(matchOnTheWire)],
  over: ['overIds', list(matchIdText)],
});
