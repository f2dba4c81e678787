import { cents, formatKes } from '@kipenga/betting-core';
import { signed } from '../../pages/amount-words.ts';
import { ask } from '../../pages/arcade-client.ts';
import { make } from '../../pages/dom.ts';
import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { stakeField, type StakeField } from '../../pages/stake-field.ts';
import { WatchedRounds } from '../../pages/watched-rounds.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { payoutOf } from '../multiplier.ts';
import { ballScene, ballsDue } from './ball-scene.ts';
import { inWords, pickWords, resultWords, toldPickWords } from './ball-words.ts';
import { drawBalls } from './draw-balls.ts';
import { paysFor } from './markets.ts';
import { PickBoard } from './pick-board.ts';
import { word } from './word.ts';
import './balls.css';

type Balls = readonly number[];

class BallsPage implements GamePage<SharedView<Balls>> {
  readonly #frame: GameFrame;
  readonly #rounds = new WatchedRounds<Balls>();
  readonly #scene = ballScene();
  readonly #picks = new PickBoard(() => this.#draw());
  readonly #potential = make('p', { class: 'potential' });
  readonly #button = make('button', { type: 'button', class: 'main', click: () => void this.#place() });
  readonly #mine = make('ul', { class: 'mine', 'aria-label': word('arcade.balls.mine') });
  readonly #stakes = new Map<string, StakeView>();
  readonly #stake: StakeField;
  #isAsking = false;
  /** How many balls of the draw are on the table. */
  #shown = 0;

  readonly proofs = {
    read: () => this.#rounds.proofs(inWords),
    resultOf: (digest: Uint8Array) => inWords(drawBalls(digest)),
  };

  constructor(frame: GameFrame) {
    this.#frame = frame;
    this.#stake = stakeField(frame.opened.limits, () => this.#draw());
    frame.scene.append(...this.#scene.elements);
    frame.controls.append(
      this.#picks.element,
      this.#stake.element,
      this.#potential,
      this.#button,
      this.#mine,
    );
    this.#draw();
    requestAnimationFrame(() => this.#tick());
  }

  hearTable(next: SharedView<Balls>): void {
    this.#rounds.hear(next);
    for (const [id, { round }] of this.#stakes) if (round !== next.round) this.#stakes.delete(id);
    // The money of a draw arrives before its last ball does.
    if (next.outcome !== null && this.#shown < next.outcome.length) this.#frame.holdMoney(true);
    if (next.phase === 'betting') this.#frame.holdMoney(false);
    this.#showRecent();
    this.#draw();
  }

  hearStake(next: StakeView): void {
    const before = this.#stakes.get(next.id);
    this.#stakes.set(next.id, next);
    if (next.state === 'open' || next.state === 'returned') this.#frame.count(next);
    if (next.state === 'returned' && before?.state === 'open')
      this.#frame.say(word('arcade.returned', { amount: formatKes(next.stake) }));
    this.#draw();
  }

  /** The balls drawn; none while stakes are taken. */
  #balls(): Balls {
    return this.#rounds.view?.outcome ?? [];
  }

  /** All balls are on the table: what they brought may be told. */
  #isTold(): boolean {
    return this.#balls().length > 0 && this.#shown === this.#balls().length;
  }

  #ofThisDraw(): readonly StakeView[] {
    return [...this.#stakes.values()].filter(({ round }) => round === this.#rounds.view?.round);
  }

  async #place(): Promise<void> {
    const amount = this.#stake.value();
    const round = this.#rounds.view?.round;
    if (this.#isAsking || amount === null || round === undefined) return;
    const pick = this.#picks.picked;
    this.#isAsking = true;
    this.#draw();
    const answer = await ask<StakeView>('stake', { play: this.#frame.opened.play, round, amount, pick });
    this.#isAsking = false;
    if (answer.ok) {
      this.hearStake(answer.value);
      this.#frame.say(word('arcade.balls.placed', { amount: formatKes(amount), pick: pickWords(pick) }));
    } else this.#frame.sayRefusal(answer.reason);
    this.#draw();
  }

  #tick(): void {
    this.#showBalls();
    const isBetting = this.#rounds.view?.phase === 'betting';
    this.#scene.showCountdown(isBetting ? this.#rounds.leftMs() : null);
    requestAnimationFrame(() => this.#tick());
  }

  #showBalls(): void {
    const balls = this.#balls();
    const due = balls.length === 0 ? 0 : ballsDue(balls, this.#rounds.leftMs());
    if (due === this.#shown) return;
    this.#shown = due;
    this.#scene.showBalls(balls.slice(0, due));
    if (this.#isTold()) this.#tellResult(balls);
    this.#draw();
  }

  #tellResult(balls: Balls): void {
    const settled = this.#ofThisDraw().filter(({ state }) => state !== 'open');
    const sum = balls.reduce((total, ball) => total + ball, 0);
    const drawn = word('arcade.balls.drawn', { balls: balls.join(', '), sum });
    const net = signed(cents(settled.reduce((total, { paid, stake }) => total + paid - stake, 0)));
    for (const one of settled) this.#frame.count(one);
    this.#frame.say(settled.length === 0 ? drawn : `${drawn} ${word('arcade.roundNet', { net })}`);
    this.#frame.holdMoney(false);
    this.#showRecent();
  }

  #showRecent(): void {
    const { phase, recent = [] } = this.#rounds.view ?? {};
    const past = this.#isTold() || phase === 'betting' ? recent : recent.slice(1);
    this.#scene.showRecent(past.map(({ outcome }) => outcome));
  }

  #draw(): void {
    this.#drawPotential();
    this.#drawButton();
    this.#mine.replaceChildren(...this.#ofThisDraw().map((stake) => this.#row(stake)));
  }

  #drawPotential(): void {
    const stake = this.#stake.value();
    const { picked } = this.#picks;
    const { cap } = this.#frame.opened.limits;
    this.#potential.textContent =
      stake === null
        ? ''
        : word('arcade.balls.potential', {
            pick: pickWords(picked),
            amount: formatKes(payoutOf(stake, paysFor(picked), cap)),
          });
  }

  #drawButton(): void {
    const stake = this.#stake.value();
    const isOpen = this.#rounds.view?.phase === 'betting';
    this.#button.disabled = !isOpen || this.#isAsking || stake === null;
    if (!isOpen) this.#button.textContent = word('arcade.balls.drawing');
    else if (stake === null) this.#button.textContent = word('arcade.checkStake');
    else this.#button.textContent = word('arcade.place', { amount: formatKes(stake) });
  }

  #row(stake: StakeView): HTMLLIElement {
    const isTold = this.#isTold();
    return make(
      'li',
      { 'data-state': isTold ? stake.state : 'open' },
      make('span', {}, `${toldPickWords(stake.pick)} · ${formatKes(stake.stake)}`),
      make('b', {}, resultWords(stake, isTold, this.#frame.opened.limits.cap)),
    );
  }
}

await startGame((frame) => new BallsPage(frame));
