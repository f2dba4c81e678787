import type { Instant } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { bringToVerdict } from '../bring-to-verdict.ts';
import { voidVerdict, type Verdict } from '../verdict.ts';
import type { TicketOutcome } from './ticket-outcome.ts';
import { keepWithoutMoney, type TicketToSettle } from './tickets.store.ts';

/** A ticket of a locked jackpot, and what the newest verdict on that makes of it. */
export interface Due {
  readonly ticket: TicketToSettle;
  readonly outcome: TicketOutcome;
}

const isPaid = ({ status }: Pick<TicketToSettle, 'status'>): boolean => status === 'won' || status === 'void';

/** False where bringing a ticket to an outcome moves no money. */
export const movesMoney = ({ ticket, outcome }: Due): boolean => isPaid(outcome) || isPaid(ticket);

/** The verdict that pays on a ticket; null for one that lost or is open again. */
const verdictOnTicket = ({ status, gross, tax, net }: TicketOutcome): Verdict | null => {
  if (status === 'void') return voidVerdict(net);
  return status === 'won' ? { ...voidVerdict(net), status, gross, tax } : null;
};

/** Brings a ticket that moves money to its outcome (D12, D71, D80, D81). Answers whether anything changed. */
export const bringTicket = async (sql: Sql, { ticket, outcome }: Due, at: Instant): Promise<boolean> => {
  const { settled } = await bringToVerdict(sql, ticket, verdictOnTicket(outcome), at);
  if (settled === 'unchanged') return false;
  if (outcome.status === 'lost') await keepWithoutMoney(sql, [ticket], 'lost', at);
  return true;
};
