import { withBothScoreCorrected } from './goal-correction.ts';
import { halfTimesOf } from './half-time.ts';
import { oddsFromChance, quotedChances } from './margin.ts';
import {
  GOAL_MARKETS,
  WINNER_MARKETS,
  type FinalScore,
  type MarketRule,
  type OutcomeRule,
} from './market-rules.ts';
import { scoreMatrix, SCORES, type GoalModel, type ScoreMatrix } from './score-matrix.ts';

/** What a match is priced by: expected goals, or for games without draws the home side's chance to win. */
export type MatchModel =
  ({ readonly kind: 'goals' } & GoalModel) | { readonly kind: 'winner'; readonly homeWins: number };

/** One outcome with its price in whole thousandths; null where nothing is offered. `chance` is fair, without margin. */
export interface PricedOutcome {
  readonly market: MarketRule;
  readonly rule: OutcomeRule;
  readonly slot: number;
  readonly chance: number;
  readonly odds: number | null;
}

/** The same outcome at another price. */
export const atOdds = (
  { market, rule, slot, chance }: PricedOutcome,
  odds: number | null,
): PricedOutcome => ({ market, rule, slot, chance, odds });

/** The one matrix a match is priced from and its result is drawn from. */
export const matchMatrix = (model: GoalModel): ScoreMatrix => withBothScoreCorrected(scoreMatrix(model));

export const marketsOf = (model: MatchModel): readonly MarketRule[] =>
  model.kind === 'goals' ? GOAL_MARKETS : WINNER_MARKETS;

/** Every market of one match, all read from one matrix, so that no two of them contradict each other. */
export function priceMatch(model: MatchModel): readonly PricedOutcome[] {
  return distributionsOf(model).flatMap(([market, distribution]) => priceMarket(market, distribution));
}

function distributionsOf(model: MatchModel): readonly (readonly [MarketRule, readonly number[]])[] {
  if (model.kind === 'winner')
    return WINNER_MARKETS.map((market) => [market, winnerMatrix(model.homeWins)] as const);
  const matrix = matchMatrix(model);
  const { halfTime, bothTimes } = halfTimesOf(matrix);
  const by = { 'full-time': matrix, 'half-time': halfTime, 'both-times': bothTimes };
  return GOAL_MARKETS.map((market) => [market, by[market.looksAt]] as const);
}

/** A game without draws as a matrix of two cells, 1-0 and 0-1. */
function winnerMatrix(homeWins: number): readonly number[] {
  return Array.from({ length: SCORES * SCORES }, (_, at) =>
    at === SCORES ? homeWins : at === 1 ? 1 - homeWins : 0,
  );
}

function priceMarket(market: MarketRule, distribution: readonly number[]): PricedOutcome[] {
  const chances = market.outcomes.map((rule) => conditionalChance(placesOf(market, rule), distribution));
  const quoted = market.overlaps
    ? chances.map((chance) => quotedChances([chance, 1 - chance], market.margin)[0] ?? 1)
    : quotedChances(chances, market.margin);
  return market.outcomes.map((rule, at) => ({
    market,
    rule,
    slot: market.firstSlot + at,
    chance: chances[at] ?? 0,
    odds: oddsFromChance(quoted[at] ?? 1),
  }));
}

interface Places {
  readonly won: readonly number[];
  readonly lost: readonly number[];
}

/** The chance to win, given that the stake is not returned. */
function conditionalChance({ won, lost }: Places, distribution: readonly number[]): number {
  const sum = (places: readonly number[]): number =>
    places.reduce((all, at) => all + (distribution[at] ?? 0), 0);
  const winning = sum(won);
  return winning / (winning + sum(lost));
}

const placesByRule = new Map<OutcomeRule, Places>();

/** Which cells win and lose: settling every cell once tells it, so a price can never disagree with settlement. */
function placesOf(market: MarketRule, rule: OutcomeRule): Places {
  const known = placesByRule.get(rule);
  if (known !== undefined) return known;
  const scores = market.looksAt === 'both-times' ? SIDES_AT_BOTH_TIMES : SCORE_OF_CELL;
  const places: Places = { won: cellsWith(rule, scores, 'won'), lost: cellsWith(rule, scores, 'lost') };
  placesByRule.set(rule, places);
  return places;
}

const cellsWith = (rule: OutcomeRule, scores: readonly FinalScore[], result: string): number[] =>
  scores.flatMap((score, at) => (rule.settle(score) === result ? [at] : []));

/** Each cell as both the final and the half-time score: a rule looks at one of them only. */
const SCORE_OF_CELL: readonly FinalScore[] = Array.from({ length: SCORES * SCORES }, (_, at) => {
  const [home, away] = [Math.floor(at / SCORES), at % SCORES];
  return { home, away, halfHome: home, halfAway: away };
});

/** One example score for each pair of half-time and full-time result. */
const SIDES_AT_BOTH_TIMES: readonly FinalScore[] = Array.from({ length: 9 }, (_, at) => {
  const [half, full] = [Math.floor(at / 3), at % 3];
  return {
    home: full === 0 ? 1 : 0,
    away: full === 2 ? 1 : 0,
    halfHome: half === 0 ? 1 : 0,
    halfAway: half === 2 ? 1 : 0,
  };
});
