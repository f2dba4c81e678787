import type { BetSystem, Leg } from '@kipenga/betting-core';
import type { LineState, StandingLine } from '@kipenga/ui';

/** All combinations of `count` of these places. */
function choices(places: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return places.flatMap((place, at) =>
    choices(places.slice(at + 1), count - 1).map((rest) => [place, ...rest]),
  );
}

/** A void leg counts as right, at odds of 1.00. */
function stateOf(legs: readonly (Pick<Leg, 'status' | 'badge'> | undefined)[]): LineState {
  const isWrong = (leg: (typeof legs)[number]): boolean => leg?.status === 'lost' && leg.badge !== 'void';
  if (legs.some(isWrong)) return 'lost';
  return legs.some((leg) => leg?.status === 'open') ? 'open' : 'won';
}

/** All lines of a placed system with their state: at most 4,095. */
export function linesOfSystem(
  legs: readonly Pick<Leg, 'status' | 'badge'>[],
  { sizes, bankers }: BetSystem,
): readonly StandingLine[] {
  const others = legs.flatMap((_, at) => (bankers.includes(at) ? [] : [at]));
  return sizes.flatMap((size) =>
    choices(others, size - bankers.length).map((chosen) => {
      const line = [...bankers, ...chosen].toSorted((one, other) => one - other);
      return { picks: line.map((at) => at + 1), state: stateOf(line.map((at) => legs[at])) };
    }),
  );
}
