import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { StakePanel, type Offer } from '../../pages/stake-panel.ts';
import type { SharedView } from '../../protocol.ts';
import { formatMultiplier } from '../multiplier.ts';
import { isStill, make } from '../../pages/dom.ts';
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

class RacePage implements GamePage<SharedView<Order>> {
  readonly #scene = new RaceScene();
  readonly #picks = new RacePicks(() => this.#panel.draw());
  readonly #panel: StakePanel<Order>;
  #round = '';

  readonly proofs;

  constructor(frame: GameFrame) {
    this.#panel = new StakePanel<Order>(frame, {
      offer: () => this.#offer(),
      pickWords: toldPickWords,
      closedWords: word('arcade.race.running'),
      resultWords: raceResult,
    });
    this.proofs = {
      read: this.#panel.provenRounds,
      resultOf: (digest: Uint8Array, round: string) => raceResult(runRace(digest, round)),
    };
    const { mine, form } = this.#panel;
    const margin = make('p', { class: 'small' }, word('arcade.race.margin'));
    frame.scene.append(this.#scene.element);
    frame.controls.append(mine, this.#picks.element, ...form, margin);
    requestAnimationFrame(() => this.#tick());
  }

  hearTable(next: SharedView<Order>): void {
    if (next.round !== this.#round) {
      this.#round = next.round;
      this.#picks.showRace(strengthsOf(next.round));
    }
    this.#picks.close(next.phase !== 'betting');
    this.#panel.hearTable(next);
    this.#showRecent();
  }

  hearStake(next: Parameters<StakePanel<Order>['hearStake']>[0]): void {
    this.#panel.hearStake(next);
  }

  #showRecent(): void {
    this.#scene.showRecent(this.#panel.past.map(({ outcome }) => outcome));
  }

  #offer(): Offer | string {
    const { picked, hint } = this.#picks;
    if (picked === null) return hint;
    const at = priceOfPick(picked, strengthsOf(this.#round));
    const words = word('arcade.race.pick', { pick: pickWords(picked), price: formatMultiplier(at) });
    return { pick: picked, words, at };
  }

  #tick(): void {
    const { view } = this.#panel.rounds;
    if (view?.phase === 'betting') this.#scene.showWaiting(this.#panel.rounds.leftMs());
    if (view?.phase === 'shown' && view.outcome !== null) this.#showRace(view.round, view.outcome);
    requestAnimationFrame(() => this.#tick());
  }

  #showRace(round: string, order: Order): void {
    const elapsedMs = RACE_RUNNING_MS + RACE_RESULT_MS - this.#panel.rounds.leftMs();
    this.#scene.showRunning(round, order, elapsedMs);
    if (elapsedMs < RACE_RUNNING_MS && !isStill()) return;
    this.#scene.showResult(order);
    if (!this.#panel.isTold) this.#tellResult(order);
  }

  #tellResult([first = 0, second = 0, third = 0]: Order): void {
    const names = { first: runnerName(first), second: runnerName(second), third: runnerName(third) };
    this.#panel.tell(word('arcade.race.result', names));
    this.#showRecent();
  }
}

await startGame((frame) => new RacePage(frame));
