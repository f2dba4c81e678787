import { make } from '../../pages/dom.ts';
import { startGame } from '../../pages/game-frame.ts';
import { setting } from '../../pages/setting.ts';
import { ChipTablePage } from '../chips/chip-table-page.ts';
import type { SpotButtons } from '../chips/spot-buttons.ts';
import { baccaratRules, SPOTS, winnerOf, type BankerPays } from './baccarat-rules.ts';
import { playCoup, writtenCoup, type Coup } from './coup.ts';
import { coupScene } from './coup-scene.ts';
import { coupWords, spotName, spotPays } from './coup-words.ts';
import { BACCARAT_PACE } from './pace.ts';
import { BACCARAT_RETURNS } from './returns.ts';
import { BANKER_PAYS } from './tables.ts';
import { word } from './word.ts';
import './baccarat.css';

/** Pairs on both sides with either winner, and a tie: the coups that pay most for any chips. */
const BEST: readonly Coup[] = [
  playCoup(['4S', '2S', '4H', '2H', 'KS', 'KH']),
  playCoup(['2S', '4S', '2H', '4H', 'KS', 'KH']),
  playCoup(['4S', '4D', '4H', '4C', 'KS', 'KH']),
];

const isWithoutCommission = setting.gameId === 'baccarat-nc';

const returns = (): string =>
  word('arcade.baccarat.returns', {
    ...BACCARAT_RETURNS,
    banker: BACCARAT_RETURNS[isWithoutCommission ? 'banker-nc' : 'banker'],
  });

const baccaratBoard = (spots: SpotButtons, bankerPays: BankerPays): HTMLElement =>
  make(
    'div',
    { class: 'board' },
    make(
      'div',
      { class: 'spots', role: 'group', 'aria-label': word('arcade.baccarat.board') },
      ...SPOTS.map((spot) =>
        spots.button(
          spot,
          make('span', {}, spotName(spot)),
          make('small', {}, `×${spotPays(spot, bankerPays)}`),
        ),
      ),
    ),
    make('p', { class: 'small' }, returns()),
  );

const bankerPays = BANKER_PAYS[isWithoutCommission ? 'baccarat-nc' : 'baccarat'];

await startGame(
  (frame) =>
    new ChipTablePage<Coup>(frame, {
      rules: baccaratRules(bankerPays),
      pace: BACCARAT_PACE,
      best: BEST,
      scene: coupScene(),
      spotWords: { name: spotName, pays: (spot) => spotPays(spot, bankerPays) },
      board: (spots) => baccaratBoard(spots, bankerPays),
      sentence: coupWords,
      recent: (coup) => make('li', { 'data-winner': winnerOf(coup) }, spotName(winnerOf(coup))),
      written: writtenCoup,
    }),
);
