import type { DeskPayment } from '@kipenga/api/desk';
import type { Instant } from '@kipenga/betting-core';
import type { Column } from '../parts/column.ts';
import { sum } from '../parts/figures.ts';
import { wordsAlone, wordsOf } from '@kipenga/desk-rules';
import { Tag } from './Tag.tsx';

/** Columns of every list of payments. */
export const paymentColumns = (moment: (at: Instant | null) => string): readonly Column<DeskPayment>[] => [
  { name: 'Made', text: ({ madeAt }) => moment(madeAt) },
  { name: 'Payment', text: ({ paymentId }) => paymentId },
  { name: 'What', text: ({ type }) => (type === 'deposit' ? 'Paid in' : 'Paid out') },
  { name: 'Amount, KES', text: ({ amount }) => sum(amount), isNumber: true },
  { name: 'Fee, KES', text: ({ fee }) => sum(fee), isNumber: true },
  { name: 'Tax, KES', text: ({ tax }) => sum(tax), isNumber: true },
  { name: 'Receipt', text: ({ receipt }) => receipt ?? '–' },
  {
    name: 'State',
    text: ({ status, waits }) =>
      [wordsAlone('payment', status), ...(waits === null ? [] : [wordsOf('waits', waits)])].join(', '),
    cell: ({ status, waits }) => (
      <>
        {wordsAlone('payment', status)} {waits !== null && <Tag kind="wait">{wordsOf('waits', waits)}</Tag>}
      </>
    ),
  },
];
