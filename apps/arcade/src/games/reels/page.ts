import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import { signed } from '../../pages/amount-words.ts';
import { ask } from '../../pages/arcade-client.ts';
import { newClientSeed } from '../../pages/client-seed.ts';
import { make } from '../../pages/dom.ts';
import type { ProvenRound } from '../../pages/fairness-window.ts';
import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { setting } from '../../pages/setting.ts';
import { stakeField, type StakeField } from '../../pages/stake-field.ts';
import type { SoloRoundView, SoloView } from '../../protocol.ts';
import type { Machine } from './machine.ts';
import { MACHINES } from './machines.ts';
import { payTable } from './pay-table.ts';
import { REELS, ReelWindow } from './reel-window.ts';
import { ROWS, type ReelSet } from './reel-set.ts';
import { stopsOf, symbolAt, type Spin, type Stops } from './spin.ts';
import { word } from './word.ts';
import './reels.css';

/** As the machine has it, and a little more: a button that can be pressed is answered. */
const PAUSE_MS = 2_600;
const PROVEN = 20;

type SpinView = SoloRoundView<Spin>;

const stopsInWords = (set: ReelSet, stops: Stops): string =>
  REELS.map((reel) =>
    Array.from({ length: ROWS }, (_, row) => symbolAt(set, stops, reel, row)).join(''),
  ).join(' ');

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

class ReelsPage implements GamePage<SoloView> {
  readonly #frame: GameFrame;
  readonly #set: ReelSet;
  readonly #window: ReelWindow;
  readonly #stake: StakeField;
  readonly #potential = make('p', { class: 'potential' });
  readonly #button = make('button', { type: 'button', class: 'main', click: () => void this.#act() });
  readonly #past: ProvenRound[] = [];
  #view: SoloView | null = null;
  #isBusy = false;

  readonly proofs = {
    read: () => ({ promised: this.#view?.hash ?? '', past: this.#past }),
    resultOf: (digest: Uint8Array) => stopsInWords(this.#set, stopsOf(digest)),
  };

  constructor(frame: GameFrame, machine: Machine) {
    this.#frame = frame;
    this.#set = machine.set;
    this.#window = new ReelWindow(machine);
    this.#stake = stakeField(frame.opened.limits, () => this.#draw());
    frame.scene.append(...this.#window.elements);
    frame.controls.append(this.#stake.element, this.#potential, this.#button, payTable(machine));
    this.#draw();
  }

  hearTable(view: SoloView): void {
    this.#view = view;
    this.#draw();
  }

  async #act(): Promise<void> {
    const amount = this.#stake.value();
    if (this.#isBusy || amount === null || this.#view === null) return;
    this.#isBusy = true;
    const began = performance.now();
    this.#window.mark([]);
    this.#frame.say('');
    this.#draw();
    this.#frame.holdMoney(true);
    await this.#spin(amount, this.#view);
    this.#frame.holdMoney(false);
    await sleep(Math.max(0, PAUSE_MS - (performance.now() - began)));
    this.#isBusy = false;
    this.#draw();
    this.#button.focus({ preventScroll: true });
  }

  async #spin(amount: Cents, { hash, played }: SoloView): Promise<void> {
    const clientSeed = newClientSeed();
    const asked = { play: this.#frame.opened.play, hash, amount, clientSeed };
    const answer = await ask<SpinView>('stake', asked);
    if (!answer.ok) return this.#frame.sayRefusal(answer.reason);
    const { seed, stops, next } = answer.value;
    await this.#window.turnTo(stops);
    this.#view = next;
    // As this page was promised it and asked for it: a name and a hash that come with a seed can be made to fit it.
    const round = `${played}:${clientSeed}`;
    this.#past.unshift({ round, hash, seed, result: stopsInWords(this.#set, stops) });
    this.#past.length = Math.min(this.#past.length, PROVEN);
    this.#tellResult(answer.value, amount, hash);
  }

  #tellResult({ wins, paid }: SpinView, stake: Cents, id: string): void {
    this.#window.mark(wins);
    this.#frame.count({ id, stake, state: paid > 0 ? 'won' : 'lost', paid });
    const net = signed(cents(paid - stake));
    this.#frame.say(
      paid === 0 ? word('arcade.lost', { net }) : word('arcade.reels.paid', { amount: formatKes(paid), net }),
    );
  }

  #draw(): void {
    const stake = this.#stake.value();
    this.#stake.lock(this.#isBusy);
    this.#button.disabled = this.#isBusy || stake === null || this.#view === null;
    this.#button.textContent = this.#buttonText(stake);
    this.#potential.textContent = stake === null ? '' : this.#potentialText(stake);
  }

  #buttonText(stake: Cents | null): string {
    if (this.#view === null) return word('arcade.connecting');
    if (this.#isBusy) return word('arcade.reels.turning');
    if (stake === null) return word('arcade.checkStake');
    return word('arcade.reels.spin', { amount: formatKes(stake) });
  }

  #potentialText(stake: Cents): string {
    const line = stake / this.#set.lines.length;
    const best = Math.max(...Object.values(this.#set.pays).map(({ three }) => three));
    return word('arcade.reels.potential', {
      line: formatKes(cents(line)),
      amount: formatKes(cents(Math.min(line * best, this.#frame.opened.limits.cap))),
    });
  }
}

const machine = MACHINES[setting.gameId];
if (machine !== undefined) await startGame((frame) => new ReelsPage(frame, machine));
