import type { DepositAnswer } from '@kipenga/api';
import { formatKes, type DepositRefusal, type MoneyRefusal } from '@kipenga/betting-core';
import { answerMessage } from '../language/answer-message.ts';
import { message, type Message } from '../language/message.ts';

/** What the form says about an amount it does not send (R5-06, D10). */
export function depositFault(refusal: DepositRefusal | MoneyRefusal): Message {
  switch (refusal.kind) {
    case 'amount-too-high':
      return message('shell.deposit.tooMuch', { maximum: formatKes(refusal.maximum) });
    case 'amount-not-whole':
      return message('shell.deposit.wholeShillings');
    case 'amount-too-low':
    case 'amount-missing':
    case 'amount-unreadable':
    case 'amount-too-long':
      return message('shell.deposit.invalid');
  }
}

/** What a deposit that did not start says (R8-09): the platform's reason where it gave one. */
export function depositFailure(answer: DepositAnswer | undefined): Message {
  return answer?.kind === 'refused' && answer.description !== ''
    ? answerMessage(answer)
    : message('shell.deposit.failed');
}
