import type { Cents } from '@kipenga/betting-core';
import type { SharedGame } from '../../play/shared-game.ts';
import { SharedRounds } from '../../play/shared-rounds.ts';
import type { Asked, TableParts } from '../../play/table.ts';
import { payoutOf, type Multiplier } from '../multiplier.ts';
import { areAllWon, pickText, priceOfLegs, readPick, type Leg } from './league-pick.ts';
import { matchdayReturns } from './matchday-returns.ts';
import { matchdayOf } from './matchday.ts';
import { LEAGUE_BETTING_MS, LEAGUE_PLAYING_MS, LEAGUE_RESULTS_MS } from './pace.ts';
import { playMatchday, scoreOf, type PlayedMatch } from './play-matchday.ts';
import { MATCHDAYS, seasonRounds } from './season.ts';

/** The most stakes of one player on one matchday. */
export const STAKES_ON_MATCHDAY = 6;

interface LeagueTerms {
  readonly legs: readonly Leg[];
  readonly at: Multiplier;
}

const readTerms = ({ pick }: Asked, round: string): LeagueTerms | null => {
  const legs = readPick(pick);
  const at = legs === null ? null : priceOfLegs(legs, matchdayOf(round));
  return legs === null || at === null ? null : { legs, at };
};

/** The league: one matchday at a time for everybody. All results of a season are kept, for its table. */
export const leagueGame = (cap: Cents): SharedGame<LeagueTerms, readonly PlayedMatch[]> => ({
  bettingMs: LEAGUE_BETTING_MS,
  shownMs: LEAGUE_PLAYING_MS + LEAGUE_RESULTS_MS,
  stakesPerRound: STAKES_ON_MATCHDAY,
  recentRounds: MATCHDAYS,
  readTerms: (asked, _, round) => readTerms(asked, round),
  showTerms: ({ terms: { legs, at } }) => ({ at, pick: pickText(legs) }),
  outcomeOf: playMatchday,
  wins: ({ stake, terms: { legs, at } }, played) =>
    areAllWon(
      legs,
      played.map((match) => scoreOf(match)),
    )
      ? { paid: payoutOf(stake, at, cap), at }
      : null,
  returns: (settled, round) => matchdayReturns(settled, matchdayOf(round), cap),
});

/** Opens a league table. */
export const leagueTable = (parts: TableParts) =>
  new SharedRounds({ ...parts, newRound: seasonRounds(parts.newRound) }, leagueGame(parts.limits.cap));
