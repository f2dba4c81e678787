import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import { ask } from '../../pages/arcade-client.ts';
import { make, write } from '../../pages/dom.ts';
import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { keepDrawing } from '../../pages/scene-clock.ts';
import { stakeField, type StakeField } from '../../pages/stake-field.ts';
import { ToldRounds } from '../../pages/told-rounds.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { multiplier, payoutOf } from '../multiplier.ts';
import { DEAL_BLOCKS, HAND_BLOCKS, writtenDeal, type Deal } from './deal.ts';
import { handsScene, toldCards } from './hands-scene.ts';
import { movesFor, type Move } from './hands.ts';
import { moveBar } from './move-bar.ts';
import { OwnHands } from './own-hands.ts';
import { BLACKJACK_PACE, DEALER_CARD_MS, DECIDING_MS } from './pace.ts';
import { countWords, dealerWords } from './table-words.ts';
import { word } from './word.ts';
import '../table-scene.css';
import './blackjack.css';

const RECENT_SHOWN = 8;
const WON = multiplier(200);
const NATURAL = multiplier(250);

class BlackjackPage implements GamePage<SharedView<Deal>> {
  readonly #frame: GameFrame;
  readonly #rounds: ToldRounds<Deal>;
  readonly #scene = handsScene();
  readonly #recent = make('ol', { class: 'recent', 'aria-label': word('arcade.recent') });
  readonly #caption = make('p', { class: 'caption' });
  readonly #moves = moveBar((move) => void this.#decide(move));
  readonly #potential = make('p', { class: 'potential' });
  readonly #button = make('button', { type: 'button', class: 'main', click: () => void this.#place() });
  readonly #stake: StakeField;
  readonly #own = new OwnHands();
  #isAsking = false;
  #dealersShown = -1;

  readonly proofs = {
    read: () => {
      const { promised, past } = this.#rounds.proven();
      return { promised, past: this.#own.among(past) };
    },
    resultOf: this.#own.resultOf,
    blocks: DEAL_BLOCKS,
    ownBlocks: HAND_BLOCKS,
  };

  constructor(frame: GameFrame) {
    this.#frame = frame;
    this.#rounds = new ToldRounds<Deal>(frame, {
      shownMs: BLACKJACK_PACE.shownMs,
      sceneMs: ({ dealer }) => (dealer.length - 1) * DEALER_CARD_MS,
      sentence: dealerWords,
      written: writtenDeal,
      onTold: () => this.#showAll(),
    });
    this.#stake = stakeField(frame.opened.limits, () => this.#draw());
    const rules = word('arcade.blackjack.rules', { percent: frame.opened.returnPercent });
    frame.scene.append(this.#recent, this.#scene.element, this.#caption);
    frame.controls.append(
      this.#moves.element,
      this.#stake.element,
      this.#potential,
      this.#button,
      make('p', { class: 'small' }, rules),
    );
    this.#draw();
    keepDrawing(() => this.#showRound());
  }

  hearTable(next: SharedView<Deal>): void {
    this.#rounds.hear(next);
    document.body.dataset['phase'] = next.phase;
    this.#dealersShown = -1;
    this.#showAll();
  }

  hearStake(next: StakeView): void {
    const wasDealt = this.#mine()?.hands !== undefined;
    const wasAsked = this.#movesNow().length > 0;
    this.#rounds.hearStake(next);
    if (wasAsked && !this.#rounds.isTold && this.#movesNow().length === 0) this.#frame.say(''); // the player has no hand to decide on any more
    if (next.state === 'won' || next.state === 'lost') this.#own.keep(next);
    if (!wasDealt && this.#movesNow().length > 0) this.#sayTurn();
    this.#draw();
  }

  #mine(): StakeView | null {
    return this.#rounds.stakes.at(-1) ?? null;
  }

  #dealer(): Deal['dealer'] {
    return this.#rounds.view?.outcome?.dealer ?? [];
  }

  /** The moves that the player has now. */
  #movesNow(): readonly Move[] {
    const hands = this.#mine()?.hands ?? [];
    if (this.#mine()?.state !== 'open' || hands.every(({ state }) => state !== 'turn')) return [];
    return movesFor(hands.map(({ cards, state }) => ({ cards: toldCards(cards), isDone: state !== 'turn' })));
  }

  #sayTurn(): void {
    const hand = this.#mine()?.hands?.find(({ state }) => state === 'turn');
    if (hand === undefined) return;
    const total = countWords(toldCards(hand.cards), true);
    this.#frame.say(word('arcade.blackjack.turn', { total, dealer: countWords(this.#dealer()) }));
  }

  async #place(): Promise<void> {
    const amount = this.#stake.value();
    const round = this.#rounds.view?.round;
    if (this.#isAsking || amount === null || round === undefined) return;
    const answer = await this.#ask('stake', { round, amount });
    if (answer !== null) this.#frame.say(word('arcade.placed', { amount: formatKes(amount) }));
  }

  async #decide(move: Move): Promise<void> {
    const mine = this.#mine();
    if (this.#isAsking || mine === null) return;
    const answer = await this.#ask('decide', {
      stake: mine.id,
      move,
      // The count of moves so far lets the table refuse a repeated request, or one behind another screen's move.
      after: mine.moves?.length ?? 0,
    });
    if (answer !== null) this.#sayTurn();
  }

  async #ask(path: string, asked: object): Promise<StakeView | null> {
    this.#isAsking = true;
    this.#draw();
    const answer = await ask<StakeView>(path, { play: this.#frame.opened.play, ...asked });
    this.#isAsking = false;
    if (!answer.ok) this.#frame.sayRefusal(answer.reason);
    else if (this.#rounds.isNews(answer.value)) this.hearStake(answer.value);
    this.#draw();
    return answer.ok ? answer.value : null;
  }

  #showAll(): void {
    this.#showRound();
    const past = this.#rounds.past.slice(0, RECENT_SHOWN);
    this.#recent.replaceChildren(...past.map(({ outcome }) => make('li', {}, countWords(outcome.dealer))));
    this.#draw();
  }

  /** The dealer's cards appear one after another. */
  #showRound(): void {
    const { view } = this.#rounds;
    if (view === null) return;
    write(this.#caption, this.#captionFor(view));
    const dealer = this.#dealer();
    const due =
      view.phase === 'shown'
        ? Math.min(dealer.length, 1 + Math.floor(this.#rounds.sinceMs() / DEALER_CARD_MS))
        : dealer.length;
    if (due === this.#dealersShown) return;
    this.#dealersShown = due;
    this.#scene.showDealer(dealer.slice(0, due));
  }

  #captionFor({ phase }: SharedView<Deal>): string {
    const inSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));
    if (phase === 'betting')
      return word('arcade.blackjack.left', { seconds: inSeconds(this.#rounds.leftMs()) });
    if (phase === 'running')
      return this.#movesNow().length > 0
        ? word('arcade.blackjack.deciding', { seconds: inSeconds(DECIDING_MS - this.#rounds.elapsedMs()) })
        : word('arcade.blackjack.others');
    return this.#rounds.isTold
      ? word('arcade.blackjack.next', { seconds: inSeconds(this.#rounds.leftMs()) })
      : '';
  }

  #draw(): void {
    const moves = this.#movesNow();
    const stake = this.#stake.value();
    const mine = this.#mine();
    if (mine?.hands === undefined) this.#scene.showTable(this.#rounds.view?.outcome?.player ?? []);
    else this.#scene.showHands(mine.hands);
    this.#moves.show(moves, this.#perHand(mine), this.#isAsking);
    this.#stake.element.hidden = moves.length > 0;
    this.#button.hidden = moves.length > 0;
    this.#stake.lock(mine !== null || this.#isAsking);
    this.#potential.textContent = stake === null || moves.length > 0 ? '' : this.#potentialText(stake);
    this.#drawButton(stake);
  }

  /** The stake on the hand to decide on, which a double or a split costs again. */
  #perHand(mine: StakeView | null): Cents {
    return mine?.hands?.find(({ state }) => state === 'turn')?.stake ?? cents(0);
  }

  #potentialText(stake: Cents): string {
    const { cap } = this.#frame.opened.limits;
    const brings = (by: typeof WON): string => formatKes(payoutOf(stake, by, cap));
    return word('arcade.blackjack.potential', { win: brings(WON), blackjack: brings(NATURAL) });
  }

  #drawButton(stake: Cents | null): void {
    const isBetting = this.#rounds.view?.phase === 'betting';
    const mine = this.#mine();
    this.#button.disabled = !isBetting || this.#isAsking || stake === null || mine !== null;
    if (this.#rounds.view === null) this.#button.textContent = word('arcade.connecting');
    else if (mine?.state === 'open')
      this.#button.textContent = word(
        mine.hands === undefined ? 'arcade.blackjack.staked' : 'arcade.blackjack.decided',
      );
    else if (!isBetting) this.#button.textContent = word('arcade.stakes.next');
    else if (stake === null) this.#button.textContent = word('arcade.checkStake');
    else this.#button.textContent = word('arcade.place', { amount: formatKes(stake) });
  }
}

await startGame((frame) => new BlackjackPage(frame));
