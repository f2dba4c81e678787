import type { WalletAnswer, WalletRefusalCode } from '@kipenga/contracts/wallet';
import type { Journal, Settlement } from './journal.store.ts';
import type { WalletClient, WalletOutcome } from './wallet-client.ts';

/** Callbacks of an outbox. */
export interface OutboxNews {
  /** The wallet has the settlement and answered with the player's balance. */
  readonly onTold?: (settlement: Settlement, answer: WalletAnswer<'credit'>) => void;
  readonly onRetry?: (settlement: Settlement, why: string, tries: number) => void;
  readonly onDispute?: (settlement: Settlement, code: WalletRefusalCode) => void;
}

interface Parts extends OutboxNews {
  readonly wallet: WalletClient;
  readonly journal: Journal;
  /** Pause before the first retry, in milliseconds. Each further pause is twice as long, at most a minute. */
  readonly firstPauseMs: number;
}

const LANES = 8;
const LONGEST_PAUSE_MS = 60_000;

/** True for a wrong signature or clock: a retry succeeds once that is repaired. Every other refusal is final. */
const maySucceedLater = (code: WalletRefusalCode): boolean => code === 'not-signed';

/** Sends settlements to the wallet, with retries until it answers. */
export class Outbox {
  readonly #parts: Parts;
  readonly #waiting: Settlement[] = [];
  readonly #tries = new Map<string, number>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  #busy = 0;
  #isStopped = false;
  #onQuiet: () => void = () => undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  send(settlement: Settlement): void {
    this.#waiting.push(settlement);
    this.#pump();
  }

  /** Waits at most this long for calls under way, then stops. Unsent settlements stay in the journal. */
  async stop(graceMs: number): Promise<void> {
    if (this.#busy > 0) await this.#quiet(graceMs);
    this.#isStopped = true;
    for (const pause of this.#pauses) clearTimeout(pause);
  }

  async #quiet(graceMs: number): Promise<void> {
    let grace: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#onQuiet = resolve;
      grace = setTimeout(resolve, graceMs);
    });
    clearTimeout(grace);
  }

  #pump(): void {
    if (this.#isStopped) return;
    for (const settlement of this.#waiting.splice(0, LANES - this.#busy)) {
      this.#busy += 1;
      void this.#attempt(settlement).finally(() => {
        this.#busy -= 1;
        this.#pump();
        if (this.#busy === 0) this.#onQuiet();
      });
    }
  }

  async #attempt(settlement: Settlement): Promise<void> {
    const outcome = await this.#tell(settlement);
    if (this.#isStopped) return;
    if (outcome.kind === 'unknown') return this.#later(settlement, outcome.why);
    if (outcome.kind === 'refused' && maySucceedLater(outcome.code))
      return this.#later(settlement, outcome.code);
    const { journal, onDispute, onTold } = this.#parts;
    this.#tries.delete(settlement.id);
    if (outcome.kind === 'refused') {
      journal.disputed(settlement.id, outcome.code);
      onDispute?.(settlement, outcome.code);
      return;
    }
    journal.told(settlement.id);
    onTold?.(settlement, outcome.answer);
  }

  #tell(settlement: Settlement): Promise<WalletOutcome<WalletAnswer<'credit'>>> {
    const { kind, session, round, transaction, pays, jackpot, unrisked, id } = settlement;
    const { wallet } = this.#parts;
    return kind === 'credit'
      ? wallet.credit({
          session,
          round,
          transaction,
          amount: pays,
          ...(jackpot && { jackpot }),
          ...(unrisked > 0 && { unrisked }),
        })
      : wallet.rollback({ session, round, transaction, of: id });
  }

  #later(settlement: Settlement, why: string): void {
    const count = (this.#tries.get(settlement.id) ?? 0) + 1;
    this.#tries.set(settlement.id, count);
    this.#parts.onRetry?.(settlement, why, count);
    const again = (): void => {
      this.#pauses.delete(pause);
      this.send(settlement);
    };
    const pause = setTimeout(again, Math.min(this.#parts.firstPauseMs * 2 ** (count - 1), LONGEST_PAUSE_MS));
    this.#pauses.add(pause);
  }
}
