import { formatKes } from '@kipenga/betting-core';
import { payoutOf, type Multiplier } from '../games/multiplier.ts';
import type { SharedView, StakeView } from '../protocol.ts';
import { ask } from './arcade-client.ts';
import { make } from './dom.ts';
import type { Proofs } from './fairness-window.ts';
import type { GameFrame } from './game-page.ts';
import {
  allBroughtWords,
  allStakesWords,
  isAllOver,
  overWords,
  roundNetWords,
  withThisWords,
} from './round-total.ts';
import { word } from './setting.ts';
import { stakeField, type StakeField } from './stake-field.ts';
import { WatchedRounds } from './watched-rounds.ts';
import './stake-panel.css';

/** What the player has chosen, and would stake on. */
export interface Offer {
  /** As the table reads it. */
  readonly pick: string;
  readonly words: string;
  readonly at: Multiplier;
}

interface Parts<Outcome> {
  /** What would be staked on now; in words, why that is nothing. */
  readonly offer: () => Offer | string;
  /** A pick as the table tells it, in words. */
  readonly pickWords: (pick: string) => string;
  /** What the button says from the last stake until all of the result is shown. */
  readonly closedWords: string;
  /** A result as the fairness window tells it. */
  readonly resultWords: (outcome: Outcome) => string;
}

/** Stakes on shared rounds whose result takes its time to be shown: until all of it is, no stake and no balance tells it. */
export class StakePanel<Outcome> {
  readonly rounds = new WatchedRounds<Outcome>();
  /** The player's stakes on the round. */
  readonly mine = make('ul', { class: 'mine', 'aria-label': word('arcade.stakes.mine') });
  /** How much, what it would bring, and the button that stakes it. */
  readonly form: readonly HTMLElement[];
  readonly #frame: GameFrame;
  readonly #parts: Parts<Outcome>;
  readonly #stake: StakeField;
  readonly #potential = make('p', { class: 'potential' });
  /** What the round has of the player with the stake they may place now. */
  readonly #withThis = make('p', { class: 'potential' });
  readonly #button = make('button', { type: 'button', class: 'main', click: () => void this.#place() });
  readonly #inReach = make('div', { class: 'in-reach' });
  readonly #stakes = new Map<string, StakeView>();
  #isAsking = false;
  #isTold = false;

  constructor(frame: GameFrame, parts: Parts<Outcome>) {
    this.#frame = frame;
    this.#parts = parts;
    this.#stake = stakeField(frame.opened.limits, () => this.draw());
    this.form = [this.#stake.element, this.#inReach];
    this.#inReach.append(this.#potential, this.#withThis, this.#button);
  }

  /** All of the result is shown: what it brought may be told. */
  get isTold(): boolean {
    return this.#isTold;
  }

  /** Finished rounds from the latest, without one whose result is still being shown. */
  get past(): SharedView<Outcome>['recent'] {
    const { recent = [] } = this.rounds.view ?? {};
    return this.#isTelling() ? recent.slice(1) : recent;
  }

  /** What the player's stakes on the round are on, as the table tells it. */
  get picks(): readonly string[] {
    return this.#ofThisRound().map(({ pick }) => pick ?? '');
  }

  readonly provenRounds: Proofs['read'] = () => {
    const { promised, past } = this.rounds.proofs(this.#parts.resultWords);
    return { promised, past: this.#isTelling() ? past.slice(1) : past };
  };

  hearTable(next: SharedView<Outcome>): void {
    const { view } = this.rounds;
    if (view?.round !== next.round || next.phase === 'betting') this.#begin(next.round);
    if (view !== null && view.round !== next.round) this.#frame.roundBegan();
    this.rounds.hear(next);
    if (this.#isTelling()) this.#frame.holdMoney(true);
    this.draw();
  }

  hearStake(next: StakeView): void {
    const before = this.#stakes.get(next.id);
    this.#stakes.set(next.id, next);
    if (next.state === 'open' || next.state === 'returned') this.#frame.count(next);
    if (next.state === 'returned' && before?.state === 'open')
      this.#frame.say(word('arcade.returned', { amount: formatKes(next.stake) }));
    this.draw();
  }

  /** Tells the result, once all of it is shown, and what it brought. */
  tell(result: string): void {
    this.#isTold = true;
    const settled = this.#ofThisRound().filter(({ state }) => state !== 'open');
    for (const one of settled) this.#frame.count(one);
    this.#frame.say(settled.length === 0 ? result : `${result} ${roundNetWords(settled)}`);
    this.#frame.holdMoney(false);
    this.draw();
  }

  draw(): void {
    const offer = this.#parts.offer();
    this.#inReach.dataset['phase'] = this.rounds.view?.phase ?? 'shown';
    this.#drawPotential(offer);
    this.#drawWithThis(offer);
    this.#drawButton(offer);
    this.#drawMine(this.#ofThisRound());
  }

  /** Another round: what the one before brought is counted, and told where nobody watched it to its end. */
  #begin(round: string): void {
    const settled = [...this.#stakes.values()].filter((stake) => stake.round !== round);
    for (const stake of settled) {
      this.#frame.count(stake);
      this.#stakes.delete(stake.id);
    }
    if (!this.#isTold && isAllOver(settled)) this.#frame.say(overWords(settled));
    this.#isTold = false;
    this.#frame.holdMoney(false);
  }

  #isTelling(): boolean {
    return this.rounds.view?.phase === 'shown' && !this.#isTold;
  }

  #ofThisRound(): readonly StakeView[] {
    return [...this.#stakes.values()].filter(({ round }) => round === this.rounds.view?.round);
  }

  async #place(): Promise<void> {
    const amount = this.#stake.value();
    const round = this.rounds.view?.round;
    const offer = this.#parts.offer();
    if (this.#isAsking || amount === null || round === undefined || typeof offer === 'string') return;
    const { pick, words } = offer;
    this.#isAsking = true;
    this.draw();
    const answer = await ask<StakeView>('stake', { play: this.#frame.opened.play, round, amount, pick });
    this.#isAsking = false;
    if (answer.ok) {
      this.#hearAnswer(answer.value);
      this.#frame.say(word('arcade.stakes.placed', { amount: formatKes(amount), pick: words }));
    } else this.#frame.sayRefusal(answer.reason);
    this.draw();
  }

  /** The stream may have told of it before, and of what became of it since. */
  #hearAnswer(stake: StakeView): void {
    const isOver = stake.round !== this.rounds.view?.round;
    if (!isOver && !this.#stakes.has(stake.id)) this.hearStake(stake);
  }

  #drawPotential(offer: Offer | string): void {
    const stake = this.#stake.value();
    if (this.rounds.view?.phase !== 'betting') this.#potential.textContent = '';
    else if (typeof offer === 'string') this.#potential.textContent = offer;
    else if (stake === null) this.#potential.textContent = '';
    else
      this.#potential.textContent = word('arcade.stakes.potential', {
        pick: offer.words,
        amount: this.#payout(stake, offer.at),
      });
  }

  #payout(stake: StakeView['stake'], at: Multiplier): string {
    return formatKes(payoutOf(stake, at, this.#frame.opened.limits.cap));
  }

  #drawButton(offer: Offer | string): void {
    const stake = this.#stake.value();
    const isOpen = this.rounds.view?.phase === 'betting';
    this.#button.disabled = !isOpen || this.#isAsking || stake === null || typeof offer === 'string';
    if (!isOpen && this.#isTold) this.#button.textContent = word('arcade.stakes.next');
    else if (!isOpen) this.#button.textContent = this.#parts.closedWords;
    else if (stake === null) this.#button.textContent = word('arcade.checkStake');
    else this.#button.textContent = word('arcade.place', { amount: formatKes(stake) });
  }

  #drawWithThis(offer: Offer | string): void {
    const stake = this.#stake.value();
    const before = this.#ofThisRound();
    const isOffered = this.rounds.view?.phase === 'betting' && typeof offer !== 'string';
    this.#withThis.textContent =
      isOffered && stake !== null && before.length > 0 ? withThisWords(before, stake) : '';
  }

  #drawMine(stakes: readonly StakeView[]): void {
    const rows = stakes.map((stake) => this.#row(stake));
    this.mine.replaceChildren(...rows, ...(rows.length > 1 ? [this.#totalRow(stakes)] : []));
  }

  #totalRow(stakes: readonly StakeView[]): HTMLLIElement {
    const brought = this.#isTold ? allBroughtWords(stakes) : '';
    return make('li', { class: 'all' }, make('span', {}, allStakesWords(stakes)), make('b', {}, brought));
  }

  #row(stake: StakeView): HTMLLIElement {
    const amount = make('span', { class: 'amount' }, formatKes(stake.stake));
    const state = this.#isTold ? stake.state : 'open';
    return make(
      'li',
      { 'data-state': state },
      make('span', {}, `${this.#parts.pickWords(stake.pick ?? '')} · `, amount),
      make('b', {}, this.#resultWords(stake)),
    );
  }

  #resultWords({ state, stake, at, paid }: StakeView): string {
    if (state === 'returned') return word('arcade.returned', { amount: formatKes(stake) });
    if (this.#isTold && state === 'won') return word('arcade.stakes.won', { amount: formatKes(paid) });
    if (this.#isTold && state === 'lost') return word('arcade.stakes.lost');
    return word('arcade.stakes.could', { amount: at === null ? formatKes(paid) : this.#payout(stake, at) });
  }
}
