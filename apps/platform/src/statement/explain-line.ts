import { cents, type StatementAccount, type StatementRow, type StatementType } from '@kipenga/betting-core';
import { meaningOf, type StatementWord } from '../ledger/index.ts';
import type { Line } from './statement.store.ts';

/** One amount of a line, and the movement it was. */
export type Explained = Pick<StatementRow, 'type' | 'account' | 'amount'>;

const GAME = { type: 'game', tax: null } as const;
const UNKNOWN = { type: 'other', tax: null } as const;

/** Names a line, and the tax that is told apart from it. */
const wordOf = ({ kind, isSession, isFreeBet, isPaid }: Line): Pick<StatementWord, 'type' | 'tax'> => {
  if (isSession) return GAME;
  const word = meaningOf(kind)?.statement ?? UNKNOWN;
  const { type, tax, ofFreeBet, ofPaidWithdrawal }: StatementWord = word;
  return {
    type: (isFreeBet ? ofFreeBet : undefined) ?? (isPaid ? ofPaidWithdrawal : undefined) ?? type,
    tax,
  };
};

/**
 * Explains a line of the books to its customer: tax, fee and the amount held by the day's limit are separate rows, which
 * together equal the line's effect on each account. The rows are ordered so that no balance falls below the final one.
 */
export const explainLine = (line: Line): readonly Explained[] => {
  const { cash, bonus, payoutHold, fee } = line;
  const { type, tax: taxType } = wordOf(line);
  const tax = taxType === null ? 0 : line.tax;
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
