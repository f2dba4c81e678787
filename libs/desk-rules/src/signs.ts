/**
 * Signs in the days of a customer. The first four are of people whom a call may help; the others are of money that may be laundered.
 * - `losers`: the top half percent by what they lost in 30 days
 * - `chasing`: on two days of a week they paid in at least three times and lost
 * - `nights`: on four nights of a week they staked between midnight and five
 * - `payouts-back`: three withdrawals of a week went back into the wallet
 * - `little-play`: much was paid in within a week, less than a fifth of it was staked, and half of it went out again
 * - `many-payers`: five payments of a week came by hand, which any phone can make
 * - `structuring`: on a day they paid in five times or more, all but equal, and much together
 */
export const SIGNS = [
  'losers',
  'chasing',
  'nights',
  'payouts-back',
  'little-play',
  'many-payers',
  'structuring',
] as const;
export type Sign = (typeof SIGNS)[number];

/** The outcomes of a look at a customer. The journal has the note with the reason. */
export const CASE_OUTCOMES = ['called', 'no-answer', 'watched', 'reported', 'closed'] as const;
