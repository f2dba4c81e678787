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

/** The balance now, and what a tier of the jackpot paid with it. */
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

/** Everybody's real money: what the arcade asks of the house's wallet. */
export class Cashier {
  readonly #parts: Parts;
  readonly #outbox: Outbox;
  readonly #listeners = new Map<string, OnBalance>();
  /** Decided in the work under way; null while there is none. */
  #kept: Settlement[] | null = null;

  /**
   * Stakes that an earlier process left undecided are given back, but those of hands in play, which go on; and what it decided but could
   * not tell the wallet is told now.
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

  /** The hands in play, when a process ended in the middle of their rounds. */
  hands(): readonly HandAtStake[] {
    return this.#parts.journal.hands();
  }

  /** The account of one wallet session; it is told every new balance. */
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
   * Does work that pays or gives back many stakes: they cost the disk what one does, and the wallet hears of them once all are kept. A
   * flight that ends with a hundred on board must not hold up the flights of others.
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

  /** Nobody listens for this session's balance any more. What is owed to it is told all the same. */
  forget(session: string): void {
    this.#listeners.delete(session);
  }

  /** Waits at most this long for what the wallet is being told. */
  stop(graceMs: number): Promise<void> {
    return this.#outbox.stop(graceMs);
  }

  /** Asks the wallet for a stake that is written down first. */
  async #debit({ id, session, sharedRound, amount }: DebitWanted): Promise<StakeOutcome> {
    const { wallet, journal } = this.#parts;
    const round = `${sharedRound}:${id}`;
    journal.asked({ id, session, round, amount });
    const outcome = await wallet.debit({ session, round, sharedRound, transaction: id, amount });
    if (outcome.kind === 'refused') journal.refused(id);
    // It may have been taken: taken or not, it is given back, and the wallet refuses it should it still arrive.
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
