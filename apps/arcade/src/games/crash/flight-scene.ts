import { isStill, make, picture } from '../../pages/dom.ts';
import { FLIGHTS } from './flights.ts';
import { growthAt } from './flight.ts';

/** Every drawing of the family, by its file. */
const DRAWINGS = import.meta.glob<string>('./pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawing = (name: string | undefined): string =>
  DRAWINGS[`./pictures/${name}.svg`] ?? '<svg xmlns="http://www.w3.org/2000/svg"/>';

const WIDTH = 360;
const HEIGHT = 240;
/** Start of the curve, and its distance from the edges. */
const START = { x: 40, y: 208 };
const END = { x: 296, y: 70 };
/** The picture's first time span; a longer flight is scaled down to fit. */
const SHORTEST_MS = 8_000;
const SMALLEST_TOP = 220;
const STEPS = 40;
/** The moment shown under reduced motion. */
const STILL_MS = 5_000;

/** The picture behind the multiplier: a sky, a curve, and the flyer. */
export interface FlightScene {
  readonly element: HTMLElement;
  /** Draws the flight this long after its start; null before the start. */
  readonly draw: (elapsedMs: number | null) => void;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const NS = 'http://www.w3.org/2000/svg';
const svgElement = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const written = ({ x, y }: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Points of the curve, from the start to the flight's present place. */
const curveOf = (elapsedMs: number): readonly Place[] => {
  const longest = Math.max(SHORTEST_MS, elapsedMs);
  const top = Math.max(SMALLEST_TOP, growthAt(elapsedMs));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = (elapsedMs * step) / STEPS;
    return {
      x: START.x + (END.x - START.x) * (at / longest),
      y: START.y + (END.y - START.y) * ((growthAt(at) - 100) / (top - 100)),
    };
  });
};

/** The slope at the end of a curve, in degrees. */
const slopeOf = (places: readonly Place[]): number => {
  const [before = START, end = START] = places.slice(-2);
  return (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
};

const partsOf = (flyer: SVGSVGElement) => {
  const curve = svgElement('path', { class: 'curve', fill: 'none' });
  const area = svgElement('path', { class: 'area' });
  const body = svgElement('g', { class: 'flyer' });
  body.append(flyer);
  const svg = svgElement('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: 'xMidYMax meet',
    'aria-hidden': 'true',
  });
  svg.append(area, curve, body);
  return { svg, curve, area, body };
};

/** The scene of a crash game. */
export const flightScene = (gameId: string): FlightScene => {
  const { sky, flyer, lift = 0, lean = 1 } = FLIGHTS[gameId] ?? {};
  const flying = picture(drawing(flyer), { x: '-48', y: `-${lift}`, width: '96', height: '60' });
  const { svg, curve, area, body } = partsOf(flying);
  const behind = picture(drawing(sky), { 'aria-hidden': 'true', preserveAspectRatio: 'xMidYMax slice' });
  const still = isStill();
  const draw = (elapsedMs: number | null): void => {
    const elapsed = elapsedMs !== null && still ? STILL_MS : (elapsedMs ?? 0);
    const places = elapsed === 0 ? [START] : curveOf(elapsed);
    const end = places.at(-1) ?? START;
    const line = places.length > 1 ? `M${places.map(written).join(' L')}` : '';
    curve.setAttribute('d', line);
    area.setAttribute(
      'd',
      line === '' ? '' : `${line} L${end.x.toFixed(1)} ${HEIGHT} L${START.x} ${HEIGHT}Z`,
    );
    const tilt = line === '' ? 0 : lean * slopeOf(places);
    body.setAttribute('transform', `translate(${written(end)}) rotate(${tilt.toFixed(1)})`);
  };
  return { element: make('div', { class: 'flight' }, behind, svg), draw };
};
