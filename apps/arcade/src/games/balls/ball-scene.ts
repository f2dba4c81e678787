import { isStill, make } from '../../pages/dom.ts';
import { colourOf } from './markets.ts';
import { BALLS_DRAWING_MS } from './pace.ts';
import { inWords } from './ball-words.ts';
import { word } from './word.ts';

const BALL_EVERY_MS = 1_500;
const RECENT_SHOWN = 4;

const ballElement = (ball: number): HTMLElement =>
  make('span', { class: 'ball', 'data-colour': colourOf(ball) }, make('b', {}, String(ball)));

/** How many of a draw's balls are there, so long before the draw ends. */
export const ballsDue = (balls: readonly number[], leftMs: number): number =>
  isStill()
    ? balls.length
    : Math.min(balls.length, 1 + Math.floor((BALLS_DRAWING_MS - leftMs) / BALL_EVERY_MS));

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
      countdown.textContent =
        leftMs === null ? '' : word('arcade.balls.next', { seconds: Math.ceil(leftMs / 1000) });
    },
    showRecent: (draws: readonly (readonly number[])[]): void =>
      recent.replaceChildren(...draws.slice(0, RECENT_SHOWN).map((balls) => make('li', {}, inWords(balls)))),
  };
};
