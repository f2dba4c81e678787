import { formatKes, type Cents } from '@kipenga/betting-core';
import type { StakeView } from '../../protocol.ts';
import { payoutOf } from '../multiplier.ts';
import { readPick, SUM_LINE, type BallColour, type BallPick } from './markets.ts';
import { word } from './word.ts';

const COLOUR_WORDS = {
  red: 'arcade.balls.red',
  gold: 'arcade.balls.gold',
  green: 'arcade.balls.green',
} as const satisfies Record<BallColour, string>;

/** What one bets on. */
export const pickWords = (pick: BallPick): string => {
  if (pick === 'sum:over') return word('arcade.balls.over', { line: SUM_LINE });
  if (pick === 'sum:under') return word('arcade.balls.under', { line: SUM_LINE });
  const [kind, what = ''] = pick.split(':');
  return kind === 'ball'
    ? word('arcade.balls.ball', { number: what })
    : word(COLOUR_WORDS[what as BallColour]);
};

/** A pick as the table tells it; '' for none. */
export const toldPickWords = (pick: string | null): string => {
  const known = readPick(pick);
  return known === null ? '' : pickWords(known);
};

/** Balls in the order drawn: '7 · 21 · 3'. */
export const inWords = (balls: readonly number[]): string => balls.join(' · ');

/** What came of a stake, or could: all of it is told only once the last ball is there. */
export const resultWords = ({ state, stake, at, paid }: StakeView, isTold: boolean, cap: Cents): string => {
  if (state === 'returned') return word('arcade.returned', { amount: formatKes(stake) });
  if (isTold && state === 'won') return word('arcade.balls.won', { amount: formatKes(paid) });
  if (isTold && state === 'lost') return word('arcade.balls.lost');
  return word('arcade.balls.could', { amount: formatKes(at === null ? paid : payoutOf(stake, at, cap)) });
};
