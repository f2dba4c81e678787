import { addCents, cents, type Cents } from '@kipenga/betting-core';
import type { SharedGame } from '../../play/shared-game.ts';
import { SharedRounds } from '../../play/shared-rounds.ts';
import type { TableParts } from '../../play/table.ts';
import { payoutOf } from '../multiplier.ts';
import { returnsBy, type PossibleResult } from '../unrisked.ts';
import { drawBalls } from './draw-balls.ts';
import { BALLS, paysFor, readPick, SUM_LINE, wins, type BallPick } from './markets.ts';
import { BALLS_BETTING_MS, BALLS_DRAWING_MS } from './pace.ts';

const ALL = Array.from({ length: BALLS }, (_, index) => index + 1);

/** The draws with this first ball that picks can tell apart: one with a sum over the line and one under it. */
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

/** The possible results of a draw, as far as picks can tell them apart. */
const BALL_RESULTS: readonly PossibleResult<readonly number[]>[] = ALL.flatMap(resultsFrom);

/** The most stakes of one player in one draw. */
export const STAKES_IN_DRAW = 6;

/** The ball draw: one draw at a time for everybody. */
export const ballGame = (cap: Cents): SharedGame<BallPick, readonly number[]> => ({
  bettingMs: BALLS_BETTING_MS,
  shownMs: BALLS_DRAWING_MS,
  stakesPerRound: STAKES_IN_DRAW,
  readTerms: ({ pick }) => readPick(pick),
  showTerms: ({ terms: pick }) => ({ at: paysFor(pick), pick }),
  outcomeOf: drawBalls,
  wins: ({ stake, terms: pick }, balls) => {
    const at = paysFor(pick);
    return wins(pick, balls) ? { paid: payoutOf(stake, at, cap), at } : null;
  },
  returns: (settled) =>
    returnsBy(BALL_RESULTS, (balls) =>
      settled
        .filter(({ terms: pick }) => wins(pick, balls))
        .map(({ stake, terms: pick }) => payoutOf(stake, paysFor(pick), cap))
        .reduce(addCents, cents(0)),
    ),
});

/** A table where balls are drawn. */
export const ballsTable = (parts: TableParts) => new SharedRounds(parts, ballGame(parts.limits.cap));
