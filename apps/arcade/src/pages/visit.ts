import { addCents, cents, formatKes, subtractCents, type Cents } from '@kipenga/betting-core';
import { minutesAndSeconds, signed } from './amount-words.ts';
import type { FrameElements } from './frame-elements.ts';
import type { GameFrame } from './game-page.ts';

const NOTHING = cents(0);

type Counted = Parameters<GameFrame['count']>[0];
type Elements = Pick<FrameElements, 'balance' | 'net' | 'time'>;

const netOf = ({ state, stake, paid }: Counted): Cents =>
  subtractCents(state === 'open' ? NOTHING : paid, stake);

/** The net and the duration of a visit to a game, always shown. */
export class Visit {
  readonly #elements: Elements;
  readonly #stakes = new Map<string, Counted>();
  readonly #since = performance.now();
  #isHeld = false;
  readonly #onMoney: () => void;
  #balance: Cents;
  /** The balance on show, and the one the house was last told of. */
  #onShow: Cents;
  #told: Cents;
  #net: Cents = NOTHING;

  /** @param onMoney Called when the balance on show changes; later, if that would reveal a result. */
  constructor(elements: Elements, balance: Cents, onMoney: () => void) {
    this.#elements = elements;
    this.#onMoney = onMoney;
    this.#balance = balance;
    this.#onShow = balance;
    this.#told = balance;
    setInterval(() => this.#showTime(), 1000);
  }

  readonly count: GameFrame['count'] = (stake) => {
    this.#stakes.set(stake.id, stake);
    this.#net = [...this.#stakes.values()].map(netOf).reduce(addCents, NOTHING);
    this.#showMoney();
  };

  readonly holdMoney: GameFrame['holdMoney'] = (isHeld) => {
    this.#isHeld = isHeld;
    this.#showMoney();
  };

  /**
   * Takes results of stakes that were settled while the page was away, and counts those of this visit. Returns true
   * if any of them was not told yet.
   */
  hearLast(stakes: readonly Counted[]): boolean {
    const isNews = ({ id, state }: Counted): boolean => {
      const known = this.#stakes.get(id)?.state;
      return known === undefined || (known === 'open' && state !== 'open');
    };
    const news = stakes.filter(isNews);
    for (const stake of news) if (this.#stakes.has(stake.id)) this.count(stake);
    return news.length > 0;
  }

  hearBalance(balance: Cents): void {
    this.#balance = balance;
    this.#showMoney();
  }

  #showMoney(): void {
    // A stake leaves the balance at once; a payout waits, since it would reveal the result.
    if (this.#isHeld && this.#balance >= this.#onShow) return;
    this.#onShow = this.#balance;
    this.#elements.balance.textContent = formatKes(this.#balance);
    if (this.#isHeld) return;
    this.#elements.net.textContent = signed(this.#net);
    if (this.#told === this.#balance) return;
    this.#told = this.#balance;
    this.#onMoney();
  }

  #showTime(): void {
    this.#elements.time.textContent = minutesAndSeconds(performance.now() - this.#since);
  }
}
