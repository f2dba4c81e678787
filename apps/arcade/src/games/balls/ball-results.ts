import type { PossibleResult } from '../unrisked.ts';
import { BALLS, SUM_LINE } from './markets.ts';

const ALL = Array.from({ length: BALLS }, (_, index) => index + 1);

/** Every draw as far as a pick can tell it from another: the first ball, and two others that make the sum fall over the line or under it. */
const resultsFrom = (first: number): readonly PossibleResult<readonly number[]>[] => {
  const others = ALL.filter((ball) => ball !== first);
  const pairs = others.flatMap((second) =>
    others.filter((third) => third !== second).map((third) => [first, second, third]),
  );
  const [over, under] = [
    pairs.filter((balls) => balls.reduce((sum, ball) => sum + ball, 0) > SUM_LINE),
    pairs.filter((balls) => balls.reduce((sum, ball) => sum + ball, 0) < SUM_LINE),
  ];
  return [over, under].map((draws) => ({ outcome: draws[0] ?? [], weight: BigInt(draws.length) }));
};

/** What a draw can come to, for every pick. */
export const BALL_RESULTS: readonly PossibleResult<readonly number[]>[] = ALL.flatMap(resultsFrom);
