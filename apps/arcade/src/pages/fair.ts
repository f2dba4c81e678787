import { COUP_BLOCKS, coupOf, writtenCoup } from '../games/baccarat/coup.ts';
import { BANKER_PAYS } from '../games/baccarat/tables.ts';
import { drawBalls } from '../games/balls/draw-balls.ts';
import { DEAL_BLOCKS, HAND_BLOCKS, writtenCards } from '../games/blackjack/deal.ts';
import { crashPoint } from '../games/crash/crash-point.ts';
import { FLIGHTS } from '../games/crash/flights.ts';
import { matchdayResult } from '../games/league/matchday-result.ts';
import { playMatchday } from '../games/league/play-matchday.ts';
import { formatMultiplier } from '../games/multiplier.ts';
import { raceResult } from '../games/race/race-result.ts';
import { runRace } from '../games/race/run-race.ts';
import { MACHINES } from '../games/reels/machines.ts';
import { digestResult as spinResult } from '../games/reels/spin-result.ts';
import { spinBall } from '../games/roulette/roulette-rules.ts';
import { digestResult as cardResult } from '../games/scratch/card-result.ts';
import { CARDS } from '../games/scratch/cards.ts';
import { turnWheel, writtenResult } from '../games/wheel/turn-wheel.ts';
import { make } from './dom.ts';
import { word } from './setting.ts';
import { verifyRound, type Verdict } from './verify-round.ts';
import './tokens/colours.css';
import './game.css';
import './fair.css';

type ResultWords = (digest: Uint8Array, round: string) => string;

/** The number of digest blocks of games that have several. */
const BLOCKS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.keys(BANKER_PAYS).map((id) => [id, COUP_BLOCKS])),
  blackjack: DEAL_BLOCKS,
};

/** The number of further blocks for a stake's own draw. */
const OWN_BLOCKS: Readonly<Record<string, number>> = { blackjack: HAND_BLOCKS };

const forAll = <Game>(
  games: Readonly<Record<string, Game>>,
  result: (game: Game, digest: Uint8Array) => string,
): Readonly<Record<string, ResultWords>> =>
  Object.fromEntries(
    Object.entries(games).map(([id, game]) => [id, (digest: Uint8Array) => result(game, digest)]),
  );

/** The result of a digest in words, by game. */
const RESULTS: Readonly<Record<string, ResultWords>> = {
  ...forAll(FLIGHTS, (_, digest) => `${formatMultiplier(crashPoint(digest))}×`),
  roulette: (digest) => String(spinBall(digest)),
  ...forAll(BANKER_PAYS, (_, digest) => writtenCoup(coupOf(digest))),
  blackjack: writtenCards,
  gurudumu: (digest) => writtenResult(turnWheel(digest)),
  fastballs: (digest) => drawBalls(digest).join(' · '),
  ligi: (digest, name) => matchdayResult(playMatchday(digest, name)),
  mbio: (digest, name) => raceResult(runRace(digest, name)),
  ...forAll(MACHINES, spinResult),
  ...forAll(CARDS, cardResult),
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
  const counts = { blocks: BLOCKS[game.value] ?? 1, ownBlocks: OWN_BLOCKS[game.value] ?? 0 };
  const claim = { seed: seed.value(), hash: hash.value(), name, ...counts };
  const verdict = await verifyRound(claim, (digest) => {
    result = RESULTS[game.value]?.(digest, round.value()) ?? '';
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
