import { addCents, cents, type Cents } from '@kipenga/betting-core';
import type { SharedGame } from '../../play/shared-game.ts';
import { SharedRounds } from '../../play/shared-rounds.ts';
import type { TableParts } from '../../play/table.ts';
import { payoutOf } from '../multiplier.ts';
import { returnsBy } from '../unrisked.ts';
import { BALL_RESULTS } from './ball-results.ts';
import { drawBalls } from './draw-balls.ts';
import { paysFor, readPick, wins, type BallPick } from './markets.ts';
import { BALLS_BETTING_MS, BALLS_DRAWING_MS } from './pace.ts';

/** How many stakes one player may have in one draw. */
export const STAKES_IN_DRAW = 6;

/** One draw at a time for everybody. */
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
