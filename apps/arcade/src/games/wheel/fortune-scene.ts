import { make, picture, write } from '../../pages/dom.ts';
import type { TableScene } from '../chips/chip-table.ts';
import { FIELDS, type Field } from './fields.ts';
import { TURN_MS } from './pace.ts';
import { resultOf, writtenResult, type Turns } from './turn-wheel.ts';
import { word } from './word.ts';

const OUTER = 140;
const INNER = 58;
const WRITING = 122;
const STEP = 360 / FIELDS.length;
/** Rounds of the wheel in a turn. */
const ROUNDS = 4;
/** Pause between two turns. */
const REST_MS = 900;

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

const markOf = (field: Field): string => ('pays' in field ? String(field.pays) : `×${field.times}`);

const fieldPath = (field: Field, place: number): string => {
  const [from, to] = [(place - 0.5) * STEP, (place + 0.5) * STEP];
  const path = `M${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`;
  const mark = markOf(field);
  const [x = '0', y = '0'] = at(WRITING, place * STEP).split(' ');
  return `<path class="part" data-mark="${mark}" d="${path}"/><text data-mark="${mark}" transform="translate(${x} ${y}) rotate(${(place * STEP + 90).toFixed(2)})" dy="4">${mark}</text>`;
};

const pins = FIELDS.map((_, place) => {
  const [x = '0', y = '0'] = at(OUTER + 5, (place + 0.5) * STEP).split(' ');
  return `<circle cx="${x}" cy="${y}" r="1.8"/>`;
}).join('');

const WHEEL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-156 -160 312 316">
  <circle class="frame" r="151"/>
  <g class="turning">${FIELDS.map(fieldPath).join('')}<g class="pins">${pins}</g><circle class="middle" r="${INNER}"/></g>
  <path class="pointer" d="M-10 -158H10L0 -132Z"/>
</svg>`;

const eased = (part: number): number => 1 - (1 - part) ** 3;
const angleTo = (place: number): number => -place * STEP;

/** The turn under way at this time, and its progress from 0 to 1. */
const turnAt = (turns: Turns, sinceMs: number): { readonly turn: number; readonly part: number } => {
  const turn = Math.min(turns.length - 1, Math.floor(sinceMs / (TURN_MS + REST_MS)));
  return { turn, part: Math.min(1, Math.max(0, (sinceMs - turn * (TURN_MS + REST_MS)) / TURN_MS)) };
};

/** The wheel, with the number it stopped at in its middle. */
export const fortuneScene = (): TableScene<Turns> => {
  const svg = picture(WHEEL);
  const turning = svg.querySelector('.turning');
  const middle = make('p', { class: 'stopped', 'aria-hidden': 'true' });
  const more = make('p', { class: 'more' });
  let rested = 0;
  const draw = (turns: Turns, sinceMs: number): void => {
    const { turn, part } = turnAt(turns, sinceMs);
    const before = turn === 0 ? rested : angleTo(turns[turn - 1] ?? 0);
    const goal = angleTo(turns[turn] ?? 0) + 360 * ROUNDS;
    turning?.setAttribute('transform', `rotate(${(before + (goal - before) * eased(part)).toFixed(2)})`);
    const isFirstOfTwo = turns.length > 1 && (turn > 0 || part === 1);
    const { times } = resultOf(turns);
    write(more, isFirstOfTwo ? word('arcade.wheel.again', { times }) : '');
    const isThere = turn === turns.length - 1 && part === 1;
    write(middle, isThere ? writtenResult(turns) : '');
    if (isThere) rested = angleTo(turns.at(-1) ?? 0);
  };
  return {
    element: make('div', { class: 'fortune' }, svg, middle, more),
    show: (turns, sinceMs) => {
      if (turns === null) write(more, '');
      else draw(turns, sinceMs);
    },
    lastsMs: ({ length }) => length * TURN_MS + (length - 1) * REST_MS,
  };
};
