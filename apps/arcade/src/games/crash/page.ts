import { formatKes } from '@kipenga/betting-core';
import { ask } from '../../pages/arcade-client.ts';
import { make, write } from '../../pages/dom.ts';
import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { keepDrawing } from '../../pages/scene-clock.ts';
import { setting } from '../../pages/setting.ts';
import { stakeField, type StakeField } from '../../pages/stake-field.ts';
import { WatchedRounds } from '../../pages/watched-rounds.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { multiplier, payoutOf, type Multiplier } from '../multiplier.ts';
import { crashAction } from './crash-action.ts';
import { crashPoint } from './crash-point.ts';
import { phaseWords, stakeWords, times } from './crash-words.ts';
import { elapsedAt, multiplierAt } from './flight.ts';
import { flightScene } from './flight-scene.ts';
import { targetField, type TargetField } from './target-field.ts';
import { word } from './word.ts';
import './crash.css';

/** The multiplier of the example payout, for a stake without a target. */
const EXAMPLE = multiplier(200);
const RECENT_SHOWN = 6;

class CrashPage implements GamePage<SharedView<Multiplier>> {
  readonly #frame: GameFrame;
  readonly #rounds = new WatchedRounds<Multiplier>();
  readonly #flight = flightScene(setting.gameId);
  readonly #shown = make('p', { class: 'multiplier', 'aria-hidden': 'true' });
  readonly #caption = make('p', { class: 'caption' });
  readonly #recent = make('ol', { class: 'recent', 'aria-label': word('arcade.recent') });
  readonly #potential = make('p', { class: 'potential' });
  readonly #button = make('button', { type: 'button', class: 'main', click: () => void this.#act() });
  readonly #stake: StakeField;
  readonly #target: TargetField;
  #mine: StakeView | null = null;
  #isAsking = false;

  readonly proofs = {
    read: () => this.#rounds.proofs(this.#rounds.view?.recent ?? [], times),
    resultOf: (digest: Uint8Array) => times(crashPoint(digest)),
  };

  constructor(frame: GameFrame) {
    this.#frame = frame;
    this.#stake = stakeField(frame.opened.limits, () => this.#draw());
    this.#target = targetField(() => this.#draw());
    frame.scene.append(this.#flight.element, this.#recent, this.#shown, this.#caption);
    frame.controls.append(this.#stake.element, this.#target.element, this.#potential, this.#button);
    keepDrawing(() => this.#draw());
  }

  hearTable(next: SharedView<Multiplier>): void {
    const { view } = this.#rounds;
    const isNews = view !== null && view.phase !== next.phase;
    // The player's own result stays until the next flight has ended.
    const isToldOwn = this.#mine !== null && this.#mine.round === next.recent[0]?.round;
    this.#rounds.hear(next);
    const recent = next.recent.slice(0, RECENT_SHOWN);
    this.#recent.replaceChildren(...recent.map(({ outcome }) => make('li', {}, times(outcome))));
    if (view !== null && view.round !== next.round) this.#frame.roundBegan();
    this.#draw();
    if (!isNews || this.#mine?.round === next.round) return;
    if (next.phase === 'shown' || !isToldOwn) this.#frame.say(phaseWords(next));
  }

  hearStake(next: StakeView): void {
    const before = this.#mine;
    this.#mine = next;
    this.#frame.count(next);
    this.#draw();
    if (before?.id === next.id && before.state === next.state) return;
    const text = stakeWords(next);
    if (text !== '') this.#frame.say(text);
  }

  /** The player's stake while it is open. */
  #riding(): StakeView | null {
    const isOn = this.#mine?.round === this.#rounds.view?.round && this.#mine?.state === 'open';
    return isOn ? this.#mine : null;
  }

  async #act(): Promise<void> {
    const { view } = this.#rounds;
    if (this.#isAsking || view === null) return;
    this.#isAsking = true;
    this.#draw();
    const riding = this.#riding();
    const answer =
      riding !== null && view.phase === 'running'
        ? await this.#ask('cash-out', { stake: riding.id })
        : await this.#ask('stake', this.#stakeAsked(view.round));
    if (answer.ok) this.hearStake(answer.value);
    else this.#frame.sayRefusal(answer.reason);
    this.#isAsking = false;
    this.#draw();
  }

  #ask(path: string, asked: object) {
    return ask<StakeView>(path, { play: this.#frame.opened.play, ...asked });
  }

  #stakeAsked(round: string): object {
    const target = this.#target.value();
    return { round, amount: this.#stake.value(), ...(target === null ? {} : { target }) };
  }

  #draw(): void {
    this.#drawButton();
    const isLocked = this.#riding() !== null || this.#isAsking;
    this.#stake.lock(isLocked);
    this.#target.lock(isLocked);
    this.#drawPotential();
    this.#drawScene();
  }

  #drawButton(): void {
    const { text, isOff } = crashAction({
      phase: this.#rounds.view?.phase ?? null,
      riding: this.#riding(),
      now: multiplierAt(this.#rounds.elapsedMs()),
      stake: this.#stake.value(),
      isTargetReadable: this.#target.value() !== 'none',
      isAsking: this.#isAsking,
      cap: this.#frame.opened.limits.cap,
    });
    write(this.#button, text);
    this.#button.disabled = isOff;
  }

  #drawPotential(): void {
    const riding = this.#riding();
    const stake = riding?.stake ?? this.#stake.value();
    // The stake on board may come from another screen.
    const target = riding === null ? this.#target.value() : riding.at;
    const at = target === null || target === 'none' ? EXAMPLE : target;
    const { cap } = this.#frame.opened.limits;
    const amount = stake === null ? '' : formatKes(payoutOf(stake, at, cap));
    write(this.#potential, stake === null ? '' : word('arcade.crash.potential', { at: times(at), amount }));
  }

  #drawScene(): void {
    const { view } = this.#rounds;
    if (view === null) return;
    this.#frame.scene.dataset['phase'] = view.phase;
    if (view.phase === 'betting') this.#showWaiting();
    else if (view.outcome === null) this.#showFlight(this.#rounds.elapsedMs());
    else this.#showEnd(view.outcome);
  }

  #showWaiting(): void {
    write(this.#shown, String(Math.ceil(this.#rounds.leftMs() / 1000)));
    write(this.#caption, word('arcade.crash.betting'));
    this.#flight.draw(null);
  }

  #showFlight(elapsedMs: number): void {
    write(this.#shown, times(multiplierAt(elapsedMs)));
    write(this.#caption, '');
    this.#flight.draw(elapsedMs);
  }

  #showEnd(point: Multiplier): void {
    write(this.#shown, times(point));
    write(this.#caption, word('arcade.crash.ended'));
    this.#flight.draw(elapsedAt(point));
  }
}

await startGame((frame) => new CrashPage(frame));
