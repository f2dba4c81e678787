import { ok, refuse } from '@kipenga/betting-core';
import type { WalletClient } from '../money/wallet-client.ts';
import type { TableAnswer, TableTime } from '../play/table.ts';
import type { JackpotView } from '../protocol.ts';

/** Returns the amounts of the house's jackpot. */
export type JackpotDesk = () => Promise<TableAnswer<JackpotView>>;

/** The house is asked at most once in this time. */
const FRESH_MS = 1_000;

/** Asks the house, and caches the answer. */
export const jackpotDesk = (
  wallet: Pick<WalletClient, 'jackpot'>,
  time: Pick<TableTime, 'now'>,
): JackpotDesk => {
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked: ReturnType<JackpotDesk> | null = null;
  const ask: JackpotDesk = async () => {
    const outcome = await wallet.jackpot({});
    return outcome.kind === 'done' ? ok(outcome.answer) : refuse('wallet-silent');
  };
  return () => {
    if (asked === null || time.now() - askedAt >= FRESH_MS) {
      askedAt = time.now();
      asked = ask();
    }
    return asked;
  };
};
