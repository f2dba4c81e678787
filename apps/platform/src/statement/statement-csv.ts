import { formatAmount, formatNairobiDateTime, type Cents, type StatementRow } from '@kipenga/betting-core';

const COLUMNS = ['at', 'type', 'reference', 'amount', 'balance', 'account'];

/**
 * Text that a spreadsheet would take for a formula gets a sign in front that makes it text: at the beginning, and after what other
 * spreadsheets divide a record by. Some read the wide signs of East Asia alike.
 */
const harmless = (text: string): string => text.replaceAll(/(^|[;|\t])(?=[=+\-@＝＋－＠\t\r\n])/g, "$1'");

const field = (text: string): string => {
  const safe = harmless(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Shillings with two decimals and nothing between the thousands: a number wherever it is read. */
const shillings = (amount: Cents): string => formatAmount(amount).replaceAll(',', '');

const recordOf = ({ at, type, reference, amount, balance, account }: StatementRow): string =>
  [formatNairobiDateTime(at), type, field(reference), shillings(amount), shillings(balance), account].join(
    ',',
  );

/** A statement as CSV (RFC 4180), a header first; times are Nairobi's. */
export const statementCsv = (rows: readonly StatementRow[]): string =>
  [COLUMNS.join(','), ...rows.map(recordOf)].map((record) => `${record}\r\n`).join('');
