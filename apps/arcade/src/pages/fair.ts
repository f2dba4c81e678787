import { drawBalls } from '../games/balls/draw-balls.ts';
import { crashPoint } from '../games/crash/crash-point.ts';
import { FLIGHTS } from '../games/crash/flights.ts';
import { formatMultiplier } from '../games/multiplier.ts';
import { MACHINES } from '../games/reels/machines.ts';
import { stopsOf } from '../games/reels/spin.ts';
import { make } from './dom.ts';
import { word } from './setting.ts';
import { verifyRound, type Verdict } from './verify-round.ts';
import './tokens/colours.css';
import './game.css';
import './fair.css';

type ResultWords = (digest: Uint8Array) => string;

const forAll = (games: object, result: ResultWords): Readonly<Record<string, ResultWords>> =>
  Object.fromEntries(Object.keys(games).map((id) => [id, result]));

/** What a digest means in each game, in words. */
const RESULTS: Readonly<Record<string, ResultWords>> = {
  ...forAll(FLIGHTS, (digest) => `${formatMultiplier(crashPoint(digest))}×`),
  fastballs: (digest) => drawBalls(digest).join(' · '),
  ...forAll(MACHINES, (digest) => stopsOf(digest).join(' · ')),
};

const field = (id: string, label: string) => {
  const input = make('input', { id, autocomplete: 'off', spellcheck: 'false', required: true });
  return {
    element: make('p', {}, make('label', { for: id }, label), input),
    value: (): string => input.value.trim(),
  };
};

const options = Object.keys(RESULTS).map((id) => make('option', { value: id }, id));
const game = make('select', { id: 'game' }, ...options);
const round = field('round', word('arcade.fair.round'));
const hash = field('hash', word('arcade.fair.hash'));
const seed = field('seed', word('arcade.fair.seed'));
const said = make('output', { class: 'said' });

const verdictWords = (verdict: Verdict, result: string): string => {
  if (verdict === 'kept') return word('arcade.fair.result', { result });
  return verdict === 'unable' ? word('arcade.fair.unable') : word('arcade.fair.broken');
};

const check = async (): Promise<void> => {
  let result = '';
  const name = `${game.value}:${round.value()}`;
  const verdict = await verifyRound({ seed: seed.value(), hash: hash.value(), name }, (digest) => {
    result = RESULTS[game.value]?.(digest) ?? '';
    return true;
  });
  said.dataset['state'] = verdict;
  said.textContent = verdictWords(verdict, result);
};

const submit = (event: Event): void => {
  event.preventDefault();
  void check();
};

document.body.append(
  make(
    'main',
    { class: 'fair' },
    make('h1', {}, word('arcade.fair.title')),
    make('p', {}, word('arcade.fair.how')),
    make('p', {}, word('arcade.fair.rules')),
    make(
      'form',
      { submit },
      make('p', {}, make('label', { for: 'game' }, word('arcade.fair.game')), game),
      round.element,
      hash.element,
      seed.element,
      make('button', { class: 'main' }, word('arcade.fair.check')),
    ),
    said,
  ),
);
