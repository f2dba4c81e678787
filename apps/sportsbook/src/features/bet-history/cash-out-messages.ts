import { formatKes, type Cents, type WaitFall } from '@kipenga/betting-core';
import { message, type DialogMessage, type Message } from '@kipenga/shell';

/** The result of a paid cash-out, in cents. */
interface Paid {
  readonly paid: Cents;
  readonly held: Cents;
  readonly remainingStake: Cents;
}

/** The message of a paid cash-out: the payout, the part held until tomorrow, and the remaining stake. */
export function paidMessage({ paid, held, remainingStake }: Paid, words: Message): DialogMessage {
  const figures = [
    ['sportsbook.cashOut.paid', paid],
    ...(held > 0 ? [['sportsbook.cashOut.tomorrow', held] as const] : []),
    ...(remainingStake > 0 ? [['sportsbook.cashOut.stays', remainingStake] as const] : []),
  ] as const;
  return {
    tone: 'success',
    title: message('sportsbook.cashOut.done'),
    message: words,
    figures: figures.map(([id, amount]) => ({ name: message(id), value: formatKes(amount) })),
  };
}

/** The message of a cash-out that fell: the reason, and that the bet is unchanged. */
export const fellWords = (reason: WaitFall): Message =>
  message('sportsbook.cashOut.fellWhy', { reason: reason === 'red-card' ? 'redCard' : reason });
