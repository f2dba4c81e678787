import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import { ask } from '../../pages/arcade-client.ts';
import { isStill, make } from '../../pages/dom.ts';
import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { isAllOver, overWords, roundNetWords } from '../../pages/round-total.ts';
import { stakeField, type StakeField } from '../../pages/stake-field.ts';
import { WatchedRounds } from '../../pages/watched-rounds.ts';
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
  readonly #rounds = new WatchedRounds<Deal>();
  readonly #scene = handsScene();
  readonly #recent = make('ol', { class: 'recent', 'aria-label': word('arcade.recent') });
  readonly #caption = make('p', { class: 'caption' });
  readonly #moves = moveBar((move) => void this.#decide(move));
  readonly #potential = make('p', { class: 'potential' });
  readonly #button = make('button', { type: 'button', class: 'main', click: () => void this.#place() });
  readonly #stake: StakeField;
  readonly #own = new OwnHands();
  #mine: StakeView | null = null;
  #isAsking = false;
  #dealersShown = -1;
  #isTold = false;

  readonly proofs = {
    read: () => {
      const { promised, past } = this.#rounds.proofs(writtenDeal);
      return { promised, past: this.#own.among(past) };
    },
    resultOf: this.#own.resultOf,
    blocks: DEAL_BLOCKS,
    ownBlocks: HAND_BLOCKS,
  };

  constructor(frame: GameFrame) {
    this.#frame = frame;
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
    requestAnimationFrame(() => this.#tick());
  }

  hearTable(next: SharedView<Deal>): void {
    const before = this.#rounds.view?.round;
    const isNewRound = before !== next.round;
    this.#rounds.hear(next);
    if (isNewRound) this.#beginRound(next.round);
    if (isNewRound && before !== undefined) this.#frame.roundBegan();
    if (next.phase !== 'betting' && !this.#isTold) this.#frame.holdMoney(next.phase === 'shown');
    document.body.dataset['phase'] = next.phase;
    this.#dealersShown = -1;
    // Pictures are not drawn where the page is out of sight or the phone is busy: what is known at once is told at once.
    this.#showDealer(next);
    this.#showRecent();
    this.#draw();
  }

  hearStake(next: StakeView): void {
    const before = this.#mine;
    const wasAsked = this.#movesNow().length > 0;
    this.#mine = next;
    if (wasAsked && this.#movesNow().length === 0) this.#frame.say(''); // it is nobody's turn here any more
    if (next.state === 'won' || next.state === 'lost') this.#own.keep(next);
    if (this.#isTold || next.state === 'open' || next.state === 'returned') this.#frame.count(next);
    if (next.state === 'returned' && before?.state === 'open')
      this.#frame.say(word('arcade.returned', { amount: formatKes(next.stake) }));
    if (before?.hands === undefined && this.#movesNow().length > 0) this.#sayTurn();
    this.#draw();
  }

  #beginRound(round: string): void {
    const mine = this.#mine;
    if (mine !== null && mine.round !== round) {
      this.#frame.count(mine); // nobody may have watched it to its end
      if (!this.#isTold && isAllOver([mine])) this.#frame.say(overWords([mine]));
      this.#mine = null;
    }
    this.#isTold = false;
    this.#frame.holdMoney(false);
  }

  #dealer(): Deal['dealer'] {
    return this.#rounds.view?.outcome?.dealer ?? [];
  }

  /** What the player can decide now. */
  #movesNow(): readonly Move[] {
    const hands = this.#mine?.hands ?? [];
    if (this.#mine?.state !== 'open' || hands.every(({ state }) => state !== 'turn')) return [];
    return movesFor(hands.map(({ cards, state }) => ({ cards: toldCards(cards), isDone: state !== 'turn' })));
  }

  #sayTurn(): void {
    const hand = this.#mine?.hands?.find(({ state }) => state === 'turn');
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
    if (this.#isAsking || this.#mine === null) return;
    const answer = await this.#ask('decide', {
      stake: this.#mine.id,
      move,
      // A request that comes twice decides once, and one that was made elsewhere counts.
      after: this.#mine.moves?.length ?? 0,
    });
    if (answer !== null) this.#sayTurn();
  }

  async #ask(path: string, asked: object): Promise<StakeView | null> {
    this.#isAsking = true;
    this.#draw();
    const answer = await ask<StakeView>(path, { play: this.#frame.opened.play, ...asked });
    this.#isAsking = false;
    if (answer.ok) this.#hearAnswer(answer.value);
    else this.#frame.sayRefusal(answer.reason);
    this.#draw();
    return answer.ok ? answer.value : null;
  }

  /** The stream may have told of it before, and of what became of it since. */
  #hearAnswer(stake: StakeView): void {
    const isOver = stake.round !== this.#rounds.view?.round;
    const isDecided = this.#mine?.id === stake.id && this.#mine.state !== 'open';
    if (!isOver && !isDecided) this.hearStake(stake);
  }

  #tick(): void {
    const { view } = this.#rounds;
    if (view !== null) {
      this.#showDealer(view);
      const text = this.#captionFor(view);
      if (this.#caption.textContent !== text) this.#caption.textContent = text;
    }
    requestAnimationFrame(() => this.#tick());
  }

  /** The dealer's cards come one after another, and only then what they brought. */
  #showDealer({ phase, outcome }: SharedView<Deal>): void {
    const dealer = this.#dealer();
    const since = BLACKJACK_PACE.shownMs - this.#rounds.leftMs();
    const isSlow = phase === 'shown' && !isStill();
    const due = isSlow ? Math.min(dealer.length, 1 + Math.floor(since / DEALER_CARD_MS)) : dealer.length;
    if (due === this.#dealersShown) return;
    this.#dealersShown = due;
    this.#scene.showDealer(dealer.slice(0, due));
    if (phase === 'shown' && outcome !== null && due === dealer.length && !this.#isTold) this.#tell(outcome);
  }

  #tell(deal: Deal): void {
    this.#isTold = true;
    const sentence = dealerWords(deal);
    const mine = this.#mine;
    if (mine !== null) this.#frame.count(mine);
    this.#frame.say(mine === null ? sentence : `${sentence} ${roundNetWords([mine])}`);
    this.#frame.holdMoney(false);
    this.#showRecent();
    this.#draw();
  }

  #captionFor({ phase }: SharedView<Deal>): string {
    const inSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));
    if (phase === 'betting')
      return word('arcade.blackjack.left', { seconds: inSeconds(this.#rounds.leftMs()) });
    if (phase === 'running')
      return this.#movesNow().length > 0
        ? word('arcade.blackjack.deciding', { seconds: inSeconds(DECIDING_MS - this.#rounds.elapsedMs()) })
        : word('arcade.blackjack.others');
    return this.#isTold ? word('arcade.blackjack.next', { seconds: inSeconds(this.#rounds.leftMs()) }) : '';
  }

  #showRecent(): void {
    const { phase, recent = [] } = this.#rounds.view ?? {};
    const past = this.#isTold || phase !== 'shown' ? recent : recent.slice(1);
    this.#recent.replaceChildren(
      ...past.slice(0, RECENT_SHOWN).map(({ outcome }) => make('li', {}, countWords(outcome.dealer))),
    );
  }

  #draw(): void {
    const moves = this.#movesNow();
    const stake = this.#stake.value();
    const mine = this.#mine;
    if (mine?.hands === undefined) this.#scene.showTable(this.#rounds.view?.outcome?.player ?? []);
    else this.#scene.showHands(mine.hands);
    this.#moves.show(moves, this.#perHand(mine), this.#isAsking);
    this.#stake.element.hidden = moves.length > 0;
    this.#button.hidden = moves.length > 0;
    this.#stake.lock(mine !== null || this.#isAsking);
    this.#potential.textContent = stake === null || moves.length > 0 ? '' : this.#potentialText(stake);
    this.#drawButton(stake);
  }

  /** What is staked on the hand whose turn it is: so much a double or a split of it costs again. */
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
    this.#button.disabled = !isBetting || this.#isAsking || stake === null || this.#mine !== null;
    if (this.#rounds.view === null) this.#button.textContent = word('arcade.connecting');
    else if (this.#mine?.state === 'open')
      this.#button.textContent = word(
        this.#mine.hands === undefined ? 'arcade.blackjack.staked' : 'arcade.blackjack.decided',
      );
    else if (!isBetting) this.#button.textContent = word('arcade.stakes.next');
    else if (stake === null) this.#button.textContent = word('arcade.checkStake');
    else this.#button.textContent = word('arcade.place', { amount: formatKes(stake) });
  }
}

await startGame((frame) => new BlackjackPage(frame));
