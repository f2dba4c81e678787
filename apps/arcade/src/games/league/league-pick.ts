import {
  BOTH_TEAMS_TO_SCORE,
  ONE_X_TWO,
  OVER_UNDER,
  type MatchScore,
  type OutcomeDefinition,
} from '@kipenga/betting-core';
import { bothOf, priceOf, type Chance } from '../chance.ts';
import { multiplier, type Multiplier } from '../multiplier.ts';
import type { Match } from './matchday.ts';

/** The markets of every match: match result, over or under 2.5 goals, both teams to score. */
export const LEAGUE_MARKETS = [ONE_X_TWO, OVER_UNDER, BOTH_TEAMS_TO_SCORE] as const;

/** The return that prices aim at, in percent of stakes; rounding them down costs less than one percent more. */
export const LEAGUE_PRICED_AT_PERCENT = 95;

/** The highest price of a pick: the largest stake on it wins the most that a round may pay. */
export const HIGHEST_PRICE = multiplier(5_000);

/** One outcome of one match of the day. */
export interface Leg {
  /** The index of the match in its matchday. */
  readonly match: number;
  readonly outcome: OutcomeDefinition;
}

const OUTCOMES: ReadonlyMap<string, OutcomeDefinition> = new Map(
  LEAGUE_MARKETS.flatMap(({ outcomes }) => outcomes.map((outcome) => [String(outcome.slot), outcome])),
);
const MATCHES = 8;

/** A leg as pages send it: the match's index and the outcome's slot, '3:10'. */
export const legText = ({ match, outcome }: Leg): string => `${match}:${outcome.slot}`;

/** A pick as pages send it: legs separated by commas. */
export const pickText = (legs: readonly Leg[]): string => legs.map(legText).join(',');

const readLeg = (text: string): readonly Leg[] => {
  const [, match = '', slot = ''] = /^([0-7]):(\d+)$/.exec(text) ?? [];
  const outcome = OUTCOMES.get(slot);
  return outcome === undefined ? [] : [{ match: Number(match), outcome }];
};

/** Reads the legs of a pick, at most one per match; null for anything else. All legs must win. */
export const readPick = (pick: unknown): readonly Leg[] | null => {
  if (typeof pick !== 'string') return null;
  const texts = pick.split(',', MATCHES + 1);
  const legs = texts.flatMap(readLeg);
  const matches = new Set(legs.map(({ match }) => match));
  return legs.length === texts.length && matches.size === texts.length ? legs : null;
};

/** The chance of an outcome, counted over all scores by the table of markets that also settles it. */
export const chanceOfOutcome = (
  { resultAt }: OutcomeDefinition,
  { homeGoals, awayGoals }: Pick<Match, 'homeGoals' | 'awayGoals'>,
): Chance => {
  let of = 0n;
  let among = 0n;
  for (const [home, homeWeight] of homeGoals.entries())
    for (const [away, awayWeight] of awayGoals.entries()) {
      const weight = homeWeight * awayWeight;
      among += weight;
      if (resultAt({ home, away, halfHome: null, halfAway: null }) === 'won') of += weight;
    }
  return { of, among };
};

/** The chance that all legs win; null without legs, or for a leg of an unknown match. */
export const chanceOfLegs = (legs: readonly Leg[], matches: readonly Match[]): Chance | null => {
  const chances = legs.flatMap(({ match, outcome }) => {
    const played = matches[match];
    return played === undefined ? [] : [chanceOfOutcome(outcome, played)];
  });
  return chances.length === legs.length && legs.length > 0 ? chances.reduce(bothOf) : null;
};

/** The price of a pick, the stake included, with one margin for all legs. Null above the highest price. */
export const priceOfLegs = (legs: readonly Leg[], matches: readonly Match[]): Multiplier | null => {
  const chance = chanceOfLegs(legs, matches);
  if (chance === null) return null;
  const price = priceOf(chance, LEAGUE_PRICED_AT_PERCENT);
  return price > HIGHEST_PRICE ? null : price;
};

/** True if all legs win with these scores. */
export const areAllWon = (legs: readonly Leg[], scores: readonly MatchScore[]): boolean =>
  legs.every(({ match, outcome }) => {
    const score = scores[match];
    return score !== undefined && outcome.resultAt(score) === 'won';
  });
