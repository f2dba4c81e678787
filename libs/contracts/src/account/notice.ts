import type { BetId, Cents, Instant } from '@kipenga/betting-core';

/** What a customer is told of. What the house learns to tell after this list was written is 'other'. */
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
  'match-ended',
  'match-void',
  'deposit-paid',
  'deposit-refused',
  'withdrawal-paid',
  'withdrawal-refused',
  'withdrawal-reopened',
  'bonus-granted',
  'bonus-released',
  'stake-refunded',
  'free-bet-granted',
  'limit-raised',
  'limit-removed',
  'other',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What a customer may ask to hear of by SMS too. */
export const NOTICE_TOPICS = ['bets', 'deposits', 'results'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Something that happened in an account, as its list of notices tells it. */
export interface Notice {
  /** Its place in the customer's list: later ones have higher numbers. */
  readonly number: number;
  readonly kind: NoticeKind;
  readonly at: Instant;
  /** The bet or ticket it is about; null where it is about none. */
  readonly betId: BetId | null;
  /** What it is about, as the customer knows it: the bet's reference, the receipt, the score, the limit; empty where its kind says all. */
  readonly reference: string;
  /** The money it tells of; null where it tells of none. */
  readonly amount: Cents | null;
  /** The tax on that money, where there is one. */
  readonly tax?: Cents;
  /** It tells again what was told before, for a result was corrected. */
  readonly isCorrection: boolean;
  readonly isSeen: boolean;
}
