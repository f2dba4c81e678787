import { BRAND } from '@kipenga/brand';
import type { NoticeKind } from '@kipenga/contracts';
import { isLanguage, sayIn } from '../wording/index.ts';
import type { Told } from './push.store.ts';

type PushWords = 'bet' | 'bet-reopened' | 'ticket' | 'ticket-reopened' | 'deposit';

const wordsOf = (kind: NoticeKind): PushWords => {
  if (kind === 'bet-reopened' || kind === 'ticket-reopened') return kind;
  if (kind.startsWith('ticket-')) return 'ticket';
  return kind === 'deposit-paid' ? 'deposit' : 'bet';
};

/** Text that a locked screen may show to everybody: the subject, with neither an amount nor an outcome. */
export const pushText = (language: string, { kind, reference }: Told): string =>
  sayIn(isLanguage(language) ? language : 'en', `push.${wordsOf(kind)}`, { reference });

/** The page a tap opens: the transactions for a deposit, otherwise the bet. */
const pathOf = ({ kind, betId }: Told): string => {
  if (kind === 'deposit-paid') return '/transactions';
  return betId === null ? '/bets?period=all' : `/betdetail?bet=${betId}`;
};

/** The payload for the service worker, which shows it as it is. */
export const pushPayload = (language: string, told: Told): string =>
  JSON.stringify({
    title: BRAND.name,
    body: pushText(language, told),
    lang: language,
    path: pathOf(told),
    /** A later message with the same tag replaces this one. */
    tag: told.betId ?? told.reference,
    settles: told.kind !== 'deposit-paid' && !told.kind.endsWith('-reopened'),
  });
