import { make, write } from '../../pages/dom.ts';
import { colourOf } from './markets.ts';
import { inWords } from './ball-words.ts';
import { word } from './word.ts';

const BALL_EVERY_MS = 1_500;
const RECENT_SHOWN = 4;

const ballElement = (ball: number): HTMLElement =>
  make('span', { class: 'ball', 'data-colour': colourOf(ball) }, make('b', {}, String(ball)));

/** The number of balls shown this long after the draw began. */
export const ballsDue = (balls: readonly number[], sinceMs: number): number =>
  Math.min(balls.length, 1 + Math.floor(sinceMs / BALL_EVERY_MS));

/** The time until all balls of a draw are shown. */
export const drawnMs = (balls: readonly number[]): number => (balls.length - 1) * BALL_EVERY_MS;

/** The drum with its balls, the countdown, and the last results. */
export const ballScene = () => {
  const drum = make('div', { class: 'drum', 'aria-hidden': 'true' });
  const countdown = make('p', { class: 'caption' });
  const recent = make('ol', { class: 'recent', 'aria-label': word('arcade.recent') });
  return {
    elements: [recent, drum, countdown],
    showBalls: (balls: readonly number[]): void => drum.replaceChildren(...balls.map(ballElement)),
    /** Milliseconds until the next draw; null for no countdown. */
    showCountdown: (leftMs: number | null): void => {
      const seconds = Math.ceil((leftMs ?? 0) / 1000);
      write(countdown, leftMs === null ? '' : word('arcade.balls.next', { seconds }));
    },
    showRecent: (draws: readonly (readonly number[])[]): void =>
      recent.replaceChildren(...draws.slice(0, RECENT_SHOWN).map((balls) => make('li', {}, inWords(balls)))),
  };
};
