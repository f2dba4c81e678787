import {
  feedMatchId,
  ok,
  outcomeId,
  refuse,
  type FeedMatchId,
  type OutcomeId,
  type Result,
} from '@kipenga/betting-core';

/** One pick of a bet string: an outcome of a feed match, or a combination of several. */
export interface BetStringPick {
  readonly feedMatchId: FeedMatchId;
  readonly outcomeId: OutcomeId;
}

const PICK = /^([A-Za-z0-9.:-]{1,64})_([A-Za-z0-9_.:+-]{1,389})$/;

/** Writes picks as a bet string: `parent_match_id_event_odd_id`, joined by '#' (R7); a combination has its outcomes joined by '+' (D114). */
export function printBetString(picks: readonly BetStringPick[]): string {
  return picks.map((pick) => `${pick.feedMatchId}_${pick.outcomeId}`).join('#');
}

/** Reads a bet string. Refuses an empty one, a malformed pick, and more than 50 (D63). */
export function parseBetString(text: string): Result<readonly BetStringPick[], string> {
  const parts = text.split('#');
  if (parts.length > 50) return refuse('a bet string holds at most 50 picks');
  const picks: BetStringPick[] = [];
  for (const part of parts) {
    const [, match, outcome] = PICK.exec(part) ?? [];
    if (!match || !outcome) return refuse(`"${part.slice(0, 80)}" is not a pick of a bet string`);
    picks.push({ feedMatchId: feedMatchId(match), outcomeId: outcomeId(outcome) });
  }
  return ok(picks);
}
