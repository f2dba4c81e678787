import type { DepositAnswer } from '@kipenga/api';
import { formatKes, type DepositRefusal, type MoneyRefusal } from '@kipenga/betting-core';
import { say, type Said } from '../language/said.ts';

/** What the form says about an amount it does not send (R5-06, D10). */
export function depositFault(refusal: DepositRefusal | MoneyRefusal): Said {
  switch (refusal.kind) {
    case 'amount-too-high':
      return say('shell.deposit.tooMuch', { maximum: formatKes(refusal.maximum) });
    case 'amount-not-whole':
      return say('shell.deposit.wholeShillings');
    case 'amount-too-low':
    case 'amount-missing':
    case 'amount-unreadable':
    case 'amount-too-long':
      return say('shell.deposit.invalid');
  }
}

/** What a deposit that did not start says (R8-09): the platform's reason where it gave one. */
export function depositFailure(answer: DepositAnswer | undefined): Said {
  return answer?.kind === 'refused' && answer.description !== ''
    ? answer.description
    : say('shell.deposit.failed');
}
