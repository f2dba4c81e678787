import type { NoticeKind, NoticeTopic } from '@kipenga/contracts';

/** Under which topic a kind is sent by SMS; null for what is never sent. */
export const topicOf = (kind: NoticeKind): NoticeTopic | null => {
  if (kind.startsWith('bet-') || kind.startsWith('ticket-')) return 'bets';
  if (kind.startsWith('match-')) return 'results';
  return kind === 'deposit-paid' ? 'deposits' : null;
};
