import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import { ask } from '../../pages/arcade-client.ts';
import { isStill, make } from '../../pages/dom.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import {
  allBroughtWords,
  allStakesWords,
  isAllOver,
  overWords,
  roundNetWords,
  withThisWords,
} from '../../pages/round-total.ts';
import { WatchedRounds } from '../../pages/watched-rounds.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { readChips, sumOf, writeChips, type Chip } from './chip.ts';
import { chipRail } from './chip-rail.ts';
import { paidOn } from './chip-rules.ts';
import type { ChipTable } from './chip-table.ts';
import { ChipTray, merged } from './chip-tray.ts';
import { SpotButtons } from './spot-buttons.ts';
import { word } from './word.ts';
import '../table-scene.css';
import './chips.css';

const RECENT_SHOWN = 9;

/** The page of every game at a board: chips are laid, staked together, and what comes of them is told once all of the result is seen. */
export class ChipTablePage<Outcome> implements GamePage<SharedView<Outcome>> {
  readonly #frame: GameFrame;
  readonly #table: ChipTable<Outcome>;
  readonly #rounds = new WatchedRounds<Outcome>();
  readonly #spots: SpotButtons;
  readonly #tray: ChipTray;
  readonly #rail = chipRail({ undo: () => this.#takeBack('undo'), clear: () => this.#takeBack('clear') });
  readonly #recent = make('ol', { class: 'recent', 'aria-label': word('arcade.recent') });
  readonly #caption = make('p', { class: 'caption' });
  readonly #total = make('p', { class: 'potential' });
  readonly #again = make(
    'button',
    { type: 'button', class: 'again', click: () => this.#layAgain() },
    word('arcade.chips.again'),
  );
  readonly #button = make('button', { type: 'button', class: 'main', click: () => void this.#place() });
  readonly #board: HTMLElement;
  readonly #stakes = new Map<string, StakeView>();
  #before: readonly Chip[] = [];
  #isAsking = false;
  #isTold = false;
  /** The spot one was at by keyboard. */
  #at: HTMLElement | null = null;

  readonly proofs;

  constructor(frame: GameFrame, table: ChipTable<Outcome>) {
    this.#frame = frame;
    this.#table = table;
    this.#tray = new ChipTray(frame.opened.limits.maximum);
    this.#spots = new SpotButtons(table.spotWords, (spot) => this.#lay(spot));
    this.#board = table.board(this.#spots);
    const { outcomeOf, blocks } = table.rules;
    this.proofs = {
      read: () => this.#rounds.proofs(table.written),
      resultOf: (digest: Uint8Array) => table.written(outcomeOf(digest)),
      blocks,
    };
    frame.scene.append(this.#recent, table.scene.element, this.#caption);
    const bar = make('div', { class: 'bar' }, this.#rail.element, this.#total, this.#again, this.#button);
    frame.controls.append(this.#board, bar);
    this.#board.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) this.#at = target;
    });
    this.#draw();
    requestAnimationFrame(() => this.#tick());
  }

  hearTable(next: SharedView<Outcome>): void {
    const before = this.#rounds.view?.round;
    const isNewRound = before !== next.round;
    this.#rounds.hear(next);
    if (isNewRound) this.#beginRound(next.round);
    if (isNewRound && before !== undefined) this.#frame.roundBegan();
    // The money of a round arrives before its result is seen.
    if (next.outcome !== null && !this.#isTold) this.#frame.holdMoney(true);
    document.body.dataset['phase'] = next.phase;
    if (isNewRound) this.#goBackToSpot();
    // Pictures are not drawn where the page is out of sight or the phone is busy: what is known at once is told at once.
    this.#showRound(next);
    this.#showRecent();
    this.#draw();
  }

  hearStake(next: StakeView): void {
    const before = this.#stakes.get(next.id);
    this.#stakes.set(next.id, next);
    if (this.#isTold || next.state === 'open' || next.state === 'returned') this.#frame.count(next);
    if (next.state === 'returned' && before?.state === 'open')
      this.#frame.say(word('arcade.returned', { amount: formatKes(next.stake) }));
    this.#draw();
  }

  #beginRound(round: string): void {
    const chips = this.#stakedChips();
    if (chips.length > 0) this.#before = chips;
    const past = [...this.#stakes.values()].filter((one) => one.round !== round);
    for (const stake of past) {
      this.#frame.count(stake); // nobody may have watched it to its end
      this.#stakes.delete(stake.id);
    }
    if (!this.#isTold && isAllOver(past)) this.#frame.say(overWords(past));
    this.#isTold = false;
    this.#frame.holdMoney(false);
  }

  /** A board that was out of sight meanwhile has lost the focus. */
  #goBackToSpot(): void {
    if (document.activeElement === document.body) this.#at?.focus({ preventScroll: true });
  }

  #isBetting(): boolean {
    return this.#rounds.view?.phase === 'betting';
  }

  /** The player's chips that are staked on this round. */
  #stakedChips(): readonly Chip[] {
    const { spots } = this.#table.rules;
    const mine = [...this.#stakes.values()].filter(({ state }) => state !== 'returned');
    return merged(mine.flatMap(({ pick }) => readChips(pick, spots) ?? []));
  }

  #lay(spot: string): void {
    if (this.#isBetting()) this.#layAll([{ spot, amount: this.#rail.value() }]);
  }

  #layAgain(): void {
    this.#layAll(this.#before);
    this.#button.focus();
  }

  #layAll(chips: readonly Chip[]): void {
    const { maximum } = this.#frame.opened.limits;
    if (!this.#isAsking && !this.#tray.lay(chips, sumOf(this.#stakedChips())))
      this.#frame.say(word('arcade.chips.full', { amount: formatKes(maximum) }));
    this.#draw();
  }

  #takeBack(how: 'undo' | 'clear'): void {
    if (!this.#isAsking) this.#tray[how]();
    this.#draw();
  }

  async #place(): Promise<void> {
    const { chips, total: amount } = this.#tray;
    const round = this.#rounds.view?.round;
    if (this.#isAsking || amount === 0 || round === undefined) return;
    this.#isAsking = true;
    this.#draw();
    const asked = { play: this.#frame.opened.play, round, amount, chips: writeChips(chips) };
    const answer = await ask<StakeView>('stake', asked);
    this.#isAsking = false;
    if (answer.ok) {
      this.#tray.clear();
      this.#hearAnswer(answer.value);
      this.#frame.say(word('arcade.placed', { amount: formatKes(amount) }));
    } else this.#frame.sayRefusal(answer.reason);
    this.#draw();
  }

  /** The stream may have told of it before, and of what became of it since. */
  #hearAnswer(stake: StakeView): void {
    const isOver = stake.round !== this.#rounds.view?.round;
    if (!isOver && !this.#stakes.has(stake.id)) this.hearStake(stake);
  }

  #tick(): void {
    const { view } = this.#rounds;
    if (view !== null) this.#showRound(view);
    requestAnimationFrame(() => this.#tick());
  }

  #showRound({ phase, outcome }: SharedView<Outcome>): void {
    const left = this.#rounds.leftMs();
    const { shownMs } = this.#table.pace;
    const isSeen = this.#table.scene.show(outcome, isStill() ? shownMs : shownMs - left);
    if (outcome !== null && isSeen && !this.#isTold) this.#tell(outcome);
    const seconds = Math.ceil(left / 1000);
    const text =
      phase === 'betting'
        ? word('arcade.chips.left', { seconds })
        : this.#isTold
          ? word('arcade.chips.next', { seconds })
          : word('arcade.chips.closed');
    if (this.#caption.textContent !== text) this.#caption.textContent = text;
  }

  #tell(outcome: Outcome): void {
    this.#isTold = true;
    const settled = [...this.#stakes.values()].filter(({ state }) => state !== 'open');
    for (const one of settled) this.#frame.count(one);
    const sentence = this.#table.sentence(outcome);
    this.#frame.say(settled.length === 0 ? sentence : `${sentence} ${roundNetWords(settled)}`);
    this.#frame.holdMoney(false);
    this.#showRecent();
    this.#draw();
  }

  #showRecent(): void {
    const { phase, recent = [] } = this.#rounds.view ?? {};
    const past = this.#isTold || phase === 'betting' ? recent : recent.slice(1);
    this.#recent.replaceChildren(
      ...past.slice(0, RECENT_SHOWN).map(({ outcome }) => this.#table.recent(outcome)),
    );
  }

  #draw(): void {
    const { chips, total } = this.#tray;
    const staked = this.#stakedChips();
    this.#spots.show(staked, chips);
    this.#rail.allowBack(total > 0 && !this.#isAsking);
    this.#again.hidden = !this.#isBetting() || total > 0 || staked.length > 0 || this.#before.length === 0;
    this.#drawButton(total);
    this.#drawTotal(merged([...staked, ...chips]));
  }

  #drawButton(total: Cents): void {
    this.#button.disabled = !this.#isBetting() || this.#isAsking || total === 0;
    if (this.#rounds.view === null) this.#button.textContent = word('arcade.connecting');
    else if (!this.#isBetting()) this.#button.textContent = word('arcade.chips.closed');
    else if (total === 0) this.#button.textContent = word('arcade.chips.lay');
    else this.#button.textContent = word('arcade.place', { amount: formatKes(total) });
  }

  /** All of the player's stakes on the round in a line: what they are and could bring, then what they brought. */
  #drawTotal(chips: readonly Chip[]): void {
    const stakes = [...this.#stakes.values()];
    const laid = this.#tray.total;
    if (chips.length === 0) this.#total.textContent = '';
    else if (this.#isTold) this.#total.textContent = `${allStakesWords(stakes)}, ${allBroughtWords(stakes)}`;
    else {
      const staked = laid > 0 ? withThisWords(stakes, laid) : `${allStakesWords(stakes)}.`;
      this.#total.textContent = `${staked} ${this.#highestWords(chips)}`;
    }
  }

  #highestWords(chips: readonly Chip[]): string {
    const { rules, best } = this.#table;
    const { cap } = this.#frame.opened.limits;
    const paid = best.map((outcome) => paidOn(rules, chips, outcome, cap));
    return word('arcade.chips.highest', { amount: formatKes(cents(Math.max(...paid))) });
  }
}
