import { addCents, compareCents, kes, ok, refuse, subtractCents, type Cents } from '@kipenga/betting-core';
import type { PlayerAccount } from './player-account.ts';

/** The balance of a new demo game. */
export const PLAY_MONEY = kes(10_000);

/** An account of play money. It lives as long as the game is open; the wallet never hears of it. */
export const demoAccount = (newId: () => string, onBalance: (balance: Cents) => void): PlayerAccount => {
  const stakes = new Map<string, Cents>();
  let balance = PLAY_MONEY;
  const hold = (next: Cents): void => {
    balance = next;
    onBalance(balance);
  };
  return {
    stake: async (_, amount) => {
      if (compareCents(balance, amount) < 0) return refuse({ kind: 'insufficient-funds' });
      const id = newId();
      stakes.set(id, amount);
      hold(subtractCents(balance, amount));
      return ok(id);
    },
    pay: (id, amount) => {
      if (stakes.delete(id)) hold(addCents(balance, amount));
    },
    // Play money is not resumed.
    keep: () => undefined,
    giveBack: (id) => {
      const stake = stakes.get(id);
      if (stake !== undefined && stakes.delete(id)) hold(addCents(balance, stake));
    },
  };
};
