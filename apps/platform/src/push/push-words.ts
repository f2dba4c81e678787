import { BRAND } from '@kipenga/brand';
import { isLanguage, sayIn } from '../wording/index.ts';
import type { Told } from './push.store.ts';

type PushWords =
  | 'bet'
  | 'bet-corrected'
  | 'bet-reopened'
  | 'ticket'
  | 'ticket-corrected'
  | 'ticket-reopened'
  | 'released'
  | 'deposit';

const wordsOf = ({ kind, isCorrection }: Told): PushWords => {
  if (kind === 'bet-reopened' || kind === 'ticket-reopened') return kind;
  if (kind === 'payout-released') return 'released';
  if (kind === 'deposit-paid') return 'deposit';
  const subject = kind.startsWith('ticket-') ? 'ticket' : 'bet';
  return isCorrection ? `${subject}-corrected` : subject;
};

/** Text that a locked screen may show to everybody: the subject, with neither an amount nor an outcome. */
export const pushText = (language: string, told: Told): string =>
  sayIn(isLanguage(language) ? language : 'en', `push.${wordsOf(told)}`, {
    reference: told.reference,
  });

/** The page a tap opens: the transactions for a deposit, the notices for what was corrected or released, otherwise the bet. */
const pathOf = ({ kind, betId, isCorrection }: Told): string => {
  if (kind === 'deposit-paid') return '/transactions';
  // Sums that were taken back, kept or paid to a debt are in the notice alone.
  if (isCorrection || kind === 'payout-released') return '/account?view=notices';
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
    settles: !['deposit-paid', 'payout-released'].includes(told.kind) && !told.kind.endsWith('-reopened'),
  });
