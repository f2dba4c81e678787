import type { CasinoTier, Cents, Result } from '@kipenga/betting-core';
import type { WalletRefusalCode } from '@kipenga/contracts/wallet';
import type { KeptHand } from '../play/kept-hand.ts';

/** The reason a stake was not taken. */
export interface StakeRefusal {
  /**
   * The wallet's refusal, or `wallet-silent` if it did not answer: then the stake is given back, in case it was
   * taken.
   */
  readonly kind: WalletRefusalCode | 'wallet-silent';
}

/** Details of a payment. */
export interface PaidWith {
  /** The jackpot tier that the stake drew. */
  readonly jackpot?: CasinoTier | undefined;
  /** The part of the payment that was not at risk. */
  readonly unrisked?: Cents | undefined;
}

/** The account of one open game: real money in the house's wallet, or play money. */
export interface PlayerAccount {
  /**
   * Takes a stake for a round, whose name is unique among all games. Returns the stake's id. The house checks how
   * much one customer has in the round from all screens, so the tables need not.
   */
  readonly stake: (round: string, amount: Cents) => Promise<Result<string, StakeRefusal>>;
  /** Pays a stake's winnings, 0 if it lost. A stake is paid or given back once; later calls change nothing. */
  readonly pay: (id: string, amount: Cents, paidWith?: PaidWith) => void;
  /**
   * Keeps the hand of a stake, replacing an earlier one, until the stake is paid or given back, so that another
   * process can resume it.
   */
  readonly keep: (id: string, hand: KeptHand) => void;
  /** Gives a stake back. */
  readonly giveBack: (id: string) => void;
}
