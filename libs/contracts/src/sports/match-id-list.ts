import { matchId, ok, refuse, type MatchId, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';

const DIGITS = /^\d{1,30}$/;

/** Matches in a query: `101,102`. */
export const matchIdList = codecOf(
  z.string(),
  (text): Result<readonly MatchId[], string> => {
    const ids = text.split(',');
    return ids.every((id) => DIGITS.test(id))
      ? ok(ids.map(matchId))
      : refuse('matches are numbers with commas between');
  },
  (ids) => ids.join(','),
);
