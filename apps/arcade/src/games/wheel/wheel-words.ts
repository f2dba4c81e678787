import { resultOf, type Turns } from './turn-wheel.ts';
import { word } from './word.ts';

/** A result in a sentence. */
export const resultWords = (turns: Turns): string => {
  const { number, times } = resultOf(turns);
  return times === 1
    ? word('arcade.wheel.result', { number })
    : word('arcade.wheel.resultTimes', { number, times });
};
