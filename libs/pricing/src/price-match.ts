import {
  GOAL_MARKETS,
  WINNER_MARKETS,
  type MarketDefinition,
  type MatchScore,
  type OutcomeDefinition,
  type OutcomeResult,
} from '@kipenga/betting-core';
import { assertShare } from './assertions.ts';
import { withBothScoreCorrected } from './goal-correction.ts';
import { halfTimesOf, halvesMatrix } from './halves.ts';
import { marginOf, oddsFromChance, withMargin } from './margin.ts';
import { scoreAt, scoreMatrix, SCORES, type GoalModel, type ScoreMatrix } from './score-matrix.ts';

/**
 * The model that a match is priced by: expected goals, or for games without draws the home side's chance to win.
 *
 * @example
 * const tennis: MatchModel = { kind: 'winner', homeWins: 0.62 };
 * priceMatch(tennis).map(({ odds }) => odds); // 1530,2360
 */
export type MatchModel =
  | ({ readonly kind: 'goals' } & GoalModel)
  | { readonly kind: 'winner'; readonly homeWins: number };

/**
 * One outcome with its chance and its price.
 *
 * @example
 * const [first] = priceMatch({ kind: 'winner', homeWins: 0.62 });
 * first?.outcome.label; // 1
 */
export interface PricedOutcome {
  readonly market: MarketDefinition;
  readonly outcome: OutcomeDefinition;
  /** The fair chance to win, without margin, given that the stake is not returned. */
  readonly chance: number;
  /** The price in whole thousandths; null if nothing is offered. */
  readonly odds: number | null;
}

/**
 * Gives an outcome another price, or none with null.
 *
 * @example
 * const priced = priceMatch({ kind: 'winner', homeWins: 0.62 });
 * priced.map((one) => atOdds(one, null).odds); // ,
 */
export const atOdds = ({ market, outcome, chance }: PricedOutcome, odds: number | null): PricedOutcome => ({
  market,
  outcome,
  chance,
  odds,
});

/**
 * Makes the matrix that a match is priced from, and that a simulated result is drawn from: the score matrix of its goal
 * model, with the chance that both teams score corrected as in real matches. Home, draw, away and over 2.5 are those of
 * the model.
 *
 * @example
 * const matrix = matchMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 });
 * chanceWhere(matrix, (home, away) => home > 0 && away > 0).toFixed(4); // 0.5468
 */
export const matchMatrix = (model: GoalModel): ScoreMatrix => withBothScoreCorrected(scoreMatrix(model));

/**
 * Lists the markets of a kind of match, in the order of its page.
 *
 * @example
 * marketsOf({ kind: 'winner' }).map(({ name }) => name); // winner
 */
export const marketsOf = (model: Pick<MatchModel, 'kind'>): readonly MarketDefinition[] =>
  model.kind === 'goals' ? GOAL_MARKETS : WINNER_MARKETS;

/**
 * Prices every market of one match, all read from one matrix, so that no two of them contradict each other. No price is better than fair.
 * Throws RangeError for a model with a wrong number.
 *
 * @returns Each outcome of each market, in the order of the page.
 * @example
 * const priced = priceMatch({ kind: 'goals', lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 });
 * priced.slice(0, 3).map(({ outcome, odds }) => `${outcome.key} ${odds}`); // 1 1980,X 3460,2 3550
 */
export function priceMatch(model: MatchModel): readonly PricedOutcome[] {
  return distributionsOf(model).flatMap(([market, distribution]) => priceMarket(market, distribution));
}

function distributionsOf(model: MatchModel): readonly (readonly [MarketDefinition, readonly number[]])[] {
  if (model.kind === 'winner') {
    assertShare(model.homeWins, 'homeWins');
    return WINNER_MARKETS.map((market) => [market, winnerMatrix(model.homeWins)] as const);
  }
  const matrix = matchMatrix(model);
  const { halfTime, bothTimes } = halfTimesOf(halvesMatrix(matrix));
  const by = { 'full-time': matrix, 'half-time': halfTime, 'both-times': bothTimes };
  return GOAL_MARKETS.map((market) => [market, by[market.looksAt]] as const);
}

/** Writes a game without draws as a matrix of two cells, 1-0 and 0-1. */
function winnerMatrix(homeWins: number): readonly number[] {
  return Array.from({ length: SCORES * SCORES }, (_, at) =>
    at === SCORES ? homeWins : at === 1 ? 1 - homeWins : 0,
  );
}

/** Prices one market from the distribution that decides it. */
export function priceMarket(market: MarketDefinition, distribution: readonly number[]): PricedOutcome[] {
  const chances = market.outcomes.map((outcome) =>
    conditionalChance(placesOf(market, outcome), distribution),
  );
  const margin = marginOf(market);
  // Outcomes that win together are each priced against their own complement.
  const quoted = market.isExclusive
    ? withMargin(chances, margin)
    : chances.map((chance) => withMargin([chance, 1 - chance], margin)[0] ?? 1);
  return market.outcomes.map((outcome, at) => ({
    market,
    outcome,
    chance: chances[at] ?? 0,
    odds: oddsFromChance(quoted[at] ?? 1),
  }));
}

interface Places {
  readonly won: readonly number[];
  readonly lost: readonly number[];
}

/** Returns the chance to win, given that the stake is not returned. */
function conditionalChance({ won, lost }: Places, distribution: readonly number[]): number {
  const sum = (places: readonly number[]): number =>
    places.reduce((all, at) => all + (distribution[at] ?? 0), 0);
  const winning = sum(won);
  return winning / (winning + sum(lost));
}

const placesByOutcome = new Map<OutcomeDefinition, Places>();

/** Settles every cell of a matrix once, so a price can never disagree with settlement. */
function placesOf(market: MarketDefinition, outcome: OutcomeDefinition): Places {
  const known = placesByOutcome.get(outcome);
  if (known !== undefined) return known;
  const scores = market.looksAt === 'both-times' ? SIDES_AT_BOTH_TIMES : SCORE_OF_CELL;
  const places: Places = { won: cellsWith(outcome, scores, 'won'), lost: cellsWith(outcome, scores, 'lost') };
  placesByOutcome.set(outcome, places);
  return places;
}

const cellsWith = (
  { resultAt }: OutcomeDefinition,
  scores: readonly MatchScore[],
  result: OutcomeResult,
): number[] => scores.flatMap((score, at) => (resultAt(score) === result ? [at] : []));

/** Each cell as both the final and the half-time score: a market looks at one of them only. */
const SCORE_OF_CELL: readonly MatchScore[] = Array.from({ length: SCORES * SCORES }, (_, at) => {
  const [home, away] = scoreAt(at);
  return { home, away, halfHome: home, halfAway: away };
});

/** One example score for each pair of half-time and full-time result. */
const SIDES_AT_BOTH_TIMES: readonly MatchScore[] = Array.from({ length: 9 }, (_, at) => {
  const [half, full] = [Math.floor(at / 3), at % 3];
  return {
    home: full === 0 ? 1 : 0,
    away: full === 2 ? 1 : 0,
    halfHome: half === 0 ? 1 : 0,
    halfAway: half === 2 ? 1 : 0,
  };
});
