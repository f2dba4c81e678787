import { make } from '../../pages/dom.ts';
import { startGame } from '../../pages/game-frame.ts';
import { ChipTablePage } from '../chips/chip-table-page.ts';
import type { SpotButtons } from '../chips/spot-buttons.ts';
import { FIELDS, fieldsWith, NUMBER_PLACES, NUMBERS, type WheelNumber } from './fields.ts';
import { fortuneScene } from './fortune-scene.ts';
import { WHEEL_PACE } from './pace.ts';
import { resultOf, WHEEL, writtenResult, type Turns } from './turn-wheel.ts';
import { word } from './word.ts';
import './wheel.css';

/** A result in a sentence. */
const resultWords = (turns: Turns): string => {
  const { number, times } = resultOf(turns);
  return times === 1
    ? word('arcade.wheel.result', { number })
    : word('arcade.wheel.resultTimes', { number, times });
};

const chanceOf = (number: WheelNumber): string => word('arcade.wheel.fields', { count: fieldsWith(number) });

const nameOf = (spot: string): string =>
  NUMBERS.filter((number) => spot === String(number))
    .map((number) => `${number}, ${chanceOf(number)}`)
    .join('');

const wheelBoard = (spots: SpotButtons): HTMLElement => {
  const buttons = NUMBERS.map((number) => {
    const seen = [make('b', {}, String(number)), make('small', {}, chanceOf(number))];
    const button = spots.button(String(number), ...seen);
    button.dataset['mark'] = String(number);
    return button;
  });
  return make(
    'div',
    { class: 'board' },
    make('div', { class: 'numbers', role: 'group', 'aria-label': word('arcade.wheel.board') }, ...buttons),
    make('p', { class: 'small' }, word('arcade.wheel.rule', { number: 8 })),
  );
};

/** The best stop for a number comes after the multiplier of three. */
const THREE = FIELDS.findIndex((field) => 'times' in field && field.times === 3);

await startGame(
  (frame) =>
    new ChipTablePage<Turns>(frame, {
      rules: WHEEL,
      pace: WHEEL_PACE,
      best: NUMBER_PLACES.map((place) => [THREE, place]),
      scene: fortuneScene(),
      spotWords: { name: nameOf, pays: (spot) => spot },
      board: wheelBoard,
      sentence: resultWords,
      recent: (turns) => make('li', { 'data-mark': resultOf(turns).number }, writtenResult(turns)),
      written: writtenResult,
    }),
);
