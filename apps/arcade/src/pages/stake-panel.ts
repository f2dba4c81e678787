import { formatKes } from '@kipenga/betting-core';
import { payoutOf, type Multiplier } from '../games/multiplier.ts';
import type { SharedView, StakeView } from '../protocol.ts';
import { ask } from './arcade-client.ts';
import { make } from './dom.ts';
import type { GameFrame } from './game-page.ts';
import { allBroughtWords, allStakesWords, withThisWords } from './round-total.ts';
import { word } from './setting.ts';
import { stakeField, type StakeField } from './stake-field.ts';
import { ToldRounds } from './told-rounds.ts';
import './stake-panel.css';

/** The picked bet that would be staked on. */
export interface Offer {
  /** The pick as the table reads it. */
  readonly pick: string;
  readonly words: string;
  readonly at: Multiplier;
}

interface Parts<Outcome> {
  /** The board of picks. A stake clears the pick: to stake again, the player picks again. */
  readonly picks: { readonly element: HTMLElement; readonly clear: () => void };
  /** The picked bet, or a text that says why there is none. */
  readonly offer: () => Offer | string;
  /** The words of a pick as the table sends it. */
  readonly pickWords: (pick: string) => string;
  /** The button's text from the last stake until all of the result is shown. */
  readonly closedWords: string;
  /** Time for which a result is shown, and the part of it until the scene has shown all of it. */
  readonly shownMs: number;
  readonly sceneMs: (outcome: Outcome) => number;
  /** A result in a sentence, and in the form of the fairness window. */
  readonly sentence: (outcome: Outcome) => string;
  readonly resultWords: (outcome: Outcome) => string;
  readonly onTold: () => void;
}

/**
 * Stakes on shared rounds with a scene. Neither a stake nor the balance reveals a result before the scene has shown
 * it.
 */
export class StakePanel<Outcome> {
  readonly rounds: ToldRounds<Outcome>;
  /** The player's stakes on the round. */
  readonly mine = make('ul', { class: 'mine', 'aria-label': word('arcade.stakes.mine') });
  /** The amount, the possible payout and the button. */
  readonly form: readonly HTMLElement[];
  readonly #frame: GameFrame;
  readonly #parts: Parts<Outcome>;
  readonly #stake: StakeField;
  readonly #potential = make('p', { class: 'potential' });
  /** The round's total with the stake that would be placed now. */
  readonly #withThis = make('p', { class: 'potential' });
  readonly #button = make('button', { type: 'button', class: 'main', click: () => void this.#place() });
  readonly #inReach = make('div', { class: 'in-reach' });
  #isAsking = false;

  constructor(frame: GameFrame, parts: Parts<Outcome>) {
    this.#frame = frame;
    this.#parts = parts;
    const { shownMs, sceneMs, sentence, resultWords: written } = parts;
    const onTold = (): void => {
      this.draw();
      parts.onTold();
    };
    this.rounds = new ToldRounds<Outcome>(frame, { shownMs, sceneMs, sentence, written, onTold });
    this.#stake = stakeField(frame.opened.limits, () => this.draw());
    this.form = [this.#stake.element, this.#inReach];
    this.#inReach.append(this.#potential, this.#withThis, this.#button);
  }

  /** The picks of the player's stakes in the round, as the table sends them. */
  get picks(): readonly string[] {
    return this.rounds.stakes.map(({ pick }) => pick ?? '');
  }

  hearTable(next: SharedView<Outcome>): void {
    this.rounds.hear(next);
    this.draw();
  }

  hearStake(next: StakeView): void {
    this.rounds.hearStake(next);
    this.draw();
  }

  draw(): void {
    const offer = this.#parts.offer();
    this.#inReach.dataset['phase'] = this.rounds.view?.phase ?? 'shown';
    this.#drawPotential(offer);
    this.#drawWithThis(offer);
    this.#drawButton(offer);
    this.#drawMine(this.rounds.stakes);
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
      if (this.rounds.isNews(answer.value)) this.hearStake(answer.value);
      this.#clearPick();
      this.#frame.say(word('arcade.stakes.placed', { amount: formatKes(amount), pick: words }));
    } else this.#frame.sayRefusal(answer.reason);
    this.draw();
  }

  /** Moves a keyboard's focus from the button to the pick: without a pick the button is disabled. */
  #clearPick(): void {
    const { element, clear } = this.#parts.picks;
    const picked = element.querySelector<HTMLElement>('[aria-pressed="true"]:not(.tabs > *)');
    clear();
    const { activeElement } = document;
    if (activeElement === this.#button || activeElement === document.body)
      picked?.focus({ preventScroll: true });
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
    if (!isOpen && this.rounds.isTold) this.#button.textContent = word('arcade.stakes.next');
    else if (!isOpen) this.#button.textContent = this.#parts.closedWords;
    else if (stake === null) this.#button.textContent = word('arcade.checkStake');
    else this.#button.textContent = word('arcade.place', { amount: formatKes(stake) });
  }

  #drawWithThis(offer: Offer | string): void {
    const stake = this.#stake.value();
    const before = this.rounds.stakes;
    const isOffered = this.rounds.view?.phase === 'betting' && typeof offer !== 'string';
    this.#withThis.textContent =
      isOffered && stake !== null && before.length > 0 ? withThisWords(before, stake) : '';
  }

  #drawMine(stakes: readonly StakeView[]): void {
    const rows = stakes.map((stake) => this.#row(stake));
    this.mine.replaceChildren(...rows, ...(rows.length > 1 ? [this.#totalRow(stakes)] : []));
  }

  #totalRow(stakes: readonly StakeView[]): HTMLLIElement {
    const brought = this.rounds.isTold ? allBroughtWords(stakes) : '';
    return make('li', { class: 'all' }, make('span', {}, allStakesWords(stakes)), make('b', {}, brought));
  }

  #row(stake: StakeView): HTMLLIElement {
    const amount = make('span', { class: 'amount' }, formatKes(stake.stake));
    const state = this.rounds.isTold ? stake.state : 'open';
    return make(
      'li',
      { 'data-state': state },
      make('span', {}, `${this.#parts.pickWords(stake.pick ?? '')} · `, amount),
      make('b', {}, this.#resultWords(stake)),
    );
  }

  #resultWords({ state, stake, at, paid }: StakeView): string {
    if (state === 'returned') return word('arcade.returned', { amount: formatKes(stake) });
    if (this.rounds.isTold && state === 'won') return word('arcade.stakes.won', { amount: formatKes(paid) });
    if (this.rounds.isTold && state === 'lost') return word('arcade.stakes.lost');
    return word('arcade.stakes.could', { amount: at === null ? formatKes(paid) : this.#payout(stake, at) });
  }
}
