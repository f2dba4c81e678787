import { cents, type StatementAccount, type StatementRow, type StatementType } from '@kipenga/betting-core';
import type { Line } from './statement.store.ts';

/** One amount of a line, with what it was for. */
export type Explained = Pick<StatementRow, 'type' | 'account' | 'amount'>;

const TYPE_OF_KIND: Readonly<Record<string, StatementType>> = {
  stake: 'bet',
  'ticket-stake': 'ticket',
  'bet-won': 'bet-payout',
  'free-bet-won': 'free-bet-payout',
  'ticket-won': 'ticket-payout',
  'casino-jackpot': 'ticket-payout',
  'bet-void': 'bet-returned',
  'ticket-void': 'ticket-returned',
  'payout-release': 'payout-release',
  game: 'game',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'withdrawal-returned': 'withdrawal-returned',
  'deposit-returned': 'withdrawal-returned',
  'withdrawal-change': 'withdrawal-change',
  'taxed-returned': 'withdrawal-returned',
  'welcome-bonus': 'welcome-bonus',
  'bonus-release': 'bonus-release',
  'bonus-release-reversal': 'bonus-release-reversal',
  refund: 'refund',
  'refund-reversal': 'refund-reversal',
  grant: 'free-bet',
  'settlement-reversal': 'correction',
  advance: 'advance',
  repayment: 'repayment',
};

/** Whose tax is said apart. What a correction or a void bet gives back is given back whole. */
const TAX_OF_TYPE: { readonly [T in StatementType]?: StatementType } = {
  bet: 'stake-tax',
  ticket: 'stake-tax',
  'bet-payout': 'winnings-tax',
  'free-bet-payout': 'winnings-tax',
  'ticket-payout': 'winnings-tax',
  deposit: 'deposit-tax',
  withdrawal: 'withdrawal-tax',
};

/**
 * What a line of the books was, for its customer: the tax, the fee and what the day's limit held back are said apart, and
 * all of it together is what the line did to each account. Amounts come so that no balance falls below what it ends at.
 */
export const explainLine = ({ kind, cash, bonus, payoutHold, fee, ...line }: Line): readonly Explained[] => {
  const type = TYPE_OF_KIND[kind] ?? 'other';
  const taxType = TAX_OF_TYPE[type];
  const tax = taxType === undefined ? 0 : line.tax;
  const parts: readonly (readonly [StatementType, number, StatementAccount])[] = [
    [type, bonus, 'bonus'],
    ['payout-release', Math.max(0, 0 - payoutHold), 'cash'],
    [type, cash + payoutHold + tax + fee, 'cash'],
    [taxType ?? type, 0 - tax, 'cash'],
    ['withdrawal-fee', 0 - fee, 'cash'],
    ['payout-hold', Math.min(0, 0 - payoutHold), 'cash'],
  ];
  const said = parts.filter(([, amount]) => amount !== 0);
  // A session whose stakes and winnings are equal was played all the same.
  const kept = said.length === 0 ? parts.slice(2, 3) : said;
  return kept.map(([of, amount, account]) => ({ type: of, account, amount: cents(amount) }));
};
