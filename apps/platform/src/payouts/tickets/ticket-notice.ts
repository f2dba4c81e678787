import type { Instant } from '@kipenga/betting-core';
import type { NewNotice } from '../../notices/index.ts';
import { transferName } from '../transfer-name.ts';
import type { Due } from './settle-ticket.ts';

/** Notice to the owner of a ticket that was settled. */
export const noticeOfTicket = ({ ticket, outcome }: Due, at: Instant): NewNotice => {
  const { profileId, betId, reference, stake, status, netPayout, version } = ticket;
  const about = { profileId, at, betId, reference, isCorrection: status !== 'open' };
  if (outcome.status === 'open')
    return {
      ...about,
      event: transferName('ticket', 'unsettle', `${betId}:v${version}:undone`),
      kind: 'ticket-reopened',
      amount: netPayout > 0 ? netPayout : null,
    };
  return {
    ...about,
    event: transferName('ticket', 'settle', `${betId}:v${version + 1}`),
    kind: `ticket-${outcome.status}`,
    amount: outcome.status === 'lost' ? stake : outcome.net,
    tax: outcome.tax,
  };
};
