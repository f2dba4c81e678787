import type { DepositAnswer } from '@kipenga/api';
import { formatKes, type BetLimits, type DepositRefusal, type MoneyRefusal } from '@kipenga/betting-core';
import { answerMessage } from '../language/answer-message.ts';
import { message, type Message } from '../language/message.ts';

/** Returns the form's message for an amount it does not send (R5-06, D10). */
export function depositFault(
  refusal: DepositRefusal | MoneyRefusal,
  { maxDeposit }: Pick<BetLimits, 'maxDeposit'>,
): Message {
  switch (refusal.kind) {
    case 'amount-too-high':
    case 'amount-too-long':
      return message('shell.deposit.tooMuch', { maximum: formatKes(maxDeposit) });
    case 'amount-not-whole':
      return message('shell.deposit.wholeShillings');
    case 'amount-too-low':
    case 'amount-missing':
    case 'amount-unreadable':
      return message('shell.deposit.invalid');
  }
}

/** A deposit that did not start: the catalogue's sentence, and the reason if the house or its gateway gave one (R8-09). */
export interface DepositFailure {
  readonly says: Message;
  readonly reason: Message | null;
  /** Set if the house needs the customer's identity first, or is still checking it (D116). */
  readonly identity: 'needed' | 'pending' | null;
}

export function depositFailure(answer: DepositAnswer | undefined): DepositFailure {
  const isReasoned = answer?.kind === 'refused' && answer.description !== '';
  const isAsked = answer?.kind === 'refused' && answer.isIdentityNeeded === true;
  const identity = answer?.reason?.code === 'identity-pending' ? 'pending' : 'needed';
  return {
    says: message('shell.deposit.failed'),
    reason: isReasoned ? answerMessage(answer) : null,
    identity: isAsked ? identity : null,
  };
}
