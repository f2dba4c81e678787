import type { Cents } from '@kipenga/betting-core';

/** What the operator decides about notices. */
export interface NoticeSettings {
  /** For how many days they are kept. */
  readonly keptDays: number;
  /** What a customer's network takes for each SMS; zero where the house pays. It is said beside the choice; the wallet pays nothing (D69). */
  readonly smsPrice: Cents;
}
