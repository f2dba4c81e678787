import { addCents, cents, formatKes, subtractCents, type Cents } from '@kipenga/betting-core';
import { minutesAndSeconds, signed } from './amount-words.ts';
import type { FrameElements } from './frame-elements.ts';
import type { GameFrame } from './game-page.ts';

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

  /** Was the stake, or what became of it, told in this visit? */
  knows(id: string): boolean {
    return this.#stakes.has(id);
  }

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
    this.#elements.time.textContent = minutesAndSeconds(performance.now() - this.#since);
  }
}
