import { make } from '../../pages/dom.ts';
import { startGame } from '../../pages/game-frame.ts';
import { ChipTablePage } from '../chips/chip-table-page.ts';
import { betPays, betWords, resultWords } from './bet-words.ts';
import { numberBoard } from './number-board.ts';
import { ROULETTE_PACE } from './pace.ts';
import { colourOf, POCKETS } from './pockets.ts';
import { ROULETTE } from './roulette-rules.ts';
import { wheelScene } from './wheel-scene.ts';
import './roulette.css';

await startGame(
  (frame) =>
    new ChipTablePage<number>(frame, {
      rules: ROULETTE,
      pace: ROULETTE_PACE,
      best: POCKETS,
      scene: wheelScene(),
      spotWords: { name: betWords, pays: betPays },
      board: numberBoard,
      sentence: resultWords,
      recent: (number) => make('li', { 'data-colour': colourOf(number) }, String(number)),
      written: String,
    }),
);
