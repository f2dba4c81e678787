import { addCents, cents, type Cents } from '@kipenga/betting-core';
import type { SharedGame } from '../../play/shared-game.ts';
import { SharedRounds } from '../../play/shared-rounds.ts';
import type { TableParts } from '../../play/table.ts';
import { payoutOf, type Multiplier } from '../multiplier.ts';
import { returnsBy } from '../unrisked.ts';
import { RACE_BETTING_MS, RACE_RESULT_MS, RACE_RUNNING_MS } from './pace.ts';
import { PLACES, priceOfPick, readPick, wins, type RacePick } from './race-pick.ts';
import { raceResults } from './race-results.ts';
import { runRace } from './run-race.ts';
import { strengthsOf } from './runners.ts';

/** The most stakes of one player in one race. */
export const STAKES_IN_RACE = 6;

interface RaceTerms {
  readonly pick: RacePick;
  readonly at: Multiplier;
}

const readTerms = (asked: unknown, round: string): RaceTerms | null => {
  const pick = readPick(asked);
  return pick === null ? null : { pick, at: priceOfPick(pick, strengthsOf(round)) };
};

/** The race: one at a time for everybody. */
export const raceGame = (cap: Cents): SharedGame<RaceTerms, readonly number[]> => ({
  bettingMs: RACE_BETTING_MS,
  shownMs: RACE_RUNNING_MS + RACE_RESULT_MS,
  stakesPerRound: STAKES_IN_RACE,
  readTerms: ({ pick }, _, round) => readTerms(pick, round),
  showTerms: ({ terms: { pick, at } }) => ({ pick, at }),
  outcomeOf: runRace,
  wins: ({ stake, terms: { pick, at } }, order) =>
    wins(pick, order) ? { paid: payoutOf(stake, at, cap), at } : null,
  returns: (settled, round) =>
    returnsBy(raceResults(strengthsOf(round), PLACES), (order) =>
      settled
        .filter(({ terms: { pick } }) => wins(pick, order))
        .map(({ stake, terms: { at } }) => payoutOf(stake, at, cap))
        .reduce(addCents, cents(0)),
    ),
});

/** Opens a race table. */
export const raceTable = (parts: TableParts) => new SharedRounds(parts, raceGame(parts.limits.cap));
