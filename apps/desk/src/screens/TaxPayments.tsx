import { useGetTaxesQuery, type DeskTaxes } from '@kipenga/api/desk';
import { wordsAlone, wordsOf } from '@kipenga/desk-rules';
import { useMay } from '../frame/me.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { sum } from '../parts/figures.ts';
import { useDay, useMoment } from '../parts/use-moment.ts';
import { actColumn, type RowAct } from './act-column.tsx';
import { rowsIn } from './rows-of.ts';
import { Tag } from './Tag.tsx';
import styles from './screens.module.css';

type Owed = DeskTaxes['owed'][number];
type Payment = DeskTaxes['rows'][number];

const SHILLING = 100;

const STATES = {
  promised: 'wait',
  sending: 'wait',
  unknown: 'bad',
  paid: 'good',
  refused: undefined,
} as const;

const waysToPay = (day: DeskTaxes['day'], { kind, owed, onItsWay }: Owed): readonly RowAct[] =>
  day === null || owed < SHILLING || onItsWay > 0
    ? []
    : [
        {
          act: 'pay-tax',
          title: 'Pay it',
          on: { kind },
          about: `KES ${sum(owed)} of ${wordsOf('tax', kind)}`,
          fields: [
            {
              name: 'number',
              label: 'Payment registration number',
              hint: 'Made at iTax for this payment. The authority takes each number once.',
            },
          ],
          argsOf: ({ number = '' }) => ({ kind, day, number }),
        },
      ];

const waysToEnd = (
  isConnected: boolean,
  { paymentId, state, amount, number, toldReceipt }: Payment,
): readonly RowAct[] => {
  if (state === 'paid' || state === 'refused') return [];
  const about = `KES ${sum(amount)} under ${number}`;
  const ask: RowAct = { act: 'ask-tax', title: 'Ask about it', label: 'Ask', about, args: { paymentId } };
  const byTold: RowAct = {
    act: 'move-receipt-to-tax',
    title: 'End it by the receipt its gateway tells',
    about,
    args: { paymentId },
  };
  return [
    ...(isConnected ? [ask] : []),
    ...(toldReceipt ? [byTold] : []),
    {
      act: 'end-tax',
      title: 'End it as paid',
      about,
      on: { paymentId },
      fields: [
        {
          name: 'receipt',
          label: 'Receipt of the payment',
          hint: 'As mobile money’s statement has it: 6 to 20 letters and digits.',
        },
      ],
      argsOf: ({ receipt = '' }) => ({ paymentId, ended: 'paid', receipt }),
    },
    { act: 'end-tax', title: 'End it as not paid', about, args: { paymentId, ended: 'not-paid' } },
  ];
};

/** Tax owed to the revenue authority by the checked books, and the payments. */
export function TaxPayments() {
  const taxes = useGetTaxesQuery({});
  const { currentData } = taxes;
  const [moment, date] = [useMoment(), useDay()];
  const may = useMay();
  const day = currentData?.day ?? null;
  const isConnected = currentData?.isConnected ?? true;
  return (
    <>
      <DeskTable<Owed>
        name="Tax owed"
        {...rowsIn(taxes, currentData?.owed)}
        keyOf={({ kind }) => kind}
        isUrgent={({ owed }) => owed >= SHILLING}
        empty="No tax is known."
        columns={[
          { name: 'Tax', text: ({ kind }) => wordsAlone('tax', kind) },
          { name: 'To the end of', text: () => (day === null ? 'no checked day yet' : date(day)) },
          { name: 'Owed, KES', text: ({ owed }) => sum(owed), isNumber: true },
          { name: 'On its way, KES', text: ({ onItsWay }) => sum(onItsWay), isNumber: true },
          ...actColumn<Owed>(may('pay-tax'), (row) => waysToPay(day, row)),
        ]}
      />
      {!isConnected && (
        <p className={styles['said']}>
          No gateway is connected that pays tax: pay it elsewhere under its number, then end it here with the
          receipt. What a gateway has to do stands in the manual, under Tax.
        </p>
      )}
      <DeskTable<Payment>
        name="Payments of tax"
        {...rowsIn(taxes, currentData?.rows)}
        keyOf={({ paymentId }) => paymentId}
        isUrgent={({ state }) => state === 'unknown'}
        empty="No tax was paid yet."
        columns={[
          { name: 'Asked', text: ({ askedAt }) => moment(askedAt) },
          { name: 'Tax', text: ({ kind }) => wordsAlone('tax', kind) },
          { name: 'To the end of', text: (row) => date(row.day) },
          { name: 'Amount, KES', text: ({ amount }) => sum(amount), isNumber: true },
          { name: 'Number', text: ({ number }) => number },
          {
            name: 'State',
            text: ({ state, said }) =>
              said === null ? wordsAlone('taxState', state) : `${wordsAlone('taxState', state)}: ${said}`,
            cell: ({ state, said }) => (
              <>
                <Tag kind={STATES[state]}>{wordsAlone('taxState', state)}</Tag> {said}
              </>
            ),
          },
          { name: 'Receipt', text: ({ receipt }) => receipt ?? '–' },
          ...actColumn<Payment>(may('end-tax'), (row) => waysToEnd(isConnected, row)),
        ]}
      />
    </>
  );
}
