import { multiplier, type Multiplier } from '../multiplier.ts';

/** A draw takes three of thirty balls, without replacement. */
export const BALLS = 30;
export const DRAWN = 3;

/** The thirds of the balls: 1-10, 11-20, 21-30. */
export const COLOURS = ['red', 'gold', 'green'] as const;
export type BallColour = (typeof COLOURS)[number];

/** The colour of a ball. */
export const colourOf = (ball: number): BallColour => COLOURS[Math.floor((ball - 1) / 10)] ?? 'green';

/** A pick, as pages send it. */
export type BallPick = `colour:${BallColour}` | `ball:${number}` | 'sum:over' | 'sum:under';

/** Half of all draws add up to more: the sums are symmetric about 46.5, which no sum equals. */
export const SUM_LINE = 46.5;

/** The long-run return of every pick, exactly, in percent of stakes. */
export const BALLS_RETURN_PERCENT = 95;

const COLOUR_PAYS = multiplier(285);
const BALL_PAYS = multiplier(2850);
const SUM_PAYS = multiplier(190);

/** The multiplier of a won pick, the stake included. */
export const paysFor = (pick: BallPick): Multiplier => {
  if (pick.startsWith('colour:')) return COLOUR_PAYS;
  return pick.startsWith('ball:') ? BALL_PAYS : SUM_PAYS;
};

/** True if the pick wins with these balls, in the order drawn. Colour and number are those of the first. */
export const wins = (pick: BallPick, balls: readonly number[]): boolean => {
  const [first = 0] = balls;
  const sum = balls.reduce((total, ball) => total + ball, 0);
  if (pick === 'sum:over') return sum > SUM_LINE;
  if (pick === 'sum:under') return sum < SUM_LINE;
  return pick === `colour:${colourOf(first)}` || pick === `ball:${first}`;
};

/** All picks. */
export const ALL_PICKS: readonly BallPick[] = [
  ...COLOURS.map((colour): BallPick => `colour:${colour}`),
  'sum:over',
  'sum:under',
  ...Array.from({ length: BALLS }, (_, index): BallPick => `ball:${index + 1}`),
];

/** Reads a pick from a request; null for anything else. */
export const readPick = (pick: unknown): BallPick | null => ALL_PICKS.find((one) => one === pick) ?? null;
