import { cents, ok, refuse, type Cents } from '@kipenga/betting-core';
import type { WalletAnswer } from '@kipenga/contracts/wallet';
import type { HandAtStake, Journal, Settlement } from './journal.store.ts';
import { Outbox, type OutboxNews } from './outbox.ts';
import type { PaidWith, PlayerAccount } from './player-account.ts';
import type { WalletClient, WalletOutcome } from './wallet-client.ts';

interface Parts extends Pick<OutboxNews, 'onRetry' | 'onDispute'> {
  readonly wallet: WalletClient;
  readonly journal: Journal;
  readonly newId: () => string;
  readonly firstPauseMs?: number;
}

/** The new balance, and the amount of a jackpot tier paid with it. */
type OnBalance = (balance: Cents, jackpotPaid?: Cents) => void;
type StakeOutcome = WalletOutcome<WalletAnswer<'debit'>>;

interface DebitWanted {
  readonly id: string;
  readonly session: string;
  readonly sharedRound: string;
  readonly amount: Cents;
}

const FIRST_PAUSE_MS = 500;
const NOTHING = cents(0);

/** All calls that move real money in the house's wallet. */
export class Cashier {
  readonly #parts: Parts;
  readonly #outbox: Outbox;
  readonly #listeners = new Map<string, OnBalance>();
  /** Settlements of the transaction under way; null outside one. */
  #kept: Settlement[] | null = null;

  /**
   * Gives back undecided stakes of an earlier process, except those of hands in play, which are resumed; and sends
   * the wallet its unsent settlements.
   */
  constructor({ firstPauseMs = FIRST_PAUSE_MS, ...parts }: Parts) {
    const onTold = ({ session }: Settlement, { balance, jackpotPaid }: WalletAnswer<'credit'>): void =>
      this.#listeners.get(session)?.(balance, jackpotPaid);
    this.#parts = parts;
    this.#outbox = new Outbox({ ...parts, firstPauseMs, onTold });
    for (const settlement of parts.journal.settlements()) this.#outbox.send(settlement);
    const inPlay = new Set(this.hands().flatMap(({ id, kept }) => [id, ...kept.added]));
    for (const { id } of parts.journal.undecided()) if (!inPlay.has(id)) this.#giveBack(id);
  }

  /** Hands in play, left by an earlier process. */
  hands(): readonly HandAtStake[] {
    return this.#parts.journal.hands();
  }

  /** The account of one wallet session. `onBalance` gets every new balance. */
  accountOf(session: string, onBalance: OnBalance): PlayerAccount {
    this.#listeners.set(session, onBalance);
    return {
      stake: async (round, amount) => {
        const id = this.#parts.newId();
        const outcome = await this.#debit({ id, session, sharedRound: round, amount });
        if (outcome.kind === 'refused') return refuse({ kind: outcome.code });
        if (outcome.kind === 'unknown') return refuse({ kind: 'wallet-silent' });
        onBalance(outcome.answer.balance);
        return ok(id);
      },
      pay: (id, amount, paidWith) => this.#decide(id, 'credit', amount, paidWith),
      keep: (id, hand) => this.#parts.journal.keep(id, hand),
      giveBack: (id) => this.#giveBack(id),
    };
  }

  /**
   * Runs work that settles many stakes as one write to disk, and sends them to the wallet once all are kept: a flight
   * that ends with a hundred on board must not delay other flights.
   */
  together(work: () => void): void {
    const decided: Settlement[] = [];
    this.#kept = decided;
    try {
      this.#parts.journal.together(work);
    } finally {
      this.#kept = null;
    }
    for (const settlement of decided) this.#outbox.send(settlement);
  }

  /** Stops balance updates of this session. Its settlements are sent all the same. */
  forget(session: string): void {
    this.#listeners.delete(session);
  }

  /** Waits at most this long for calls under way, then stops. */
  stop(graceMs: number): Promise<void> {
    return this.#outbox.stop(graceMs);
  }

  /** Records a stake, then debits it. */
  async #debit({ id, session, sharedRound, amount }: DebitWanted): Promise<StakeOutcome> {
    const { wallet, journal } = this.#parts;
    const round = `${sharedRound}:${id}`;
    journal.asked({ id, session, round, amount });
    const outcome = await wallet.debit({ session, round, sharedRound, transaction: id, amount });
    if (outcome.kind === 'refused') journal.refused(id);
    // The stake may have been taken. It is given back either way; the wallet refuses the debit should it still
    // arrive.
    if (outcome.kind === 'unknown') this.#giveBack(id);
    return outcome;
  }

  #giveBack(id: string): void {
    this.#decide(id, 'rollback', NOTHING);
  }

  #decide(
    id: string,
    kind: Settlement['kind'],
    pays: Cents,
    { jackpot, unrisked = NOTHING }: PaidWith = {},
  ): void {
    const { journal, newId } = this.#parts;
    const settlement = journal.decide(id, {
      kind,
      transaction: newId(),
      pays,
      jackpot: jackpot ?? null,
      unrisked,
    });
    if (settlement === null) return;
    if (this.#kept === null) this.#outbox.send(settlement);
    else this.#kept.push(settlement);
  }
}
