import type { JackpotMatch, JackpotResult } from '@kipenga/betting-core';
import type { UiWordId } from '../words/use-words.ts';

/** Texts of a pick: "Gor Mahia to win". */
export const RESULT_NAME = {
  home: 'ui.pick.home',
  draw: 'ui.pick.draw',
  away: 'ui.pick.away',
} as const satisfies Record<JackpotResult, UiWordId>;

/** Texts of a result: "Gor Mahia won". */
export const RESULT_SENTENCE = {
  home: 'ui.jackpot.result.home',
  draw: 'ui.jackpot.result.draw',
  away: 'ui.jackpot.result.away',
  void: 'ui.jackpot.result.void',
} as const satisfies Record<NonNullable<JackpotMatch['result']>, UiWordId>;
