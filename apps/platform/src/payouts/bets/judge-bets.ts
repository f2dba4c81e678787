import {
  legOf,
  pickStanding,
  type FeedMatchId,
  type Instant,
  type OutcomeId,
  type PickStanding,
  type VoidReason,
} from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import {
  factsVersion,
  outcomeResults,
  toldStarts,
  type FactsVersion,
  type JudgedOutcome,
  type MatchEnding,
  type StartTold,
} from '../../sports/index.ts';
import type { BetToSettle } from './bets.store.ts';
import { partResultsOf, type LegToSettle } from './leg.ts';
import type { LegChange } from './settlement-notices.ts';

/** All that is known of a match. */
export interface MatchFacts {
  readonly feedMatchId: FeedMatchId;
  /** Read before the rest: facts that changed meanwhile have another. */
  readonly version: FactsVersion;
  readonly results: ReadonlyMap<OutcomeId, JudgedOutcome>;
  readonly told: readonly StartTold[];
}

/** Reads everything known about a match. @param ending supposes another end than the stored one. */
export const readFacts = async (
  sql: Sql,
  feedMatchId: FeedMatchId,
  ending: MatchEnding | null = null,
): Promise<MatchFacts> => {
  const version = await factsVersion(sql, feedMatchId);
  const results = await outcomeResults(sql, feedMatchId, ending);
  const told = await toldStarts(sql, feedMatchId);
  return { feedMatchId, version, told, results: new Map(results.map((one) => [one.outcomeId, one])) };
};

/** False while there is no result, or after it was taken back. */
export const hasResult = ({ results }: MatchFacts): boolean =>
  [...results.values()].some(({ result }) => result !== 'open');

/** The facts again, where they have changed since; read behind a lock they are those of this moment. */
export const newestFacts = async (sql: Sql, facts: MatchFacts): Promise<MatchFacts> => {
  const { resultVersion, toldNumber } = await factsVersion(sql, facts.feedMatchId);
  const isSame = facts.version.resultVersion === resultVersion && facts.version.toldNumber === toldNumber;
  return isSame ? facts : readFacts(sql, facts.feedMatchId);
};

/** A bet with its legs as a match leaves them, and those that came out otherwise than they stood. */
export interface JudgedBet<Bet extends BetToSettle = BetToSettle> {
  readonly bet: Bet;
  readonly changes: readonly LegChange[];
}

/** Judges the legs of a bet in a match by all that is known of it, each by the starts that were told since it was placed (D95). */
export const judgeBet = <Bet extends BetToSettle>(
  bet: Bet,
  { feedMatchId, results, told }: MatchFacts,
  now: Instant,
): JudgedBet<Bet> => {
  const before = bet.promoted.legs;
  const legs = before.map((leg) =>
    leg.feedMatchId === feedMatchId ? judged(leg, pickStanding({ ...leg, told }, now), results) : leg,
  );
  const changes = legs.flatMap((leg, at) => {
    const was = before[at];
    return was === undefined || was === leg ? [] : [{ leg, was }];
  });
  return { bet: { ...bet, promoted: { ...bet.promoted, legs } }, changes };
};

/** The leg as its match leaves it; the very same leg where nothing is new. */
const judged = (leg: LegToSettle, standing: PickStanding, results: MatchFacts['results']): LegToSettle => {
  const now = standing.kind === 'void' ? voidFor(standing.reason, leg) : byResults(leg, results);
  if (!now) return leg;
  const isKnown =
    leg.result === now.result &&
    leg.fullTimeScore === now.fullTimeScore &&
    leg.winningOutcome === now.winningOutcome &&
    leg.voidReason === now.voidReason &&
    String(partResultsOf([leg])) === String(partResultsOf([{ ...leg, ...now }]));
  return isKnown ? leg : { ...leg, ...now };
};

type Judged = Pick<
  LegToSettle,
  'result' | 'fullTimeScore' | 'winningOutcome' | 'voidReason' | 'parts' | 'partPicks'
>;

/** Whatever the match ends like: no score of it concerns the leg. */
const voidFor = (voidReason: VoidReason, { parts, partPicks }: LegToSettle): Judged => ({
  result: 'void',
  fullTimeScore: null,
  winningOutcome: 'void',
  voidReason,
  ...(parts && { parts: parts.map(() => 'void' as const) }),
  ...(partPicks && { partPicks: partPicks.map((part) => ({ ...part, winningOutcome: 'void' })) }),
});

/** A combination by the outcomes of its parts (D101): none of them is taken for decided before all are known. */
const byResults = (leg: LegToSettle, results: MatchFacts['results']): Judged | undefined => {
  const { partPicks, partOdds } = leg;
  if (!partPicks || !partOdds) {
    const found = results.get(leg.outcomeId);
    return found && byResult(found);
  }
  const found = partPicks.flatMap(({ outcomeId }) => results.get(outcomeId) ?? []);
  const [first] = found;
  if (!first || found.length < partPicks.length) return undefined;
  const parts = found.map(({ result }) => result);
  const { result } = legOf({ parts, partOdds });
  return {
    ...byResult(first),
    result,
    winningOutcome: result === 'open' ? null : found.map(({ winningOutcome }) => winningOutcome).join(' + '),
    parts,
    partPicks: partPicks.map((part, at) => ({ ...part, winningOutcome: found[at]?.winningOutcome ?? null })),
  };
};

const byResult = ({ result, score: fullTimeScore, winningOutcome }: JudgedOutcome): Judged => ({
  result,
  fullTimeScore,
  winningOutcome,
  voidReason: null,
});
