import type { Cents } from '@kipenga/betting-core';

/** The operator's settings for notices. */
export interface NoticeSettings {
  /** Days they are kept. */
  readonly keptDays: number;
  /** Charge of the customer's network per SMS; zero if the house pays. It is shown beside the choice; the wallet pays nothing (D69). */
  readonly smsPrice: Cents;
}
