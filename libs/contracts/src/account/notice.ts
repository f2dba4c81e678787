import type { BetId, Cents, Instant } from '@kipenga/betting-core';

/** Kinds of notices. Kinds that are not in this list are read as 'other'. */
export const NOTICE_KINDS = [
  'bet-won',
  'bet-lost',
  'bet-void',
  'bet-cashed-out',
  'bet-cashed-out-in-part',
  'bet-cashed-out-at-floor',
  'cash-out-fell',
  'bet-reopened',
  'bet-fell-goal',
  'bet-fell-penalty',
  'bet-fell-red-card',
  'bet-fell-ended',
  'bet-fell',
  'bet-pick-postponed',
  'bet-pick-void',
  'bet-pick-late',
  'ticket-won',
  'ticket-lost',
  'ticket-void',
  'ticket-reopened',
  'ticket-pick-postponed',
  'ticket-pick-void',
  'payout-released',
  'match-ended',
  'match-void',
  'deposit-paid',
  'deposit-refused',
  'withdrawal-paid',
  'withdrawal-refused',
  'withdrawal-reopened',
  'bonus-granted',
  'bonus-released',
  'bonus-withdrawn',
  'stake-refunded',
  'refund-withdrawn',
  'free-bet-granted',
  'limit-raised',
  'limit-removed',
  'other',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Topics a customer may choose to get by SMS too. */
export const NOTICE_TOPICS = ['bets', 'deposits', 'results'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Effects of a settlement on the wallet besides its payout. Each is absent if there is none. */
export interface NoticeOfWallet {
  /** Paid or kept for the customer by the result before the correction, and taken back. */
  readonly takenBack?: Cents;
  /** The part of the amount above the daily payout limit: it comes the next day. */
  readonly held?: Cents;
  /** The part of the amount that paid a debt after an earlier correction. */
  readonly repaid?: Cents;
  /** The debt after it, zero if it is paid; present if it changed. */
  readonly owes?: Cents;
}

/** An event in an account, as listed in its notices. */
export interface Notice extends NoticeOfWallet {
  /** Position in the customer's list; later notices have higher numbers. */
  readonly number: number;
  readonly kind: NoticeKind;
  readonly at: Instant;
  /** The bet or ticket it is about; null for others. */
  readonly betId: BetId | null;
  /**
   * Subject in a form the customer knows: the reference of a bet, a receipt, a score, a limit. Empty if the kind says everything.
   */
  readonly reference: string;
  /** The amount it is about; null if there is none. */
  readonly amount: Cents | null;
  /** The tax on that amount, if any. */
  readonly tax?: Cents;
  /** True if it replaces an earlier notice, because a result was corrected. */
  readonly isCorrection: boolean;
  readonly isSeen: boolean;
}
