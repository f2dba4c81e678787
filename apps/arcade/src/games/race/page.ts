import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { StakePanel, type Offer } from '../../pages/stake-panel.ts';
import type { SharedView } from '../../protocol.ts';
import { formatMultiplier } from '../multiplier.ts';
import { make } from '../../pages/dom.ts';
import { keepDrawing } from '../../pages/scene-clock.ts';
import { RACE_RESULT_MS, RACE_RUNNING_MS } from './pace.ts';
import { priceOfPick, readPick } from './race-pick.ts';
import { RacePicks } from './race-picks.ts';
import { raceResult } from './race-result.ts';
import { RaceScene } from './race-scene.ts';
import { pickWords, runnerName } from './race-words.ts';
import { runRace } from './run-race.ts';
import { strengthsOf } from './runners.ts';
import { word } from './word.ts';
import './race.css';

type Order = readonly number[];

const toldPickWords = (pick: string): string => {
  const known = readPick(pick);
  return known === null ? '' : pickWords(known);
};

const resultWords = ([first = 0, second = 0, third = 0]: Order): string =>
  word('arcade.race.result', {
    first: runnerName(first),
    second: runnerName(second),
    third: runnerName(third),
  });

class RacePage implements GamePage<SharedView<Order>> {
  readonly #scene = new RaceScene();
  readonly #picks = new RacePicks(() => this.#panel.draw());
  readonly #panel: StakePanel<Order>;
  #round = '';

  readonly proofs;

  constructor(frame: GameFrame) {
    this.#panel = new StakePanel<Order>(frame, {
      picks: this.#picks,
      offer: () => this.#offer(),
      pickWords: toldPickWords,
      closedWords: word('arcade.race.running'),
      shownMs: RACE_RUNNING_MS + RACE_RESULT_MS,
      sceneMs: () => RACE_RUNNING_MS,
      sentence: resultWords,
      resultWords: raceResult,
      onTold: () => this.#show(),
    });
    this.proofs = {
      read: this.#panel.rounds.proven,
      resultOf: (digest: Uint8Array, round: string) => raceResult(runRace(digest, round)),
    };
    const { mine, form } = this.#panel;
    const margin = make('p', { class: 'small' }, word('arcade.race.margin'));
    frame.scene.append(this.#scene.element);
    frame.controls.append(mine, this.#picks.element, ...form, margin);
    keepDrawing(() => this.#showScene());
  }

  hearTable(next: SharedView<Order>): void {
    if (next.round !== this.#round) {
      this.#round = next.round;
      this.#picks.showRace(strengthsOf(next.round));
    }
    this.#picks.close(next.phase !== 'betting');
    this.#panel.hearTable(next);
    this.#show();
  }

  hearStake(next: Parameters<StakePanel<Order>['hearStake']>[0]): void {
    this.#panel.hearStake(next);
  }

  #show(): void {
    this.#scene.showRecent(this.#panel.rounds.past.map(({ outcome }) => outcome));
    this.#showScene();
  }

  #offer(): Offer | string {
    const { picked, hint } = this.#picks;
    if (picked === null) return hint;
    const at = priceOfPick(picked, strengthsOf(this.#round));
    const words = word('arcade.race.pick', { pick: pickWords(picked), price: formatMultiplier(at) });
    return { pick: picked, words, at };
  }

  #showScene(): void {
    const { rounds } = this.#panel;
    const { view, isTold } = rounds;
    if (view?.phase === 'betting') this.#scene.showWaiting(rounds.leftMs());
    if (view?.phase !== 'shown' || view.outcome === null) return;
    this.#scene.showRunning(view.round, view.outcome, rounds.sinceMs());
    if (isTold) this.#scene.showResult(view.outcome);
  }
}

await startGame((frame) => new RacePage(frame));
