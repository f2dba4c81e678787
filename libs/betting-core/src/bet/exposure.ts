import { assertList } from '../assertions.ts';
import type { MatchScore } from '../market/match-score.ts';
import type { Meaning } from '../market/market-definition.ts';
import type { OutcomeResult } from '../market/outcome-result.ts';
import { addCents, cents, subtractCents, type Cents } from '../money/cents.ts';
import { payoutOf } from './quote-bet.ts';
import { assertSettlement, factorRequest, type SettlementRequest } from './settle-bet.ts';
import { legOf } from './settled-leg.ts';
import { stakeAfterTax } from './stake-tax.ts';

/**
 * A bet as far as one match decides on it.
 *
 * @example
 * const legs = [{ odds: oddsFromThousandths(2_000), result: 'open' }];
 * const terms = { stake: kes(90), limits: DEFAULT_LIMITS, taxRecord: TAX_RECORDS[0], usesFreeBet: false };
 * const bet = { ...terms, legs, at: 0, outcomes: [ONE_X_TWO.outcomes[0]] };
 * exposureOf([bet], [{ home: 1, away: 0, halfHome: 0, halfAway: 0 }]).worst.pays; // 16000
 */
export interface ExposedBet extends SettlementRequest {
  /** The place of the leg that is on the match. */
  readonly at: number;
  /** What that leg picked: one outcome, or of a combination each part in its order. */
  readonly outcomes: readonly { readonly resultAt: Meaning }[];
}

/**
 * What bets on one match can cost.
 *
 * @example
 * exposureOf([], [{ home: 0, away: 0, halfHome: 0, halfAway: 0 }]); // { staked: 0, pays: [ 0 ], worst: { at: 0, pays: 0, result: 0 } }
 */
export interface Exposure {
  /** The stakes after tax of the bets, free ones left out: what the house has of them. */
  readonly staked: Cents;
  /** At each score, in the order given, the most that the bets pay then: payouts before tax on winnings, and stakes that go back. */
  readonly pays: readonly Cents[];
  /** The score that costs most: its place, what is paid, and what the house then has of these bets, below zero for a loss. */
  readonly worst: { readonly at: number; readonly pays: Cents; readonly result: Cents };
}

/**
 * Reckons the worst case of a set of bets over the scores of a match: at each score every bet is settled with that score, and all of its other
 * legs that are still open are taken to be right. Exact, to the cent.
 *
 * @param bets Bets that have a leg on the match; each as `settleBet` takes it, and it throws what that throws.
 * @param scores The scores the match can end with, at least one.
 * @example
 * const score = (home, away) => ({ home, away, halfHome: 0, halfAway: 0 });
 * const terms = { stake: kes(90), limits: DEFAULT_LIMITS, taxRecord: TAX_RECORDS[0], usesFreeBet: false };
 * const [homeWins, , awayWins] = ONE_X_TWO.outcomes;
 * const single = (outcome, odds) => ({ ...terms, legs: [{ odds, result: 'open' }], at: 0, outcomes: [outcome] });
 * const bets = [single(homeWins, oddsFromThousandths(2_000)), single(awayWins, oddsFromThousandths(3_000))];
 * const { staked, pays, worst } = exposureOf(bets, [score(1, 0), score(1, 1), score(0, 1)]);
 * pays; // 16000,0,24000
 * `${staked} ${worst.at} ${worst.result}`; // 16000 2 -8000
 */
export function exposureOf(bets: readonly ExposedBet[], scores: readonly MatchScore[]): Exposure {
  assertList(bets, 'bets');
  assertList(scores, 'scores');
  if (scores.length === 0) throw new RangeError('scores must be a list of at least one');
  const groups = groupByOutcomes(bets);
  const pays: number[] = scores.map(() => 0);
  for (const group of groups) {
    // What scores make of the picks is of few kinds; the bets on them are paid once for each.
    const paidBy = new Map<string, number>();
    for (const [at, score] of scores.entries()) {
      const results = group.outcomes.map(({ resultAt }) => resultAt(score));
      const kind = results.join();
      const paid = paidBy.get(kind) ?? group.bets.reduce((sum, bet) => sum + paidFor(bet, results), 0);
      paidBy.set(kind, paid);
      pays[at] = (pays[at] ?? 0) + paid;
    }
  }
  const staked = bets.reduce(
    (sum, bet) => (bet.usesFreeBet ? sum : addCents(sum, stakeAfterTax(bet.stake, bet.taxRecord))),
    cents(0),
  );
  const at = pays.indexOf(pays.reduce((most, one) => Math.max(most, one), 0));
  const most = cents(pays[at] ?? 0);
  return { staked, pays: pays.map(cents), worst: { at, pays: most, result: subtractCents(staked, most) } };
}

interface Group {
  readonly outcomes: ExposedBet['outcomes'];
  readonly bets: ExposedBet[];
}

/** Bets on the same picks of the match stand together. */
function groupByOutcomes(bets: readonly ExposedBet[]): readonly Group[] {
  const numbers = new Map<Meaning, number>();
  const groups = new Map<string, Group>();
  for (const [index, bet] of bets.entries()) {
    assertSettlement(bet);
    const leg = bet.legs[bet.at];
    if (leg === undefined || bet.outcomes.length !== ('parts' in leg ? leg.parts.length : 1))
      throw new RangeError(`bets[${index}].outcomes must be those of the leg at ${bet.at}`);
    const key = bet.outcomes
      .map(({ resultAt }) => {
        if (!numbers.has(resultAt)) numbers.set(resultAt, numbers.size);
        return numbers.get(resultAt);
      })
      .join();
    const group = groups.get(key) ?? { outcomes: bet.outcomes, bets: [] };
    group.bets.push(bet);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What the house pays of a bet when its picks of the match come out so, and every other open leg is right. */
function paidFor(bet: ExposedBet, results: readonly OutcomeResult[]): number {
  const legs = bet.legs.map((leg, at) => {
    if (at !== bet.at) return legOf(leg);
    return legOf('parts' in leg ? { ...leg, parts: results } : { ...leg, result: results[0] ?? 'void' });
  });
  if (legs.every(({ result }) => result === 'void')) return bet.usesFreeBet ? 0 : bet.stake;
  const { netPayout, withholdingTax } = payoutOf(factorRequest(bet, legs));
  return netPayout + withholdingTax;
}
