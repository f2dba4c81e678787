import { make } from '../../pages/dom.ts';
import { runnersIn, type RacePick } from './race-pick.ts';
import { RUNNERS } from './runners.ts';
import { word } from './word.ts';

/** '4 Karafuu'. */
export const runnerName = (number: number): string =>
  word('arcade.race.runner', { number, name: RUNNERS[number - 1]?.name ?? '' });

/** 'Karafuu', beside its number. */
export const runnerWords = (number: number): string => RUNNERS[number - 1]?.name ?? '';

/** A runner's number on its cloth. */
export const runnerChip = (number: number): HTMLElement => {
  const { cloth = '', ink = '' } = RUNNERS[number - 1] ?? {};
  const chip = make('b', { class: 'chip' }, String(number));
  chip.style.background = cloth;
  chip.style.color = ink;
  return chip;
};

/** The name of a pick. */
export const pickWords = (pick: RacePick): string => {
  const [one = 0, two = 0] = runnersIn(pick);
  if (pick.startsWith('pair:'))
    return word('arcade.race.pair', { one: runnerName(one), two: runnerName(two) });
  const id = pick.startsWith('win:') ? 'arcade.race.win' : 'arcade.race.place';
  return word(id, { runner: runnerName(one) });
};
