import type { Instant } from '@kipenga/betting-core';
import type { NoticeOfWallet } from '@kipenga/contracts';
import type { NewNotice } from '../../notices/index.ts';
import { transferName } from '../transfer-name.ts';
import type { Due } from './settle-ticket.ts';

/** A ticket that was settled, with what it did to the wallet besides the payout. */
export interface SettledTicket extends Due {
  readonly wallet: NoticeOfWallet;
}

/** Notice to the owner of a ticket that was settled. */
export const noticeOfTicket = ({ ticket, outcome, wallet }: SettledTicket, at: Instant): NewNotice => {
  const { profileId, betId, reference, stake, status, netPayout, version } = ticket;
  const about = { profileId, at, betId, reference, isCorrection: status !== 'open' };
  if (outcome.status === 'open')
    return {
      ...about,
      event: transferName('ticket', 'unsettle', `${betId}:v${version}:undone`),
      kind: 'ticket-reopened',
      amount: netPayout > 0 ? netPayout : null,
      ...(wallet.owes !== undefined && { owes: wallet.owes }),
    };
  return {
    ...about,
    event: transferName('ticket', 'settle', `${betId}:v${version + 1}`),
    kind: `ticket-${outcome.status}`,
    ...wallet,
    amount: outcome.status === 'lost' ? stake : outcome.net,
    tax: outcome.tax,
  };
};
