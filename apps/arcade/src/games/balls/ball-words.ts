import { readPick, SUM_LINE, type BallColour, type BallPick } from './markets.ts';
import { word } from './word.ts';

const COLOUR_WORDS = {
  red: 'arcade.balls.red',
  gold: 'arcade.balls.gold',
  green: 'arcade.balls.green',
} as const satisfies Record<BallColour, string>;

/** The name of a pick. */
export const pickWords = (pick: BallPick): string => {
  if (pick === 'sum:over') return word('arcade.balls.over', { line: SUM_LINE });
  if (pick === 'sum:under') return word('arcade.balls.under', { line: SUM_LINE });
  const [kind, what = ''] = pick.split(':');
  return kind === 'ball'
    ? word('arcade.balls.ball', { number: what })
    : word(COLOUR_WORDS[what as BallColour]);
};

/** The name of a pick as the table sends it; '' for none. */
export const toldPickWords = (pick: string): string => {
  const known = readPick(pick);
  return known === null ? '' : pickWords(known);
};

/** Balls in the order drawn: '7 · 21 · 3'. */
export const inWords = (balls: readonly number[]): string => balls.join(' · ');
