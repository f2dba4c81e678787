import { make, picture, write } from '../../pages/dom.ts';
import type { TableScene } from '../chips/chip-table.ts';
import { ROLL_MS } from './pace.ts';
import { colourOf, POCKETS } from './pockets.ts';

const RADIUS = { rim: 150, pockets: 138, numbers: 122, inner: 104, ball: 96, track: 144 } as const;
const STEP = 360 / POCKETS.length;
/** Rounds of the ball in a roll, and degrees that the wheel turns against it. */
const BALL_ROUNDS = 6;
const WHEEL_TURN = 200;
/** The part of the roll after which the ball leaves its track. */
const FALL = 0.62;

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

const pocket = (number: number, place: number): string => {
  const [from, to] = [(place - 0.5) * STEP, (place + 0.5) * STEP];
  const { pockets, inner, numbers } = RADIUS;
  const path = `M${at(pockets, from)}A${pockets} ${pockets} 0 0 1 ${at(pockets, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
  const [x = '0', y = '0'] = at(numbers, place * STEP).split(' ');
  return `<path class="pocket" data-colour="${colourOf(number)}" d="${path}"/><text transform="translate(${x} ${y}) rotate(${(place * STEP).toFixed(2)})" dy="5">${number}</text>`;
};

const spokes = Array.from({ length: 8 }, (_, spoke) => `M${at(30, spoke * 45)}L${at(84, spoke * 45)}`).join(
  '',
);

const WHEEL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-160 -160 320 320">
  <circle class="rim" r="154"/><circle class="track" r="${RADIUS.track}"/>
  <g class="turning">${POCKETS.map(pocket).join('')}<circle class="bowl" r="${RADIUS.inner}"/><path class="spokes" d="${spokes}"/><circle class="hub" r="30"/></g>
  <circle class="ball" r="7"/>
  <path class="mark" d="M-8 -160H8L0 -146Z"/>
</svg>`;

const eased = (part: number): number => 1 - (1 - part) ** 3;

/** The ball's distance from the centre: on its track, then falling with two hops. */
const ballRadius = (part: number): number => {
  if (part < FALL) return RADIUS.track;
  const fallen = (part - FALL) / (1 - FALL);
  const hop = 14 * Math.abs(Math.sin(fallen * Math.PI * 2.5)) * (1 - fallen);
  return RADIUS.ball + (RADIUS.track - RADIUS.ball) * (1 - eased(fallen)) + hop;
};

/** The wheel, the ball that rolls against it, and the resulting number. */
export const wheelScene = (): TableScene<number> => {
  const svg = picture(WHEEL);
  const turning = svg.querySelector('.turning');
  const ball = svg.querySelector('.ball');
  const found = make('p', { class: 'found', 'aria-hidden': 'true' });
  const draw = (number: number, part: number): void => {
    const angle = WHEEL_TURN * eased(part);
    const place = POCKETS.indexOf(number) * STEP;
    const rounds = -360 * BALL_ROUNDS * (1 - eased(part));
    turning?.setAttribute('transform', `rotate(${angle.toFixed(2)})`);
    ball?.setAttribute('transform', `translate(${at(ballRadius(part), angle + place + rounds)})`);
  };
  draw(0, 1);
  return {
    element: make('div', { class: 'wheel' }, svg, found),
    show: (number, sinceMs) => {
      const part = Math.min(1, Math.max(0, sinceMs / ROLL_MS));
      const isThere = number !== null && part === 1;
      if (number !== null) draw(number, part);
      write(found, isThere ? String(number) : '');
      if (isThere) found.dataset['colour'] = colourOf(number);
    },
    lastsMs: () => ROLL_MS,
  };
};
