import { addCents, cents, formatKes, subtractCents, type Cents } from '@kipenga/betting-core';
import { minutesAndSeconds, signed } from './amount-words.ts';
import type { FrameElements } from './frame-elements.ts';
import type { GameFrame } from './game-page.ts';
import { showRealityCheck } from './reality-check.ts';

const MINUTE_MS = 60_000;
const REALITY_CHECK_MINUTES = 30;
const NOTHING = cents(0);

type Elements = Pick<FrameElements, 'balance' | 'net' | 'time'>;

/** What a visit to a game has cost and taken so far, always shown. */
export class Visit {
  readonly #elements: Elements;
  readonly #stakes = new Map<string, Cents>();
  readonly #since = performance.now();
  #isHeld = false;
  #balance: Cents;
  #net: Cents = NOTHING;
  #checks = 0;

  constructor(elements: Elements, balance: Cents) {
    this.#elements = elements;
    this.#balance = balance;
    setInterval(() => this.#showTime(), 1000);
  }

  readonly count: GameFrame['count'] = ({ id, stake, state, paid }) => {
    this.#stakes.set(id, subtractCents(state === 'open' ? NOTHING : paid, stake));
    this.#net = [...this.#stakes.values()].reduce(addCents, NOTHING);
    this.#showMoney();
  };

  readonly holdMoney: GameFrame['holdMoney'] = (isHeld) => {
    this.#isHeld = isHeld;
    this.#showMoney();
  };

  hearBalance(balance: Cents): void {
    this.#balance = balance;
    this.#showMoney();
  }

  #showMoney(): void {
    if (this.#isHeld) return;
    this.#elements.balance.textContent = formatKes(this.#balance);
    this.#elements.net.textContent = signed(this.#net);
  }

  #showTime(): void {
    const elapsed = performance.now() - this.#since;
    this.#elements.time.textContent = minutesAndSeconds(elapsed);
    const due = Math.floor(elapsed / (REALITY_CHECK_MINUTES * MINUTE_MS));
    if (due <= this.#checks || document.querySelector('dialog[open]')) return;
    this.#checks = due;
    showRealityCheck(due * REALITY_CHECK_MINUTES, this.#net);
  }
}
