import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { StakePanel } from '../../pages/stake-panel.ts';
import type { SharedView } from '../../protocol.ts';
import { ballScene, ballsDue } from './ball-scene.ts';
import { inWords, pickWords, toldPickWords } from './ball-words.ts';
import { drawBalls } from './draw-balls.ts';
import { paysFor } from './markets.ts';
import { PickBoard } from './pick-board.ts';
import { word } from './word.ts';
import './balls.css';

type Balls = readonly number[];

class BallsPage implements GamePage<SharedView<Balls>> {
  readonly #scene = ballScene();
  readonly #picks = new PickBoard(() => this.#panel.draw());
  readonly #panel: StakePanel<Balls>;
  /** How many balls of the draw are on the table. */
  #shown = 0;

  readonly proofs;

  constructor(frame: GameFrame) {
    this.#panel = new StakePanel<Balls>(frame, {
      offer: () => {
        const { picked } = this.#picks;
        return { pick: picked, words: pickWords(picked), at: paysFor(picked) };
      },
      pickWords: toldPickWords,
      closedWords: word('arcade.balls.drawing'),
      resultWords: inWords,
    });
    this.proofs = {
      read: this.#panel.provenRounds,
      resultOf: (digest: Uint8Array) => inWords(drawBalls(digest)),
    };
    const { mine, form } = this.#panel;
    frame.scene.append(...this.#scene.elements);
    frame.controls.append(this.#picks.element, ...form, mine);
    this.#panel.draw();
    requestAnimationFrame(() => this.#tick());
  }

  hearTable(next: SharedView<Balls>): void {
    this.#panel.hearTable(next);
    this.#showRecent();
  }

  hearStake(next: Parameters<StakePanel<Balls>['hearStake']>[0]): void {
    this.#panel.hearStake(next);
  }

  #tick(): void {
    this.#showBalls();
    const { rounds } = this.#panel;
    this.#scene.showCountdown(rounds.view?.phase === 'betting' ? rounds.leftMs() : null);
    requestAnimationFrame(() => this.#tick());
  }

  #showBalls(): void {
    const { rounds, isTold } = this.#panel;
    const balls = rounds.view?.outcome ?? [];
    const due = balls.length === 0 ? 0 : ballsDue(balls, rounds.leftMs());
    if (due !== this.#shown) this.#scene.showBalls(balls.slice(0, due));
    this.#shown = due;
    if (due > 0 && due === balls.length && !isTold) this.#tellResult(balls);
  }

  #tellResult(balls: Balls): void {
    const sum = balls.reduce((total, ball) => total + ball, 0);
    this.#panel.tell(word('arcade.balls.drawn', { balls: balls.join(', '), sum }));
    this.#showRecent();
  }

  #showRecent(): void {
    this.#scene.showRecent(this.#panel.past.map(({ outcome }) => outcome));
  }
}

await startGame((frame) => new BallsPage(frame));
