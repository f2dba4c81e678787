import { make, write } from '../../pages/dom.ts';
import { colourOf } from './markets.ts';
import { inWords } from './ball-words.ts';
import { word } from './word.ts';

const BALL_EVERY_MS = 1_500;
const RECENT_SHOWN = 4;

const ballElement = (ball: number): HTMLElement =>
  make('span', { class: 'ball', 'data-colour': colourOf(ball) }, make('b', {}, String(ball)));

/** How many of a draw's balls are there, so long after it began. */
export const ballsDue = (balls: readonly number[], sinceMs: number): number =>
  Math.min(balls.length, 1 + Math.floor(sinceMs / BALL_EVERY_MS));

/** How long after it began all of a draw's balls are there. */
export const drawnMs = (balls: readonly number[]): number => (balls.length - 1) * BALL_EVERY_MS;

/** The drum with its balls, the countdown, and the last results. */
export const ballScene = () => {
  const drum = make('div', { class: 'drum', 'aria-hidden': 'true' });
  const countdown = make('p', { class: 'caption' });
  const recent = make('ol', { class: 'recent', 'aria-label': word('arcade.recent') });
  return {
    elements: [recent, drum, countdown],
    showBalls: (balls: readonly number[]): void => drum.replaceChildren(...balls.map(ballElement)),
    /** Until the next draw; null while there is nothing to wait for. */
    showCountdown: (leftMs: number | null): void => {
      const seconds = Math.ceil((leftMs ?? 0) / 1000);
      write(countdown, leftMs === null ? '' : word('arcade.balls.next', { seconds }));
    },
    showRecent: (draws: readonly (readonly number[])[]): void =>
      recent.replaceChildren(...draws.slice(0, RECENT_SHOWN).map((balls) => make('li', {}, inWords(balls)))),
  };
};
