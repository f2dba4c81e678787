import type { CasinoTier, Cents, Result } from '@kipenga/betting-core';
import type { WalletRefusalCode } from '@kipenga/contracts/wallet';
import type { KeptHand } from '../play/kept-hand.ts';

/** Why a stake is not taken. */
export interface StakeRefusal {
  /** What the wallet said, or that it said nothing: then the stake is given back if it was taken. */
  readonly kind: WalletRefusalCode | 'wallet-silent';
}

/** What is to be said of a payment besides its amount. */
export interface PaidWith {
  /** The tier of the house's jackpot that the stake drew. */
  readonly jackpot?: CasinoTier | undefined;
  /** How much of it only brings back what was not at risk. */
  readonly unrisked?: Cents | undefined;
}

/** What one open game stakes from and pays into: the player's own money behind the house's wallet, or play money. */
export interface PlayerAccount {
  /**
   * Takes a stake for a round of the game, whose name no other round of any game has; answers its id. The house counts what one
   * customer has in the round, in whatever windows: what it refuses, the tables need not know.
   */
  readonly stake: (round: string, amount: Cents) => Promise<Result<string, StakeRefusal>>;
  /**
   * Pays a stake out: what it won, 0 when it lost. A stake is paid out or given back, once; a second word changes nothing.
   */
  readonly pay: (id: string, amount: Cents, paidWith?: PaidWith) => void;
  /** Keeps what a stake in play needs to go on in another process, instead of what was kept before; until it is paid out or given back. */
  readonly keep: (id: string, hand: KeptHand) => void;
  /** Gives a stake back. */
  readonly giveBack: (id: string) => void;
}
