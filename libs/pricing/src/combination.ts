import {
  GOAL_MARKETS,
  oddsFromThousandths,
  ok,
  refuse,
  type LegWay,
  type Meaning,
  type Odds,
  type Result,
} from '@kipenga/betting-core';
import { assertLength } from './assertions.ts';
import { assertHalves, resultsOf } from './chance-of.ts';
import { scoresByHalves, type HalvesMatrix } from './halves.ts';
import { HIGHEST_ODDS, oddsFromChance } from './margin.ts';

/**
 * The fewest and the most picks of one match in a combination.
 *
 * @example
 * COMBINATION_PARTS.most; // 6
 */
export const COMBINATION_PARTS: { readonly fewest: number; readonly most: number } = { fewest: 2, most: 6 };

/** A combination bears the greatest margin among its parts, and this share of the second greatest. */
const SHARE_OF_SECOND = 0.5;

/** A price above the highest of a board by less than this is rounded down to it, as any other is to its own. */
const TICK_OF_HIGHEST = 1_000;

/** Chances closer than this are the same. */
const SAME = 1e-9;

/**
 * One pick of a combination.
 *
 * @example
 * const part = { outcome: ONE_X_TWO.outcomes[0], odds: oddsFromThousandths(1_980) };
 * part.outcome.key; // 1
 */
export interface CombinationPart {
  /** The outcome picked: one of the table of markets, or anything else with a `resultAt`. */
  readonly outcome: { readonly resultAt: Meaning };
  /** Its price alone. */
  readonly odds: Odds;
}

/**
 * The reasons why picks make no combination; parts are named by their places in the list. `impossible`: no score wins all of these;
 * `implied`: whenever those of `by` win, `part` wins too, so that it would add nothing; `price-disagrees`: the price of this part alone is
 * better than its chance in the model, so that nothing is priced from that; `too-long`: the price would be above the highest of a board,
 * at which it would carry more margin than any other.
 *
 * @example
 * const [homeWins, draw] = ONE_X_TWO.outcomes;
 * checkCombination([homeWins, draw]); // { ok: false, reason: { kind: 'impossible', parts: [ 0, 1 ] } }
 */
export type CombinationRefusal =
  | { readonly kind: 'too-few-parts'; readonly minimum: number }
  | { readonly kind: 'too-many-parts'; readonly maximum: number }
  | { readonly kind: 'impossible'; readonly parts: readonly number[] }
  | { readonly kind: 'implied'; readonly part: number; readonly by: readonly number[] }
  | { readonly kind: 'price-disagrees'; readonly part: number }
  | { readonly kind: 'too-long'; readonly highest: Odds };

/**
 * A combination with its price, and the figures to judge it by.
 *
 * @example
 * const halves = halvesMatrix(matchMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 }));
 * const homeWins = { outcome: ONE_X_TWO.outcomes[0], odds: oddsFromThousandths(1_980) };
 * const over25 = { outcome: OVER_UNDER.outcomes[0], odds: oddsFromThousandths(1_860) };
 * const priced = priceCombination(halves, [homeWins, over25]);
 * if (!priced.ok) throw new Error(priced.reason.kind);
 * const { odds, trueOdds, multipliedOdds, margin } = priced.value;
 * [odds, trueOdds, multipliedOdds, margin].map((one) => one.toFixed(3)); // 3130.000,3.438,3.683,0.098
 */
export interface PricedCombination {
  /** The house's price. */
  readonly odds: Odds;
  /** The chance that all parts win. */
  readonly chance: number;
  /** The price without margin, decimal. If a part can be void, it counts the payout of the other parts. */
  readonly trueOdds: number;
  /** The prices of the parts multiplied, decimal: right only for picks that have nothing to do with each other. */
  readonly multipliedOdds: number;
  /** The true odds exceed the house's price by this share: 0.08 is 8 %. */
  readonly margin: number;
  /** The price of every set of parts, at these prices, in case others are void: see `SettledCombination` of betting-core. */
  readonly partOdds: readonly Odds[];
}

/**
 * Tells if picks of one match can be combined: at least two and at most six, some score wins all of them, and none is
 * implied by the others. It needs no model, only the scores. A refusal names the smallest set of picks that conflict.
 *
 * @param outcomes Outcomes of the table of markets, or anything else with a `resultAt`.
 * @example
 * const [homeWins] = ONE_X_TWO.outcomes;
 * const [homeOrDraw] = DOUBLE_CHANCE.outcomes;
 * checkCombination([homeOrDraw, homeWins]); // { ok: false, reason: { kind: 'implied', part: 0, by: [ 1 ] } }
 * checkCombination([homeWins, OVER_UNDER.outcomes[0]]).ok; // true
 */
export function checkCombination(
  outcomes: readonly { readonly resultAt: Meaning }[],
): Result<null, CombinationRefusal> {
  const { fewest, most } = COMBINATION_PARTS;
  if (outcomes.length < fewest) return refuse({ kind: 'too-few-parts', minimum: fewest });
  if (outcomes.length > most) return refuse({ kind: 'too-many-parts', maximum: most });
  const patterns = patternsOf(outcomes);
  const wins = (set: number) => patterns.some(({ won }) => (won & set) === set);
  const sets = setsOf(outcomes.length);
  const impossible = sets.find((set) => !wins(set));
  if (impossible !== undefined) return refuse({ kind: 'impossible', parts: placesIn(impossible) });
  for (const by of sets)
    for (let part = 0; part < outcomes.length; part += 1) {
      const bit = 1 << part;
      const isFree = patterns.some(({ won }) => (won & by) === by && (won & bit) === 0);
      if ((by & bit) === 0 && !isFree) return refuse({ kind: 'implied', part, by: placesIn(by) });
    }
  return ok(null);
}

/** The kinds of market about the winner or the exact score. */
const RESULT_MARKETS: ReadonlySet<string> = new Set(['1', '10', '11', '45', '47', '60']);

/**
 * Finds results at half time together with results at the end. The model takes the goals of the halves to be
 * independent, but a side that is behind scores more: such sets happen more often than the model says, and a house may
 * leave them out. Half-time/full-time is both at once.
 *
 * @param outcomes Outcomes of the table of markets; any other is of no half.
 * @returns The places of the conflicting outcomes; empty without a conflict.
 * @example
 * const homeLeads = GOAL_MARKETS.filter(({ typeId }) => typeId === '60').map(({ outcomes }) => outcomes[0]);
 * mixedHalves([OVER_UNDER.outcomes[0], ...homeLeads, ONE_X_TWO.outcomes[0]]); // 1,2
 * mixedHalves([OVER_UNDER.outcomes[0], ...homeLeads]).length; // 0
 */
export function mixedHalves(outcomes: readonly { readonly resultAt: Meaning }[]): readonly number[] {
  const looksAt = outcomes.map((outcome) => {
    const market = GOAL_MARKETS.find((one) => one.outcomes.some((other) => other === outcome));
    return market && RESULT_MARKETS.has(market.typeId) ? market.looksAt : null;
  });
  const isMixed =
    looksAt.includes('both-times') || (looksAt.includes('half-time') && looksAt.includes('full-time'));
  return isMixed ? looksAt.flatMap((half, at) => (half === null ? [] : [at])) : [];
}

/** Lists every set of parts but the empty one, the smallest first. */
const setsOf = (count: number): readonly number[] =>
  Array.from({ length: 2 ** count - 1 }, (_, at) => at + 1).toSorted(
    (one, other) => placesIn(one).length - placesIn(other).length || one - other,
  );

const placesIn = (set: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5].filter((place) => (set & (1 << place)) !== 0);

/** The parts that win and the parts that are void at some scores; all others lose there. */
interface Pattern {
  readonly won: number;
  readonly returned: number;
  /** The chance of those scores. */
  readonly chance: number;
}

/**
 * Sums the results of these outcomes over the scores into patterns, with the chance of each; without a matrix every
 * chance is 0.
 */
function patternsOf(
  outcomes: readonly { readonly resultAt: Meaning }[],
  halves?: HalvesMatrix,
): readonly Pattern[] {
  const results = outcomes.map(({ resultAt }) => resultsOf(resultAt));
  const chances = new Map<number, number>();
  for (let at = 0; at < scoresByHalves().length; at += 1) {
    let code = 0;
    for (const [part, result] of results.entries()) code |= [1 << part, 64 << part, 0][result[at] ?? 2] ?? 0;
    chances.set(code, (chances.get(code) ?? 0) + (halves?.[at] ?? 0));
  }
  return [...chances].map(([code, chance]) => ({ won: code & 63, returned: code >> 6, chance }));
}

/**
 * Prices a combination: the chance that all its picks win together, with the greatest margin among its parts and half
 * of the second greatest, rounded down to the grid of a board. So it never bears more than 1.5 times the margin of one
 * of its parts, a further pick never makes it cheaper, and a nearly certain pick hardly makes it dearer. It is priced
 * below no set of its parts, unless that is better than fair. If a part can be void, the price counts that the others
 * are then paid at their own.
 *
 * @param halves The score matrix by halves of the match; one of another length is a RangeError.
 * @param parts The picks, with the price of each alone.
 * @returns The combination, or the reason why these picks make none.
 * @example
 * const halves = halvesMatrix(matchMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 }));
 * const part = (outcome: OutcomeDefinition, thousandths: number) => ({ outcome, odds: oddsFromThousandths(thousandths) });
 * const priced = priceCombination(halves, [part(ONE_X_TWO.outcomes[1], 3_460), part(OVER_UNDER.outcomes[1], 1_870)]);
 * priced.ok && priced.value.odds; // 4460
 * priceCombination(halves, [part(ONE_X_TWO.outcomes[1], 9_000), part(OVER_UNDER.outcomes[1], 1_870)]); // { ok: false, reason: { kind: 'price-disagrees', part: 0 } }
 */
export function priceCombination(
  halves: HalvesMatrix,
  parts: readonly CombinationPart[],
): Result<PricedCombination, CombinationRefusal> {
  assertHalves(halves);
  const outcomes = parts.map(({ outcome }) => outcome);
  const checked = checkCombination(outcomes);
  if (!checked.ok) return checked;
  const patterns = patternsOf(outcomes, halves);
  const all = 2 ** parts.length - 1;
  const fair = fairOddsOf(patterns, all);
  const margins = parts.map(({ odds }, part) => (fair[1 << part] ?? 0) / (odds / 1_000) - 1);
  const dear = margins.findIndex((margin) => margin < -SAME);
  if (dear !== -1) return refuse({ kind: 'price-disagrees', part: dear });
  const pricing = { parts, margins, fair };
  if (impliedChance(all, pricing) * (HIGHEST_ODDS + TICK_OF_HIGHEST) <= 1_000)
    return refuse({ kind: 'too-long', highest: oddsFromThousandths(HIGHEST_ODDS) });
  const partOdds = pricesOf(all, pricing);
  const odds = partOdds[all - 1] as Odds;
  const trueOdds = fair[all] ?? 0;
  return ok({
    odds,
    chance: patterns.reduce((sum, { won, chance }) => (won === all ? sum + chance : sum), 0),
    trueOdds,
    multipliedOdds: parts.reduce((product, part) => product * (part.odds / 1_000), 1),
    margin: trueOdds / (odds / 1_000) - 1,
    partOdds,
  });
}

/**
 * Returns the decimal price without margin of every set of parts; that of the empty set, which is void, is 1. At that
 * price a stake brings itself back on average, sets that remain after void parts being paid at theirs.
 */
function fairOddsOf(patterns: readonly Pattern[], all: number): readonly number[] {
  const fair = [1];
  for (let set = 1; set <= all; set += 1) {
    let [wins, returned] = [0, 0];
    for (const { won, returned: off, chance } of patterns) {
      const left = won & set;
      if (left === set) wins += chance;
      else if ((left | (off & set)) === set) returned += chance * (fair[left] ?? 0);
    }
    fair.push((1 - returned) / wins);
  }
  return fair;
}

interface Pricing {
  readonly parts: readonly CombinationPart[];
  /** The margin of each part alone. */
  readonly margins: readonly number[];
  readonly fair: readonly number[];
}

/** Returns the chance of a set of parts with its margin. */
function impliedChance(set: number, { margins, fair }: Pricing): number {
  const [greatest = 0, second = 0] = placesIn(set)
    .map((place) => margins[place] ?? 0)
    .toSorted((one, other) => other - one);
  return (1 + greatest + SHARE_OF_SECOND * second) / (fair[set] ?? 0);
}

/** Returns the price of every set of parts, each after the sets in it. */
function pricesOf(all: number, pricing: Pricing): readonly Odds[] {
  const { parts, fair } = pricing;
  const prices: number[] = [];
  for (let set = 1; set <= all; set += 1) {
    const places = placesIn(set);
    const [only] = places;
    if (only !== undefined && places.length === 1) {
      prices.push(parts[only]?.odds ?? 0);
      continue;
    }
    const withoutOne = places.map((place) => prices[(set ^ (1 << place)) - 1] ?? 0);
    const notAboveFair = withoutOne.filter((price) => price / 1_000 <= (fair[set] ?? 0));
    prices.push(Math.max(oddsFromChance(impliedChance(set, pricing)) ?? 0, ...notAboveFair));
  }
  return prices.map(oddsFromThousandths);
}

/**
 * Lists the ways in which a combination can count, each at the price it then has. A cash-out is reckoned from them.
 *
 * @param halves The score matrix by halves of the match; one of another length is a RangeError.
 * @param outcomes Its parts, in the order in which they were priced.
 * @param partOdds The prices that were kept with it, one for every set of parts; another number of them is a RangeError.
 * @example
 * const halves = halvesMatrix(matchMatrix({ lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 }));
 * const outcomes = [DRAW_NO_BET.outcomes[0], OVER_UNDER.outcomes[0]];
 * const partOdds = [1_450, 1_860, 2_540].map(oddsFromThousandths);
 * const ways = combinationWays(halves, outcomes, partOdds);
 * ways.map(({ odds, chance }) => `${odds} ${chance.toFixed(4)}`); // 2540 0.2908,1860 0.0657
 */
export function combinationWays(
  halves: HalvesMatrix,
  outcomes: readonly { readonly resultAt: Meaning }[],
  partOdds: readonly Odds[],
): readonly LegWay[] {
  assertHalves(halves);
  const all = 2 ** outcomes.length - 1;
  assertLength(partOdds, all, 'partOdds', 'they are those of priceCombination(halves, parts)');
  return patternsOf(outcomes, halves)
    .filter(({ won, returned }) => (won | returned) === all)
    .map(({ won, chance }) => ({ odds: partOdds[won - 1] ?? null, chance }));
}
