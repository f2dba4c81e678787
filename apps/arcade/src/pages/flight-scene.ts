import type { Scene } from '../catalogue.ts';
import { growthAt } from '../games/crash/flight.ts';
import { isStill, make, picture } from './dom.ts';
import comet from './pictures/comet.svg?raw';
import matatu from './pictures/matatu.svg?raw';
import rocket from './pictures/rocket.svg?raw';
import cometSky from './pictures/comet-sky.svg?raw';
import road from './pictures/matatu-road.svg?raw';
import moonSky from './pictures/rocket-sky.svg?raw';

const WIDTH = 360;
const HEIGHT = 240;
/** The curve starts here and keeps this far from the edges. */
const START = { x: 40, y: 208 };
const END = { x: 296, y: 70 };
/** The first seconds fill the picture; after that it shrinks with the flight. */
const SHORTEST_MS = 8_000;
const SMALLEST_TOP = 220;
const STEPS = 40;
/** The moment shown to who wants things to keep still. */
const STILL_MS = 5_000;

const DRAWINGS: Readonly<Partial<Record<Scene, readonly [sky: string, flyer: string]>>> = {
  comet: [cometSky, comet],
  matatu: [road, matatu],
  rocket: [moonSky, rocket],
};

/** The picture behind the multiplier: a sky, a curve, and what flies along it. */
export interface FlightScene {
  readonly element: HTMLElement;
  readonly draw: (elapsedMs: number, phase: 'betting' | 'flying' | 'landed') => void;
}

const NS = 'http://www.w3.org/2000/svg';
const svgElement = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** Where the curve is at a share of the flight. */
const placeAt = (
  elapsedMs: number,
  longestMs: number,
  top: number,
): { readonly x: number; readonly y: number } => ({
  x: START.x + (END.x - START.x) * (elapsedMs / longestMs),
  y: START.y + (END.y - START.y) * ((growthAt(elapsedMs) - 100) / (top - 100)),
});

export const flightScene = (scene: Scene): FlightScene => {
  const [sky = '', flyer = ''] = DRAWINGS[scene] ?? [];
  const curve = svgElement('path', { class: 'curve', fill: 'none' });
  const area = svgElement('path', { class: 'area' });
  const body = svgElement('g', { class: 'flyer' });
  body.append(picture(flyer, { x: '-48', y: scene === 'matatu' ? '-56' : '-30', width: '96', height: '60' }));
  const svg = svgElement('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: 'xMidYMax meet',
    'aria-hidden': 'true',
  });
  svg.append(area, curve, body);
  const still = isStill();
  return {
    element: make(
      'div',
      { class: 'flight' },
      picture(sky, { 'aria-hidden': 'true', preserveAspectRatio: 'xMidYMax slice' }),
      svg,
    ),
    draw: (elapsedMs, phase) => {
      const elapsed = phase === 'betting' ? 0 : still ? STILL_MS : elapsedMs;
      const longest = Math.max(SHORTEST_MS, elapsed);
      const top = Math.max(SMALLEST_TOP, growthAt(elapsed));
      const places = Array.from({ length: STEPS + 1 }, (_, step) =>
        placeAt((elapsed * step) / STEPS, longest, top),
      );
      const line = places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L');
      const { x, y } = places.at(-1) ?? START;
      const { x: fromX, y: fromY } = places.at(-2) ?? START;
      // Seen from the side, a bus leans less than a rocket.
      const lean = scene === 'matatu' ? 0.5 : 1;
      const tilt = elapsed === 0 ? 0 : (lean * Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
      curve.setAttribute('d', elapsed === 0 ? '' : `M${line}`);
      area.setAttribute(
        'd',
        elapsed === 0 ? '' : `M${line} L${x.toFixed(1)} ${HEIGHT} L${START.x} ${HEIGHT}Z`,
      );
      body.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(1)})`);
    },
  };
};
