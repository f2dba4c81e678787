import { drawBalls } from '../games/balls/draw-balls.ts';
import { crashPoint } from '../games/crash/crash-point.ts';
import { formatMultiplier } from '../games/multiplier.ts';
import { stopsOf } from '../games/reels/spin.ts';
import { make } from './dom.ts';
import { word } from './setting.ts';
import { verifyRound } from './verify-round.ts';

/** What a digest means in each game, in words. */
const RESULTS: Readonly<Record<string, (digest: Uint8Array) => string>> = {
  comet: (digest) => `${formatMultiplier(crashPoint(digest))}×`,
  wabebe: (digest) => `${formatMultiplier(crashPoint(digest))}×`,
  rocketman: (digest) => `${formatMultiplier(crashPoint(digest))}×`,
  fastballs: (digest) => drawBalls(digest).join(' · '),
  'tatu-tatu': (digest) => stopsOf(digest).join(' · '),
  matunda: (digest) => stopsOf(digest).join(' · '),
};

const field = (
  id: string,
  label: string,
): { readonly element: HTMLElement; readonly input: HTMLInputElement } => {
  const input = make('input', { id, autocomplete: 'off', spellcheck: 'false', required: true });
  return { input, element: make('p', {}, make('label', { for: id }, label), input) };
};

const game = make(
  'select',
  { id: 'game' },
  ...Object.keys(RESULTS).map((id) => make('option', { value: id }, id)),
);
const round = field('round', word('arcade.fair.round'));
const hash = field('hash', word('arcade.fair.hash'));
const seed = field('seed', word('arcade.fair.seed'));
const said = make('output', { class: 'said' });

const check = async (): Promise<void> => {
  let result = '';
  const verdict = await verifyRound(
    {
      seed: seed.input.value.trim(),
      hash: hash.input.value.trim(),
      name: `${game.value}:${round.input.value.trim()}`,
    },
    (digest) => {
      result = RESULTS[game.value]?.(digest) ?? '';
      return true;
    },
  );
  said.dataset['state'] = verdict;
  if (verdict === 'kept') said.textContent = word('arcade.fair.result', { result });
  else said.textContent = verdict === 'unable' ? word('arcade.fair.unable') : word('arcade.fair.broken');
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
      {
        submit: (event) => {
          event.preventDefault();
          void check();
        },
      },
      make('p', {}, make('label', { for: 'game' }, word('arcade.fair.game')), game),
      round.element,
      hash.element,
      seed.element,
      make('button', { class: 'main' }, word('arcade.fair.check')),
    ),
    said,
  ),
);
