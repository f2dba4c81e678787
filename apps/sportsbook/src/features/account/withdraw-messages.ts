import {
  formatKes,
  kes,
  type BetLimits,
  type MoneyRefusal,
  type WithdrawalRefusal,
} from '@kipenga/betting-core';
import { message, type Message } from '@kipenga/shell';

/** The form's own rule: more than 19 (R5-07). Below it the catalogue's sentence shows, above it the reason. */
const FORM_MINIMUM = kes(20);

/** The form's message about an amount it does not send (R5-07, D10). */
export function withdrawalFault(
  refusal: WithdrawalRefusal | MoneyRefusal,
  { maxWithdrawal }: Pick<BetLimits, 'maxWithdrawal'>,
): Message {
  switch (refusal.kind) {
    case 'amount-too-low':
      return refusal.minimum > FORM_MINIMUM
        ? message('sportsbook.withdraw.minimum', { minimum: formatKes(refusal.minimum) })
        : message('sportsbook.withdraw.invalid');
    case 'insufficient-funds':
      return message('sportsbook.withdraw.short', { balance: formatKes(refusal.balance) });
    case 'amount-too-high':
    case 'amount-too-long':
      return message('sportsbook.withdraw.most', { maximum: formatKes(maxWithdrawal) });
    case 'amount-not-whole':
      return message('sportsbook.place.stakeWhole');
    case 'amount-missing':
    case 'amount-unreadable':
      return message('sportsbook.withdraw.invalid');
  }
}
