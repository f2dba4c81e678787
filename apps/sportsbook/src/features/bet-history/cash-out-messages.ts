import { formatKes, type Cents, type WaitFall } from '@kipenga/betting-core';
import { message, type DialogMessage, type Message } from '@kipenga/shell';

/** What a cash-out paid. */
interface Paid {
  readonly paid: Cents;
  readonly held: Cents;
  readonly remainingStake: Cents;
}

/** Says what a cash-out paid, what of it comes tomorrow, and what stays on. */
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

/** Says why a cash-out that waited fell, and that the bet is as it was. */
export const fellWords = (reason: WaitFall): Message =>
  message('sportsbook.cashOut.fellWhy', { reason: reason === 'red-card' ? 'redCard' : reason });
