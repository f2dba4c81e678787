import { addCents, cents, type Cents } from '@kipenga/betting-core';
import { payoutOf, type Multiplier } from '../multiplier.ts';
import type { PossibleReturn } from '../unrisked.ts';
import type { Leg } from './league-pick.ts';
import type { Match } from './matchday.ts';

interface Pick {
  readonly stake: Cents;
  readonly terms: { readonly legs: readonly Leg[]; readonly at: Multiplier };
}

/** The lost picks, one bit each. */
type Lost = number;
type LostChances = ReadonlyMap<Lost, bigint>;

const added = (chances: Map<Lost, bigint>, lost: Lost, weight: bigint): Map<Lost, bigint> =>
  chances.set(lost, (chances.get(lost) ?? 0n) + weight);

/** Weights of the sets of picks that one match loses, counted over all scores. */
const lostByMatch = (picks: readonly Pick[], at: number, { homeGoals, awayGoals }: Match): LostChances => {
  const legs = picks.map(({ terms }) => terms.legs.find(({ match }) => match === at)?.outcome);
  const chances = new Map<Lost, bigint>();
  for (const [home, homeWeight] of homeGoals.entries())
    for (const [away, awayWeight] of awayGoals.entries()) {
      const score = { home, away, halfHome: null, halfAway: null };
      const lost = legs.reduce(
        (bits, leg, pick) => (leg === undefined || leg.resultAt(score) === 'won' ? bits : bits | (1 << pick)),
        0,
      );
      added(chances, lost, homeWeight * awayWeight);
    }
  return chances;
};

const lostByBoth = (one: LostChances, other: LostChances): LostChances => {
  const chances = new Map<Lost, bigint>();
  for (const [lost, weight] of one)
    for (const [alsoLost, otherWeight] of other) added(chances, lost | alsoLost, weight * otherWeight);
  return chances;
};

/**
 * The possible payouts of picks on a matchday. Matches are independent, so it is enough to know the picks that each
 * one loses.
 */
export const matchdayReturns = (
  picks: readonly Pick[],
  matches: readonly Match[],
  cap: Cents,
): readonly PossibleReturn[] => {
  const chances = matches
    .map((match, at) => lostByMatch(picks, at, match))
    .reduce(lostByBoth, new Map([[0, 1n]]));
  return [...chances].map(([lost, weight]) => ({
    weight,
    returned: picks
      .filter((_, pick) => (lost & (1 << pick)) === 0)
      .map(({ stake, terms }) => payoutOf(stake, terms.at, cap))
      .reduce(addCents, cents(0)),
  }));
};
