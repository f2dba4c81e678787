import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import { ask } from '../../pages/arcade-client.ts';
import { make, write } from '../../pages/dom.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { allBroughtWords, allStakesWords, withThisWords } from '../../pages/round-total.ts';
import { keepDrawing } from '../../pages/scene-clock.ts';
import { ToldRounds } from '../../pages/told-rounds.ts';
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

/** The page of every board game. Chips are placed and staked together; the result is told once all of it is shown. */
export class ChipTablePage<Outcome> implements GamePage<SharedView<Outcome>> {
  readonly #frame: GameFrame;
  readonly #table: ChipTable<Outcome>;
  readonly #rounds: ToldRounds<Outcome>;
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
  #before: readonly Chip[] = [];
  #isAsking = false;
  /** The spot that had the keyboard's focus. */
  #at: HTMLElement | null = null;

  readonly proofs;

  constructor(frame: GameFrame, table: ChipTable<Outcome>) {
    this.#frame = frame;
    this.#table = table;
    const { scene, pace, sentence, written } = table;
    this.#rounds = new ToldRounds<Outcome>(frame, {
      shownMs: pace.shownMs,
      sceneMs: scene.lastsMs,
      sentence,
      written,
      onTold: () => this.#showAll(),
    });
    this.#tray = new ChipTray(frame.opened.limits.maximum);
    this.#spots = new SpotButtons(table.spotWords, (spot) => this.#lay(spot));
    this.#board = table.board(this.#spots);
    const { outcomeOf, blocks } = table.rules;
    this.proofs = {
      read: this.#rounds.proven,
      resultOf: (digest: Uint8Array) => written(outcomeOf(digest)),
      blocks,
    };
    frame.scene.append(this.#recent, scene.element, this.#caption);
    const bar = make('div', { class: 'bar' }, this.#rail.element, this.#total, this.#again, this.#button);
    frame.controls.append(this.#board, bar);
    this.#board.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) this.#at = target;
    });
    this.#draw();
    keepDrawing(() => this.#showRound());
  }

  hearTable(next: SharedView<Outcome>): void {
    const isNewRound = this.#rounds.view?.round !== next.round;
    const staked = this.#stakedChips();
    if (isNewRound && staked.length > 0) this.#before = staked;
    this.#rounds.hear(next);
    document.body.dataset['phase'] = next.phase;
    if (isNewRound) this.#goBackToSpot();
    this.#showAll();
  }

  hearStake(next: StakeView): void {
    this.#rounds.hearStake(next);
    this.#draw();
  }

  /** A board loses the focus while it is hidden. */
  #goBackToSpot(): void {
    if (document.activeElement === document.body) this.#at?.focus({ preventScroll: true });
  }

  #isBetting(): boolean {
    return this.#rounds.view?.phase === 'betting';
  }

  /** The player's staked chips in this round. */
  #stakedChips(): readonly Chip[] {
    const { spots } = this.#table.rules;
    const mine = this.#rounds.stakes.filter(({ state }) => state !== 'returned');
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
      if (this.#rounds.isNews(answer.value)) this.hearStake(answer.value);
      this.#frame.say(word('arcade.placed', { amount: formatKes(amount) }));
    } else this.#frame.sayRefusal(answer.reason);
    this.#draw();
  }

  #showAll(): void {
    this.#showRound();
    const past = this.#rounds.past.slice(0, RECENT_SHOWN);
    this.#recent.replaceChildren(...past.map(({ outcome }) => this.#table.recent(outcome)));
    this.#draw();
  }

  #showRound(): void {
    const { view, isTold } = this.#rounds;
    if (view === null) return;
    this.#table.scene.show(view.outcome, this.#rounds.sinceMs());
    const seconds = Math.ceil(this.#rounds.leftMs() / 1000);
    if (view.phase === 'betting') write(this.#caption, word('arcade.chips.left', { seconds }));
    else write(this.#caption, isTold ? word('arcade.chips.next', { seconds }) : word('arcade.chips.closed'));
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

  /** The player's stakes in the round, in one line: first the possible payout, later the actual one. */
  #drawTotal(chips: readonly Chip[]): void {
    const { stakes, isTold } = this.#rounds;
    const laid = this.#tray.total;
    if (chips.length === 0) this.#total.textContent = '';
    else if (isTold) this.#total.textContent = `${allStakesWords(stakes)}, ${allBroughtWords(stakes)}`;
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
