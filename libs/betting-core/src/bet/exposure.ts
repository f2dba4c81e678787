import { assertCount, assertList, placed, wrongArgument } from '../assertions.ts';
import { assertRecord } from '../rule-assertions.ts';
import type { MatchScore } from '../market/match-score.ts';
import type { Meaning } from '../market/meaning.ts';
import type { OutcomeResult } from '../market/outcome-result.ts';
import { cents, subtractCents, type Cents } from '../money/cents.ts';
import { payoutOf } from './quote-bet.ts';
import { assertSettlement, factorRequest, type SettlementRequest } from './settle-bet.ts';
import { legOf } from './settled-leg.ts';
import { stakeAfterTax } from './stake-tax.ts';

/**
 * A bet, with its leg on the match whose exposure is reckoned.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const legs = [{ odds: oddsFromThousandths(2_000), result: 'open' as const }];
 * const terms = { stake: kes(90), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false };
 * const bet: ExposedBet = { ...terms, legs, at: 0, outcomes: [ONE_X_TWO.outcomes[0]] };
 * exposureOf([bet], [{ home: 1, away: 0, halfHome: 0, halfAway: 0 }]).worst?.pays; // 16000
 */
export interface ExposedBet extends SettlementRequest {
  /** The place of that leg in the list of legs. */
  readonly at: number;
  /** The outcomes that the leg picked: one, or for a combination each part in its order. */
  readonly outcomes: readonly { readonly resultAt: Meaning }[];
}

/** The most that is paid at some scores of a match. */
export interface WorstScore {
  /** The place of the score in the list of scores. */
  readonly at: number;
  /** The amount paid at that score. */
  readonly pays: Cents;
  /** The house's result on these bets at that score, below zero for a loss. */
  readonly result: Cents;
}

/** The cost of bets on one match, score by score. */
export interface Exposure {
  /** The scores the match can end with. */
  readonly scores: readonly MatchScore[];
  /** The house's income: the stakes after tax of these bets, free bets left out. */
  readonly staked: Cents;
  /** The most that the bets pay at each score: payouts before tax on winnings, and returned stakes. */
  readonly pays: readonly Cents[];
  /** The score that costs most. */
  readonly worst: WorstScore;
}

/**
 * Reckons the worst case of a set of bets over the scores of a match. At each score every bet is settled with that
 * score, and its other open legs are taken to be right. Exact, to the cent.
 *
 * @param bets Bets that have a leg on the match; each as `settleBet` takes it, and it throws what that throws.
 * @param scores The scores the match can end with, at least one.
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const score = (home: number, away: number) => ({ home, away, halfHome: 0, halfAway: 0 });
 * const terms = { stake: kes(90), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false, at: 0 };
 * const single = (outcome: OutcomeDefinition, thousandths: number): ExposedBet =>
 *   ({ ...terms, legs: [{ odds: oddsFromThousandths(thousandths), result: 'open' }], outcomes: [outcome] });
 * const [homeWins, draw] = ONE_X_TWO.outcomes;
 * const { staked, pays, worst } = exposureOf([single(homeWins, 2_000), single(draw, 3_000)], [score(1, 0), score(0, 1), score(1, 1)]);
 * pays; // 16000,0,24000
 * `${staked} ${worst?.at} ${worst?.result}`; // 16000 2 -8000
 */
export function exposureOf(bets: readonly ExposedBet[], scores: readonly MatchScore[]): Exposure {
  assertList(bets, 'bets');
  assertList(scores, 'scores');
  for (const [at, score] of scores.entries()) {
    assertRecord(score, 'scores[#]', at);
    assertCount(score.home, 'scores[#].home', at);
    assertCount(score.away, 'scores[#].away', at);
  }
  if (scores.length === 0) throw new RangeError('scores must be a list of at least one');
  const nothing = { scores, staked: cents(0), pays: scores.map(() => cents(0)) };
  return changed({ ...nothing, worst: { at: 0, pays: cents(0), result: cents(0) } }, bets, 1);
}

/**
 * Adds bets to an exposure. The result equals `exposureOf` over all of them, to the cent. Each bet costs one pass over
 * the scores.
 *
 * @param exposure The exposure before.
 * @param bets The bets to add.
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const terms = { stake: kes(90), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false };
 * const legs = [{ odds: oddsFromThousandths(2_000), result: 'open' as const }];
 * const bet = { ...terms, legs, at: 0, outcomes: [ONE_X_TWO.outcomes[0]] };
 * const before = exposureOf([bet], [{ home: 1, away: 0, halfHome: 0, halfAway: 0 }]);
 * withBets(before, [bet]).pays; // 32000
 */
export const withBets = (exposure: Exposure, bets: readonly ExposedBet[]): Exposure =>
  changed(exposure, bets, 1);

/**
 * Takes bets out of an exposure. A bet that changed, by a cash-out or another match's result, is taken out as it was
 * and added as it is.
 *
 * @param exposure The exposure before.
 * @param bets The bets to take out, each as it was added.
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const terms = { stake: kes(90), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false };
 * const legs = [{ odds: oddsFromThousandths(2_000), result: 'open' as const }];
 * const bet = { ...terms, legs, at: 0, outcomes: [ONE_X_TWO.outcomes[0]] };
 * const before = exposureOf([bet, bet], [{ home: 1, away: 0, halfHome: 0, halfAway: 0 }]);
 * withoutBets(before, [bet]).pays; // 16000
 */
export const withoutBets = (exposure: Exposure, bets: readonly ExposedBet[]): Exposure =>
  changed(exposure, bets, -1);

/**
 * Finds the worst of the scores at which an outcome wins. Null if it wins at none.
 *
 * @param exposure The exposure of the match.
 * @param outcome An outcome of any market of the match, picked or not.
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const terms = { stake: kes(90), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false };
 * const [homeWins, draw] = ONE_X_TWO.outcomes;
 * const bet = { ...terms, legs: [{ odds: oddsFromThousandths(2_000), result: 'open' as const }], at: 0, outcomes: [homeWins] };
 * const score = (away: number) => ({ home: 1, away, halfHome: 0, halfAway: 0 });
 * const exposure = exposureOf([bet], [score(0), score(1)]);
 * worstIfRight(exposure, homeWins)?.pays; // 16000
 * worstIfRight(exposure, draw)?.result; // 8000
 */
export function worstIfRight(exposure: Exposure, outcome: { readonly resultAt: Meaning }): WorstScore | null {
  assertOutcome(outcome, 'outcome');
  const results = resultsOver(scoresOf(exposure), outcome.resultAt);
  return worstAmong(exposure, (at) => results[at] === CODE.won);
}

/**
 * The exposure at a final score: the worst of the half-time scores that lead to it.
 *
 * @example
 * const exposure = exposureOf([], [{ home: 2, away: 1, halfHome: 0, halfAway: 0 }]);
 * exposureByFinalScore(exposure)[0]?.home; // 2
 */
export interface FinalScoreExposure extends WorstScore {
  readonly home: number;
  readonly away: number;
}

/**
 * Draws up the heat map of a match: the most that is paid at each final score, in the order in which the scores name them.
 *
 * @param exposure The exposure of the match.
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const terms = { stake: kes(90), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false };
 * const legs = [{ odds: oddsFromThousandths(2_000), result: 'open' as const }];
 * const scoredEarly = { resultAt: ({ halfHome }: MatchScore) => ((halfHome ?? 0) > 0 ? ('won' as const) : ('lost' as const)) };
 * const score = (halfHome: number) => ({ home: 1, away: 0, halfHome, halfAway: 0 });
 * const exposure = exposureOf([{ ...terms, legs, at: 0, outcomes: [scoredEarly] }], [score(0), score(1)]);
 * exposureByFinalScore(exposure).map(({ home, away, at, pays }) => `${home}-${away} ${at} ${pays}`); // 1-0 1 16000
 */
export function exposureByFinalScore(exposure: Exposure): readonly FinalScoreExposure[] {
  const worst = new Map<string, FinalScoreExposure>();
  for (const [at, { home, away }] of scoresOf(exposure).entries()) {
    const pays = exposure.pays[at] ?? cents(0);
    const known = worst.get(`${home}-${away}`);
    if (known === undefined || pays > known.pays)
      worst.set(`${home}-${away}`, { home, away, at, pays, result: subtractCents(exposure.staked, pays) });
  }
  return [...worst.values()];
}

/** The results of a pick as digits, so that those of several make one number. */
const CODE = { lost: 0, won: 1, void: 2 } as const satisfies Record<OutcomeResult, number>;
const RESULTS: readonly OutcomeResult[] = ['lost', 'won', 'void'];

/** The results of an outcome at each score of a list. They are kept, since a match has thousands of scores and bets. */
const known = new WeakMap<readonly MatchScore[], Map<Meaning, Uint8Array>>();

function resultsOver(scores: readonly MatchScore[], resultAt: Meaning): Uint8Array {
  const ofScores = known.get(scores) ?? new Map<Meaning, Uint8Array>();
  known.set(scores, ofScores);
  const results =
    ofScores.get(resultAt) ??
    Uint8Array.from(scores, (score, at) => {
      assertRecord(score, 'scores[#]', at);
      return CODE[resultAt(score)];
    });
  ofScores.set(resultAt, results);
  return results;
}

/** The scores of an exposure that `exposureOf` made. */
function scoresOf(exposure: Exposure): readonly MatchScore[] {
  assertRecord(exposure, 'exposure');
  assertList(exposure.scores, 'exposure.scores');
  return exposure.scores;
}

function changed(exposure: Exposure, bets: readonly ExposedBet[], sign: 1 | -1): Exposure {
  assertList(bets, 'bets');
  const scores = scoresOf(exposure);
  const pays: number[] = [...exposure.pays];
  let staked: number = exposure.staked;
  for (const [index, bet] of bets.entries()) {
    assertExposed(bet, index);
    const results = bet.outcomes.map(({ resultAt }) => resultsOver(scores, resultAt));
    // Few combinations of results occur over the scores; the bet is paid once for each.
    const paidByKind: number[] = [];
    for (let at = 0; at < pays.length; at += 1) {
      let kind = 0;
      for (const of of results) kind = kind * 3 + (of[at] ?? 0);
      const paid = (paidByKind[kind] ??= paidFor(bet, kind));
      pays[at] = (pays[at] ?? 0) + sign * paid;
    }
    if (!bet.usesFreeBet) staked += sign * stakeAfterTax(bet.stake, bet.taxRecord);
  }
  const sums = { scores, staked: cents(staked), pays: pays.map(cents) };
  return { ...sums, worst: worstAmong(sums, () => true) ?? exposure.worst };
}

function worstAmong(
  { staked, pays }: Pick<Exposure, 'staked' | 'pays'>,
  isAmong: (at: number) => boolean,
): WorstScore | null {
  let worst: number | null = null;
  for (let at = 0; at < pays.length; at += 1)
    if (isAmong(at) && (worst === null || (pays[at] ?? 0) > (pays[worst] ?? 0))) worst = at;
  if (worst === null) return null;
  const most = pays[worst] ?? cents(0);
  return { at: worst, pays: most, result: subtractCents(staked, most) };
}

function assertExposed(bet: ExposedBet, index: number): void {
  assertRecord(bet, 'bets[#]', index);
  assertSettlement(bet);
  const { at, legs, outcomes } = bet;
  const name = `bets[${index}].outcomes`;
  assertList(outcomes, name);
  for (const [part, outcome] of outcomes.entries()) assertOutcome(outcome, `${name}[#]`, part);
  const leg = legs[at];
  if (leg === undefined || outcomes.length !== ('parts' in leg ? leg.parts.length : 1))
    throw new RangeError(`${name} must be those of the leg at ${at}`);
}

function assertOutcome(outcome: { readonly resultAt: Meaning }, name: string, at?: number): void {
  if (typeof outcome?.resultAt !== 'function')
    throw wrongArgument(placed(name, at), outcome, 'an outcome of a market');
}

/**
 * Returns the payout, before tax on winnings, if the picks of the match come out as `kind` says and every other open
 * leg is right.
 */
function paidFor(bet: ExposedBet, kind: number): number {
  const digits = bet.outcomes.map((_, part) => Math.floor(kind / 3 ** (bet.outcomes.length - 1 - part)) % 3);
  const results = digits.map((digit) => RESULTS[digit] ?? 'void');
  const legs = bet.legs.map((leg, at) => {
    if (at !== bet.at) return legOf(leg);
    return legOf('parts' in leg ? { ...leg, parts: results } : { ...leg, result: results[0] ?? 'void' });
  });
  if (legs.every(({ result }) => result === 'void')) return bet.usesFreeBet ? 0 : bet.stake;
  const { netPayout, withholdingTax } = payoutOf(factorRequest(bet, legs));
  return netPayout + withholdingTax;
}
