import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { keepDrawing } from '../../pages/scene-clock.ts';
import { StakePanel } from '../../pages/stake-panel.ts';
import type { SharedView } from '../../protocol.ts';
import { ballScene, ballsDue, drawnMs } from './ball-scene.ts';
import { inWords, pickWords, toldPickWords } from './ball-words.ts';
import { drawBalls } from './draw-balls.ts';
import { paysFor } from './markets.ts';
import { BALLS_DRAWING_MS } from './pace.ts';
import { PickBoard } from './pick-board.ts';
import { word } from './word.ts';
import './balls.css';

type Balls = readonly number[];

const drawnWords = (balls: Balls): string =>
  word('arcade.balls.drawn', {
    balls: balls.join(', '),
    sum: balls.reduce((total, ball) => total + ball, 0),
  });

class BallsPage implements GamePage<SharedView<Balls>> {
  readonly #scene = ballScene();
  readonly #picks = new PickBoard(() => this.#panel.draw());
  readonly #panel: StakePanel<Balls>;
  /** The number of balls of the draw shown so far. */
  #shown = 0;

  readonly proofs;

  constructor(frame: GameFrame) {
    this.#panel = new StakePanel<Balls>(frame, {
      picks: this.#picks,
      offer: () => {
        const { picked } = this.#picks;
        if (picked === null) return word('arcade.balls.pickOne');
        return { pick: picked, words: pickWords(picked), at: paysFor(picked) };
      },
      pickWords: toldPickWords,
      closedWords: word('arcade.balls.drawing'),
      shownMs: BALLS_DRAWING_MS,
      sceneMs: drawnMs,
      sentence: drawnWords,
      resultWords: inWords,
      onTold: () => this.#show(),
    });
    this.proofs = {
      read: this.#panel.rounds.proven,
      resultOf: (digest: Uint8Array) => inWords(drawBalls(digest)),
    };
    const { mine, form } = this.#panel;
    frame.scene.append(...this.#scene.elements);
    frame.controls.append(this.#picks.element, ...form, mine);
    this.#panel.draw();
    keepDrawing(() => this.#showScene());
  }

  hearTable(next: SharedView<Balls>): void {
    this.#panel.hearTable(next);
    this.#show();
  }

  hearStake(next: Parameters<StakePanel<Balls>['hearStake']>[0]): void {
    this.#panel.hearStake(next);
  }

  #show(): void {
    this.#scene.showRecent(this.#panel.rounds.past.map(({ outcome }) => outcome));
    this.#showScene();
  }

  #showScene(): void {
    const { rounds } = this.#panel;
    const balls = rounds.view?.outcome ?? [];
    const due = ballsDue(balls, rounds.sinceMs());
    if (due !== this.#shown) this.#scene.showBalls(balls.slice(0, due));
    this.#shown = due;
    this.#scene.showCountdown(rounds.view?.phase === 'betting' ? rounds.leftMs() : null);
  }
}

await startGame((frame) => new BallsPage(frame));
