import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import { signed } from '../../pages/amount-words.ts';
import { ask } from '../../pages/arcade-client.ts';
import { newClientSeed } from '../../pages/client-seed.ts';
import { make } from '../../pages/dom.ts';
import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { setting } from '../../pages/setting.ts';
import { SoloProofs } from '../../pages/solo-proofs.ts';
import { stakeField, type StakeField } from '../../pages/stake-field.ts';
import type { SoloView } from '../../protocol.ts';
import { multiplier, payoutOf } from '../multiplier.ts';
import { cardResult, digestResult } from './card-result.ts';
import type { CardView } from './card-sales.ts';
import { CARDS } from './cards.ts';
import { payTable } from './pay-table.ts';
import type { ScratchCard } from './scratch-card.ts';
import { ScratchScene } from './scratch-scene.ts';
import { word } from './word.ts';
import './scratch.css';

/** A blank digest, used only to count the fields of this kind of card. */
const BLANK = new Uint8Array(32);

/** The present action of the button. */
type Phase = 'shop' | 'buying' | 'scratching';

class ScratchPage implements GamePage<SoloView> {
  readonly proofs: SoloProofs;
  readonly #frame: GameFrame;
  readonly #card: ScratchCard;
  readonly #scene: ScratchScene;
  readonly #stake: StakeField;
  readonly #potential = make('p', { class: 'potential' });
  readonly #button = make('button', { type: 'button', class: 'main', click: () => void this.#act() });
  #phase: Phase = 'shop';

  constructor(frame: GameFrame, card: ScratchCard) {
    this.#frame = frame;
    this.#card = card;
    this.#scene = new ScratchScene(card, setting.gameId, card.print(BLANK).fields.length);
    this.proofs = new SoloProofs((digest) => digestResult(card, digest));
    this.#stake = stakeField(frame.opened.limits, () => this.#draw());
    frame.scene.append(this.#scene.element);
    frame.controls.append(this.#stake.element, this.#potential, this.#button, payTable(card));
    this.#draw();
  }

  hearTable(view: SoloView): void {
    this.proofs.promise = view;
    this.#draw();
  }

  isShowing(): boolean {
    return this.#phase !== 'shop';
  }

  async #act(): Promise<void> {
    if (this.#phase === 'scratching') return this.#scene.openAll();
    const price = this.#stake.value();
    const { promise } = this.proofs;
    if (this.#phase === 'buying' || price === null || promise === null) return;
    this.#enter('buying');
    this.#frame.say('');
    this.#frame.holdMoney(true);
    const clientSeed = newClientSeed();
    const asked = { play: this.#frame.opened.play, hash: promise.hash, amount: price, clientSeed };
    const answer = await ask<CardView>('stake', asked);
    if (answer.ok) this.#lay(answer.value, promise, { price, clientSeed });
    else this.#refuse(answer.reason);
  }

  #refuse(code: Parameters<GameFrame['sayRefusal']>[0]): void {
    this.#frame.holdMoney(false);
    this.#enter('shop');
    this.#frame.sayRefusal(code);
  }

  #lay(card: CardView, promise: SoloView, { price, clientSeed }: { price: Cents; clientSeed: string }): void {
    this.proofs.promise = card.next;
    this.#enter('scratching');
    const own = card.own === null ? '' : `${word('arcade.scratch.ownIs', { number: card.own })} `;
    this.#frame.say(`${own}${word('arcade.scratch.scratch')}`);
    this.#scene.lay(card, () => {
      this.proofs.keep(promise, { seed: card.seed, clientSeed }, cardResult(card));
      this.#tellResult(promise.hash, price, card.paid);
    });
  }

  #tellResult(id: string, stake: Cents, paid: Cents): void {
    this.#frame.count({ id, stake, state: paid > 0 ? 'won' : 'lost', paid });
    this.#frame.holdMoney(false);
    const net = signed(cents(paid - stake));
    this.#frame.say(
      paid === 0
        ? word('arcade.lost', { net })
        : word('arcade.scratch.paid', { amount: formatKes(paid), net }),
    );
    this.#enter('shop');
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#draw();
  }

  #draw(): void {
    const price = this.#stake.value();
    this.#stake.lock(this.#phase !== 'shop');
    this.#button.disabled =
      this.#phase === 'buying' ||
      (this.#phase === 'shop' && (price === null || this.proofs.promise === null));
    this.#button.textContent = this.#buttonText(price);
    this.#potential.textContent = price === null ? '' : this.#potentialText(price);
  }

  #buttonText(price: Cents | null): string {
    if (this.proofs.promise === null) return word('arcade.connecting');
    if (this.#phase === 'buying') return word('arcade.scratch.selling');
    if (this.#phase === 'scratching') return word('arcade.scratch.openAll');
    if (price === null) return word('arcade.checkStake');
    return word('arcade.scratch.buy', { amount: formatKes(price) });
  }

  #potentialText(price: Cents): string {
    const best = Math.max(...this.#card.prizes.map(({ pays }) => pays));
    const amount = payoutOf(price, multiplier(best * 100), this.#frame.opened.limits.cap);
    return word('arcade.scratch.potential', { amount: formatKes(amount) });
  }
}

const card = CARDS[setting.gameId];
if (card !== undefined) await startGame((frame) => new ScratchPage(frame, card));
