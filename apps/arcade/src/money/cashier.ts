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
  const decide = (id: string, kind: Errand['kind'], pays: Cents): void => {
    const errand = journal.decide(id, { kind, transaction: newId(), pays });
    if (errand !== null) errands.run(errand);
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
          const outcome = await wallet.debit({ session, round: `${round}:${id}`, transaction: id, amount });
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
    forget: (session) => void listeners.delete(session),
    stop: (graceMs) => errands.stop(graceMs),
  };
};
