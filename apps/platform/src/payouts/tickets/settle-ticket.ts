import type { Instant } from '@kipenga/betting-core';
import type { NoticeOfWallet } from '@kipenga/contracts';
import type { Sql } from '../../database/index.ts';
import { settleByVerdict } from '../settle-by-verdict.ts';
import { voidVerdict, type Verdict } from '../verdict.ts';
import type { TicketOutcome } from './ticket-outcome.ts';
import { keepWithoutMoney, type TicketToSettle } from './tickets.store.ts';

/** A ticket of a locked jackpot, and its outcome by the newest verdict. */
export interface Due {
  readonly ticket: TicketToSettle;
  readonly outcome: TicketOutcome;
}

const isPaid = ({ status }: Pick<TicketToSettle, 'status'>): boolean => status === 'won' || status === 'void';

/** False if settling a ticket to its outcome moves no money. */
export const movesMoney = ({ ticket, outcome }: Due): boolean => isPaid(outcome) || isPaid(ticket);

/** The verdict that pays on a ticket; null if it lost or is open again. */
const verdictOnTicket = ({ status, gross, tax, net }: TicketOutcome): Verdict | null => {
  if (status === 'void') return voidVerdict(net);
  return status === 'won' ? { ...voidVerdict(net), status, gross, tax } : null;
};

/** Settles a ticket that moves money (D12, D71, D80, D81). @returns what it did to the wallet besides the payout; null if nothing changed. */
export const settleTicket = async (
  sql: Sql,
  { ticket, outcome }: Due,
  at: Instant,
): Promise<NoticeOfWallet | null> => {
  const { settled, wallet } = await settleByVerdict(sql, ticket, verdictOnTicket(outcome), at);
  if (settled === 'unchanged') return null;
  if (outcome.status === 'lost') await keepWithoutMoney(sql, [ticket], 'lost', at);
  return wallet;
};
