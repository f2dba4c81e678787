import type { Cents } from '@kipenga/betting-core';
import type { WalletRefusalCode } from '@kipenga/contracts/wallet';
import type { Errand, Journal } from './journal.store.ts';
import type { WalletClient, WalletOutcome } from './wallet-client.ts';

/** What an errand runner tells its owner. */
export interface ErrandNews {
  /** The wallet has heard it; this is the player's balance now. */
  readonly onTold?: (errand: Errand, balance: Cents) => void;
  readonly onRetry?: (errand: Errand, why: string, tries: number) => void;
  readonly onDispute?: (errand: Errand, code: WalletRefusalCode) => void;
}

interface Parts extends ErrandNews {
  readonly wallet: WalletClient;
  readonly journal: Journal;
  /** How long to wait before the first repetition; each next one waits twice as long, at most a minute. */
  readonly firstPauseMs: number;
}

/** Tells the wallet what was decided, again and again until it answers. */
export interface ErrandRunner {
  readonly run: (errand: Errand) => void;
  /** Waits at most this long for what is under way, then stops. What was not told stays in the journal. */
  readonly stop: (graceMs: number) => Promise<void>;
}

const LANES = 8;
const LONGEST_PAUSE_MS = 60_000;

/** The signature or the clock is wrong, which is put right outside: to be told again. Every other refusal is the last word. */
const maySucceedLater = (code: WalletRefusalCode): boolean => code === 'not-signed';

export const errandRunner = ({ wallet, journal, firstPauseMs, ...news }: Parts): ErrandRunner => {
  const waiting: Errand[] = [];
  const tries = new Map<string, number>();
  const pauses = new Set<NodeJS.Timeout>();
  let busy = 0;
  let isStopped = false;
  let onQuiet: () => void = () => undefined;

  const tell = ({
    kind,
    session,
    round,
    transaction,
    pays,
    id,
  }: Errand): Promise<WalletOutcome<{ balance: Cents }>> =>
    kind === 'credit'
      ? wallet.credit({ session, round, transaction, amount: pays })
      : wallet.rollback({ session, round, transaction, of: id });

  const later = (errand: Errand, why: string): void => {
    const count = (tries.get(errand.id) ?? 0) + 1;
    tries.set(errand.id, count);
    news.onRetry?.(errand, why, count);
    const pause = setTimeout(
      () => {
        pauses.delete(pause);
        waiting.push(errand);
        pump();
      },
      Math.min(firstPauseMs * 2 ** (count - 1), LONGEST_PAUSE_MS),
    );
    pauses.add(pause);
  };

  const attempt = async (errand: Errand): Promise<void> => {
    const outcome = await tell(errand);
    if (isStopped) return;
    if (outcome.kind === 'unknown') return later(errand, outcome.why);
    if (outcome.kind === 'refused' && maySucceedLater(outcome.code)) return later(errand, outcome.code);
    tries.delete(errand.id);
    if (outcome.kind === 'refused') {
      journal.disputed(errand.id, outcome.code);
      news.onDispute?.(errand, outcome.code);
      return;
    }
    journal.told(errand.id);
    news.onTold?.(errand, outcome.answer.balance);
  };

  const pump = (): void => {
    if (isStopped) return;
    for (const errand of waiting.splice(0, LANES - busy)) {
      busy += 1;
      void attempt(errand).finally(() => {
        busy -= 1;
        pump();
        if (busy === 0) onQuiet();
      });
    }
  };

  return {
    run: (errand) => {
      waiting.push(errand);
      pump();
    },
    stop: async (graceMs) => {
      if (busy > 0) {
        let grace: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          onQuiet = resolve;
          grace = setTimeout(resolve, graceMs);
        });
        clearTimeout(grace);
      }
      isStopped = true;
      for (const pause of pauses) clearTimeout(pause);
    },
  };
};
