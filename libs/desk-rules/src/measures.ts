/** The reasons why a customer is blocked. The customer reads them, so each has its words in every language. */
export const BLOCK_REASONS = ['identity', 'payments', 'accounts', 'play', 'care'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** The reasons why an operator closes an account: who wishes it, or that its holder is under age. */
export const CLOSING_REASONS = ['house', 'own-wish', 'under-age'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** The reasons why the house gives a customer money. The customer reads them, so each has its words in every language. */
export const CREDIT_REASONS = ['settlement', 'payment', 'fault', 'complaint', 'goodwill'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** The classes of customers whose stakes a limit can hold to a part of the highest stake. */
export const CUSTOMER_CLASSES = ['watched', 'restricted', 'professional'] as const;
export type CustomerClass = (typeof CUSTOMER_CLASSES)[number];

/** The reasons why a customer is in a class. The customer reads them too. */
export const CLASS_REASONS = ['prices', 'accounts', 'promotions', 'care'] as const;
export type ClassReason = (typeof CLASS_REASONS)[number];

/** The taxes that the house owes the revenue authority, each with its own account. */
export const TAX_KINDS = ['stakes', 'winnings', 'transfers'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** The limits of the house that operators set for a moment to come, by their names in the limits list. */
export const HOUSE_LIMITS = [
  'min_stake',
  'max_stake',
  'max_bet_possible_win',
  'max_daily_payout',
  'max_deposit',
  'min_withdrawal',
  'max_withdrawal',
  'max_selections',
  'cash_out_margin',
  'max_credit',
] as const;
export type HouseLimit = (typeof HOUSE_LIMITS)[number];
