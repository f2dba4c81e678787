import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import { signed } from '../../pages/amount-words.ts';
import { ask } from '../../pages/arcade-client.ts';
import { newClientSeed } from '../../pages/client-seed.ts';
import { make } from '../../pages/dom.ts';
import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { jackpotPanel, tierName, type JackpotPanel } from '../../pages/jackpot-panel.ts';
import { setting } from '../../pages/setting.ts';
import { SoloProofs } from '../../pages/solo-proofs.ts';
import { stakeField, type StakeField } from '../../pages/stake-field.ts';
import type { SoloView } from '../../protocol.ts';
import type { Machine } from './machine.ts';
import { MACHINES } from './machines.ts';
import { payTable } from './pay-table.ts';
import { ReelWindow } from './reel-window.ts';
import { digestResult, spinResult } from './spin-result.ts';
import { linesPaid, looseReel } from './spin.ts';
import type { SpinView } from './spins.ts';
import { symbolName } from './symbols.ts';
import { word } from './word.ts';
import './reels.css';

/** The machine's own pause and a little more, so that an enabled button is never refused. */
const PAUSE_MS = 2_600;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The result of a spin, with its stake. */
type Played = Pick<SpinView, 'paid' | 'jackpot' | 'stake' | 'hash'>;

class ReelsPage implements GamePage<SoloView> {
  readonly proofs: SoloProofs;
  readonly #frame: GameFrame;
  readonly #machine: Machine;
  readonly #window: ReelWindow;
  readonly #stake: StakeField;
  readonly #jackpot: JackpotPanel | null;
  readonly #potential = make('p', { class: 'potential' });
  readonly #button = make('button', { type: 'button', class: 'main', click: () => void this.#act() });
  #isBusy = false;
  /** The result is told; the next stake is taken in a moment. */
  #isTold = false;
  #last: Played | null = null;
  /** The amount of a paid tier, until it is told. */
  #jackpotPaid: Cents | null = null;

  constructor(frame: GameFrame, machine: Machine) {
    this.#frame = frame;
    this.#machine = machine;
    this.#window = new ReelWindow(machine);
    this.proofs = new SoloProofs((digest) => digestResult(machine, digest));
    this.#stake = stakeField(frame.opened.limits, () => this.#draw());
    this.#jackpot = frame.opened.jackpotPercent === null ? null : jackpotPanel(frame.opened);
    frame.scene.append(...this.#window.elements);
    const panel = this.#jackpot === null ? [] : [this.#jackpot.element];
    frame.controls.append(...panel, this.#stake.element, this.#potential, this.#button, payTable(machine));
    void this.#jackpot?.refresh();
    this.#draw();
  }

  hearTable(view: SoloView): void {
    this.proofs.promise = view;
    this.#draw();
  }

  hearJackpot(paid: Cents): void {
    this.#jackpotPaid = paid;
    if (!this.#isBusy) this.#tellJackpot();
  }

  isShowing(): boolean {
    return this.#isBusy;
  }

  async #act(): Promise<void> {
    const amount = this.#stake.value();
    const { promise } = this.proofs;
    if (this.#isBusy || amount === null || promise === null) return;
    this.#isBusy = true;
    this.#isTold = false;
    const began = performance.now();
    this.#window.clear();
    this.#frame.say('');
    this.#draw();
    this.#frame.holdMoney(true);
    await this.#spin(amount, promise);
    this.#frame.holdMoney(false);
    this.#isTold = true;
    this.#draw();
    await sleep(Math.max(0, PAUSE_MS - (performance.now() - began)));
    this.#isBusy = false;
    this.#tellJackpot();
    this.#draw();
    this.#button.focus({ preventScroll: true });
  }

  async #spin(amount: Cents, promise: SoloView): Promise<void> {
    const clientSeed = newClientSeed();
    const asked = { play: this.#frame.opened.play, hash: promise.hash, amount, clientSeed };
    const answer = await ask<SpinView>('stake', asked);
    if (!answer.ok) return this.#frame.sayRefusal(answer.reason);
    const spin = answer.value;
    await this.#show(spin);
    this.proofs.promise = spin.next;
    const stops = spin.turns.map((turn) => turn.stops);
    this.proofs.keep(promise, { ...spin, clientSeed }, spinResult(this.#machine, stops, spin.jackpotNumber));
    this.#last = { ...spin, stake: amount, hash: promise.hash };
    this.#tellResult(this.#last);
    void this.#jackpot?.refresh();
  }

  async #show({ turns }: SpinView): Promise<void> {
    const [paid, ...brought] = turns;
    if (paid === undefined) return;
    await this.#window.turnTo(paid);
    for (const [place, turn] of brought.entries()) {
      await this.#window.look();
      const loose = looseReel(this.#machine.set, paid.stops);
      this.#window.clear(this.#turnWords(place + 1));
      await this.#window.turnTo(turn, (reel) => loose === -1 || reel === loose);
    }
    if (brought.length > 1)
      this.#window.clear(word('arcade.reels.freeSum', { pays: linesPaid({ turns: brought }) }));
  }

  /** Says why the reels turn again. */
  #turnWords(turn: number): string {
    const { freeTurns, holds } = this.#machine.set;
    if (holds !== undefined)
      return word('arcade.reels.holding', { symbol: symbolName(this.#machine, holds) });
    return freeTurns === undefined ? '' : word('arcade.reels.freeTurn', { ...freeTurns, turn });
  }

  #tellResult({ stake, paid, jackpot, hash }: Played): void {
    this.#frame.count({ id: hash, stake, state: paid > 0 ? 'won' : 'lost', paid });
    const net = signed(cents(paid - stake));
    const brought =
      paid === 0 ? word('arcade.lost', { net }) : word('arcade.reels.paid', { amount: formatKes(paid), net });
    this.#frame.say(
      jackpot === undefined
        ? brought
        : `${brought} ${word('arcade.jackpot.won', { tier: tierName(jackpot) })}`,
    );
  }

  /** The house has paid the tier that the last spin drew. */
  #tellJackpot(): void {
    if (this.#jackpotPaid === null || this.#last?.jackpot === undefined) return;
    const { hash, stake, paid, jackpot } = this.#last;
    const brought = cents(paid + this.#jackpotPaid);
    this.#frame.count({ id: hash, stake, state: 'won', paid: brought });
    this.#frame.say(
      word('arcade.jackpot.paid', {
        tier: tierName(jackpot),
        paid: formatKes(this.#jackpotPaid),
        net: signed(cents(brought - stake)),
      }),
    );
    this.#jackpotPaid = null;
    void this.#jackpot?.refresh();
  }

  #draw(): void {
    const stake = this.#stake.value();
    this.#stake.lock(this.#isBusy);
    this.#button.disabled = this.#isBusy || stake === null || this.proofs.promise === null;
    this.#button.textContent = this.#buttonText(stake);
    this.#potential.textContent = stake === null ? '' : this.#potentialText(stake);
    this.#jackpot?.draw(stake);
  }

  #buttonText(stake: Cents | null): string {
    if (this.proofs.promise === null) return word('arcade.connecting');
    if (this.#isBusy) return word(this.#isTold ? 'arcade.refusal.soon' : 'arcade.reels.turning');
    if (stake === null) return word('arcade.checkStake');
    return word('arcade.reels.spin', { amount: formatKes(stake) });
  }

  #potentialText(stake: Cents): string {
    const { lines, pays } = this.#machine.set;
    const line = stake / lines.length;
    const best = Math.max(...Object.values(pays).flatMap((counts) => Object.values(counts)));
    return word('arcade.reels.potential', {
      line: formatKes(cents(line)),
      amount: formatKes(cents(Math.min(line * best, this.#frame.opened.limits.cap))),
    });
  }
}

const machine = MACHINES[setting.gameId];
if (machine !== undefined) await startGame((frame) => new ReelsPage(frame, machine));
