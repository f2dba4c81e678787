import { cents, ok, refuse, type Cents } from '@kipenga/betting-core';
import { errandRunner, type ErrandNews } from './errand-runner.ts';
import type { Errand, Journal } from './journal.store.ts';
import type { Purse } from './purse.ts';
import type { WalletClient } from './wallet-client.ts';

interface Parts extends Pick<ErrandNews, 'onRetry' | 'onDispute'> {
  readonly wallet: WalletClient;
  readonly journal: Journal;
  readonly newId: () => string;
  readonly firstPauseMs?: number;
}

/** Everybody's real money: what the arcade asks of the house's wallet. */
export interface Cashier {
  /** The purse of one wallet session; it is told every new balance. */
  readonly purseOf: (session: string, onBalance: (balance: Cents) => void) => Purse;
  /**
   * Does work that pays or gives back many stakes: they cost the disk what one does, and the wallet hears of them once all are kept. A
   * flight that ends with a hundred on board must not hold up the flights of others.
   */
  readonly together: (work: () => void) => void;
  /** Nobody listens for this session's balance any more. What is owed to it is told all the same. */
  readonly forget: (session: string) => void;
  readonly stop: (graceMs: number) => Promise<void>;
}

const NOTHING = cents(0);

/**
 * Opens the cashier. Stakes that an earlier process left undecided are given back, and what it decided but could not tell the wallet
 * is told now.
 */
export const openCashier = ({ wallet, journal, newId, firstPauseMs = 500, ...news }: Parts): Cashier => {
  const listeners = new Map<string, (balance: Cents) => void>();
  const errands = errandRunner({
    wallet,
    journal,
    firstPauseMs,
    ...news,
    onTold: ({ session }, balance) => listeners.get(session)?.(balance),
  });
  /** Decided in the work under way; null while there is none. */
  let kept: Errand[] | null = null;
  const decide = (id: string, kind: Errand['kind'], pays: Cents): void => {
    const errand = journal.decide(id, { kind, transaction: newId(), pays });
    if (errand === null) return;
    if (kept === null) errands.run(errand);
    else kept.push(errand);
  };

  for (const errand of journal.errands()) errands.run(errand);
  for (const { id } of journal.undecided()) decide(id, 'rollback', NOTHING);

  return {
    purseOf: (session, onBalance) => {
      listeners.set(session, onBalance);
      return {
        stake: async (round, amount) => {
          const id = newId();
          journal.asked({ id, session, round: `${round}:${id}`, amount });
          const outcome = await wallet.debit({
            session,
            round: `${round}:${id}`,
            sharedRound: round,
            transaction: id,
            amount,
          });
          if (outcome.kind === 'refused') {
            journal.refused(id);
            return refuse({ kind: outcome.code });
          }
          if (outcome.kind === 'unknown') {
            // It may have been taken: taken or not, it is given back, and the wallet refuses it should it still arrive.
            decide(id, 'rollback', NOTHING);
            return refuse({ kind: 'wallet-silent' });
          }
          onBalance(outcome.answer.balance);
          return ok(id);
        },
        pay: (id, amount) => decide(id, 'credit', amount),
        giveBack: (id) => decide(id, 'rollback', NOTHING),
      };
    },
    together: (work) => {
      const decided: Errand[] = [];
      kept = decided;
      try {
        journal.together(work);
      } finally {
        kept = null;
      }
      for (const errand of decided) errands.run(errand);
    },
    forget: (session) => void listeners.delete(session),
    stop: (graceMs) => errands.stop(graceMs),
  };
};
