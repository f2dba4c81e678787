import {
  DOUBLE_CHANCE,
  DRAW_NO_BET,
  fairChances,
  GOAL_MARKETS,
  ONE_X_TWO,
  WINNER_MARKETS,
  type CashOutBlock,
  type Instant,
  type LegWay,
  type MarketDefinition,
  type MarketTypeId,
  type Odds,
  type OutcomeDefinition,
} from '@kipenga/betting-core';
import {
  chanceOf,
  COMBINATION_PARTS,
  combinationWays,
  halvesMatrix,
  matchMatrix,
  priceCombination,
  SCORES,
  type HalvesMatrix,
  type MarketPrices,
} from '@kipenga/pricing';
import { FITTED, halvesFittedTo, isStillBelieved, type PickNow } from '../../sports/index.ts';

export const FITTED_MARKETS: readonly MarketTypeId[] = FITTED.map(({ typeId }) => typeId);

/** Any match at all: what can be void can be so in each. */
const ANY_MATCH = halvesMatrix(matchMatrix({ lambdaHome: 1.5, lambdaAway: 1.2, theta: 1 }));

/** Markets of which exactly one outcome wins: their own prices say their chances. */
const SELF_CONTAINED: ReadonlySet<MarketDefinition> = new Set([
  ...WINNER_MARKETS,
  ...GOAL_MARKETS.filter(
    ({ isExclusive, outcomes }) =>
      isExclusive && outcomes.every((outcome) => chanceOf(ANY_MATCH, [outcome]).void === 0),
  ),
]);

/** Chances add up to 1 within this. */
const SURE = 1 - 1e-9;

/** The prices of a market in the order of its table; a suspended one counts as missing. */
const pricesOf = ({ prices }: PickNow, { typeId, outcomes }: MarketDefinition): MarketPrices['prices'] =>
  outcomes.map(({ key }) => {
    const found = prices.find((price) => price.marketTypeId === typeId && price.outcomeKey === key);
    return found && !found.isSuspended ? found.odds : null;
  });

const isWhole = (prices: MarketPrices['prices']): prices is readonly Odds[] => !prices.includes(null);

/** The score matrix by halves of the match of a pick, fitted to its prices, and in play to its score; null where they make none. */
const halvesOf = (pick: PickNow): HalvesMatrix | null =>
  halvesFittedTo((market) => pricesOf(pick, market), pick.score);

/**
 * The ways in which an open pick, taken at `odds`, can come to count, each at its chance without margin; or why none is known now. A market of which
 * one outcome wins says its chances by its own prices, the margin taken out, none above its price; any other, and one that lacks a price, is read from the match that
 * fits the prices of 1x2, goals and both to score, and in play its score. Where that makes the house's own price of the pick better than fair, nothing is said: what can be
 * bought at a price must not be worth more than it cost.
 */
export const waysOf = (pick: PickNow, odds: Odds, now: Instant): readonly LegWay[] | CashOutBlock => {
  const open = openPick(pick, now);
  if (typeof open === 'string') return open;
  const { market, outcome } = open;
  const prices = pricesOf(pick, market);
  if (SELF_CONTAINED.has(market) && isWhole(prices)) return byOwnMarket(prices, market, outcome, odds);
  const halves = (pick.isInPlay ? endsOf(pick, market) : null) ?? halvesOf(pick);
  return halves === null || !isSoundAlone(halves, open)
    ? 'price-unknown'
    : combinationWays(halves, [outcome], [odds]);
};

/** Markets that know no more of a score than who won. */
const BY_WINNER: ReadonlySet<MarketDefinition> = new Set([DOUBLE_CHANCE, DRAW_NO_BET]);

/**
 * A match in play as its price of 1x2 says it will end, for markets that look at nothing else; null of any other.
 */
const endsOf = (pick: PickNow, market: MarketDefinition): HalvesMatrix | null => {
  const prices = pricesOf(pick, ONE_X_TWO);
  if (!BY_WINNER.has(market) || !isWhole(prices)) return null;
  const [home = 0, draw = 0, away = 0] = fairChances(prices.map((price) => price / 1_000));
  const ends = new Map([
    [SCORES, home],
    [0, draw],
    [1, away],
  ]);
  return halvesMatrix(Array.from({ length: SCORES * SCORES }, (_, score) => ends.get(score) ?? 0));
};

/** The same of the picks of a combination together (D101), each set of them at the price it had at placing. */
export const combinedWaysOf = (
  picks: readonly PickNow[],
  partOdds: readonly Odds[],
  now: Instant,
): readonly LegWay[] | CashOutBlock => {
  const parts: OpenPick[] = [];
  for (const pick of picks) {
    const open = openPick(pick, now);
    if (typeof open === 'string') return open;
    parts.push(open);
  }
  const halves = picks[0] ? halvesOf(picks[0]) : null;
  if (halves === null || !areSoundTogether(halves, parts)) return 'price-unknown';
  const outcomes = parts.map(({ outcome }) => outcome);
  return combinationWays(halves, outcomes, partOdds);
};

interface OpenPick {
  readonly market: MarketDefinition;
  readonly outcome: OutcomeDefinition;
  /** Its price of now; null of one in play that has none, as what the score has decided has none. */
  readonly odds: Odds | null;
}

/** A pick that is still to be decided, or why nothing is known of it now. */
const openPick = (pick: PickNow, now: Instant): OpenPick | CashOutBlock => {
  if (pick.result !== 'open') return 'being-decided';
  if (pick.matchStatus === 'postponed') return 'suspended';
  const { isInPlay } = pick;
  if (!isInPlay && (pick.matchStatus !== 'open' || pick.startsAt <= now)) return 'being-decided';
  const own = pick.prices.find(
    (price) => price.marketTypeId === pick.marketTypeId && price.outcomeKey === pick.outcomeKey,
  );
  if (own?.isSuspended !== false || !isStillBelieved(pick.heardAt, now, { isInPlay })) return 'suspended';
  const market = [...GOAL_MARKETS, ...WINNER_MARKETS].find(({ typeId }) => typeId === pick.marketTypeId);
  const outcome = market?.outcomes.find(({ key }) => key === pick.outcomeKey);
  if (!market || !outcome || (own.odds === null && !isInPlay)) return 'price-unknown';
  // In play only the end of a match is priced, and its halves are not known.
  return isInPlay && market.looksAt !== 'full-time' ? 'price-unknown' : { market, outcome, odds: own.odds };
};

const byOwnMarket = (
  prices: readonly Odds[],
  { outcomes }: MarketDefinition,
  outcome: OutcomeDefinition,
  odds: Odds,
): readonly LegWay[] => {
  const place = outcomes.indexOf(outcome);
  const chance = fairChances(prices.map((price) => price / 1_000))[place] ?? 0;
  return [{ odds, chance: Math.min(chance, 1_000 / (prices[place] ?? 1_000)) }];
};

/** No score is left at which a pick without a price does not win, and no price is better than its chance. */
const isSoundAlone = (halves: HalvesMatrix, { outcome, odds }: OpenPick): boolean => {
  const { won, void: returned } = chanceOf(halves, [outcome]);
  return odds === null ? won > SURE : (won * odds) / 1_000 + returned <= 1;
};

/** The same of picks that are priced together. */
const areSoundTogether = (halves: HalvesMatrix, parts: readonly OpenPick[]): boolean => {
  const priced = parts.flatMap(({ outcome, odds }) => (odds === null ? [] : [{ outcome, odds }]));
  if (priced.length < parts.length || priced.length < COMBINATION_PARTS.fewest)
    return parts.every((part) => isSoundAlone(halves, part));
  const together = priceCombination(halves, priced);
  return together.ok || together.reason.kind === 'too-long';
};
