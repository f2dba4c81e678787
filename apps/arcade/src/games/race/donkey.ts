import { picture } from '../../pages/dom.ts';
import type { Runner } from './runners.ts';

/** A drawn donkey that can be moved along its lane. */
export interface Donkey {
  readonly element: SVGGElement;
  /** Puts its nose at `x` in its lane; `stride` is the distance covered, which moves its legs. */
  readonly moveTo: (x: number, y: number, stride: number) => void;
}

const COAT = '#6b625c';
const DARK = '#3c3632';
const NOSE_X = 43;
const STEP = 9;
const SWING_DEGREES = 24;

const leg = (name: string, x: number): string =>
  `<path class="${name}" fill="${DARK}" d="M${x} 17H${x + 3}L${x + 2.5} 25H${x + 0.5}Z"/>`;

const drawing = ({ cloth, ink }: Runner, number: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><g><ellipse cx="20" cy="25.500" rx="16" ry="1.500" fill="#15110c" opacity=".3"/>${leg('fore', 27)}${leg('hind', 8)}<path fill="none" stroke="${DARK}" stroke-width="1.500" stroke-linecap="round" d="M7 11C4 12 3 15 4 18"/><path fill="${COAT}" d="M6 13C6 9 9 8 14 8H26C29 8 31 6 33 3L37 4 43 9C44 11 42 13 40 12L36 11C34 15 32 18 28 18H12C8 18 6 16 6 13Z"/><path fill="#d5c9bd" d="M39 8 43 9C44 11 42 13 40 12L38 11.500Z"/><path fill="${DARK}" d="M33 4C31 1 31-2 32-4 34-2 35 1 35 3ZM36 4C35 1 36-2 38-3 39-1 38 2 37 4Z"/><path fill="${DARK}" d="M27 8C30 7 32 5 33 3L32 2C30 4 28 6 25 7.500Z"/><circle cx="37" cy="7" r=".9" fill="#15110c"/>${leg('hind-far', 12)}${leg('fore-far', 23)}<path fill="${cloth}" d="M13 7H25V15.500H13Z"/><text x="19" y="14.200" fill="${ink}" font-size="9" font-weight="700" text-anchor="middle" font-family="system-ui,sans-serif">${number}</text></g></svg>`;

/** Legs that swing together, opposite to the other pair. */
const LEGS: readonly (readonly [name: string, x: number, way: 1 | -1])[] = [
  ['fore', 28.5, 1],
  ['fore-far', 24.5, -1],
  ['hind', 9.5, -1],
  ['hind-far', 13.5, 1],
];

export const donkey = (runner: Runner, number: number): Donkey => {
  const element = picture(drawing(runner, number)).querySelector('g') as SVGGElement;
  const legs = LEGS.map(([name, x, way]) => ({ part: element.querySelector(`.${name}`), x, way }));
  return {
    element,
    moveTo: (x, y, stride) => {
      const swing = Math.sin(stride / STEP);
      element.setAttribute(
        'transform',
        `translate(${(x - NOSE_X).toFixed(1)} ${(y - Math.abs(swing)).toFixed(1)})`,
      );
      for (const { part, x: hip, way } of legs)
        part?.setAttribute('transform', `rotate(${(way * swing * SWING_DEGREES).toFixed(0)} ${hip} 16)`);
    },
  };
};
