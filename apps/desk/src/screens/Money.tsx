import {
  useGetOpenPaymentsInfiniteQuery,
  useGetSuspenseInfiniteQuery,
  type DeskPayment,
  type DeskSuspense,
} from '@kipenga/api/desk';
import { UiLink } from '@kipenga/ui';
import type { WantedAct } from '../parts/act.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { sum } from '../parts/figures.ts';
import { useMoment } from '../parts/use-moment.ts';
import { useMay } from '../frame/me.ts';
import { actColumn } from './act-column.tsx';
import { PageHead } from './PageHead.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { rowsOf } from './rows-of.ts';
import { Statement } from './Statement.tsx';

type InSuspense = DeskSuspense['rows'][number];

const EVERY_MS = 15_000;

/** The two ways a payout ends by hand, each only as mobile money's own records tell. */
function endingsOf({ paymentId, profileId, phone, amount }: DeskPayment): readonly WantedAct[] {
  const about = `KES ${sum(amount)} to ${phone}`;
  return [
    {
      act: 'end-payout',
      title: 'End it as paid',
      about,
      fields: [
        { name: 'receipt', label: 'Receipt of the payout', hint: 'As mobile money’s statement has it.' },
      ],
      argsOf: ({ receipt = '' }) => ({ profileId, paymentId, ended: 'paid', receipt }),
    },
    { act: 'end-payout', title: 'Give it back', about, args: { profileId, paymentId, ended: 'given-back' } },
  ];
}

function waysOf({ receipt, amount }: InSuspense): readonly WantedAct[] {
  const about = `${receipt}: KES ${sum(amount)}`;
  return [
    {
      act: 'assign-suspense',
      title: 'Say whose it is',
      about,
      fields: [
        {
          name: 'profileId',
          label: 'Customer’s id',
          hint: 'Find the customer first: the id is in the address.',
        },
      ],
      argsOf: ({ profileId = '' }) => ({ receipt, profileId }),
    },
    {
      act: 'return-suspense',
      title: 'Book it as sent back',
      about,
      fields: [
        {
          name: 'reversal',
          label: 'Receipt of the reversal',
          hint: 'M-Pesa’s own portal sends it back; its receipt of that stands there.',
        },
      ],
      argsOf: ({ reversal = '' }) => ({ receipt, reversal }),
    },
  ];
}

/** Money that has not found its end: payouts nobody knows the end of, and payments nobody's account is known for. */
export function Money() {
  const payments = useGetOpenPaymentsInfiniteQuery({}, { pollingInterval: EVERY_MS });
  const suspense = useGetSuspenseInfiniteQuery({});
  const moment = useMoment();
  const may = useMay();
  return (
    <>
      <PageHead
        title="Money"
        note="What M-Pesa and the books do not have alike, payouts that have not ended, and money without an owner."
      />
      <Statement />
      <DeskTable<DeskPayment>
        name="Payouts not ended"
        {...rowsOf(payments)}
        keyOf={({ paymentId }) => paymentId}
        isUrgent={({ waits }) => waits === 'unknown'}
        empty="Every payout has ended."
        columns={[
          {
            name: 'Customer',
            text: ({ phone }) => phone,
            cell: ({ phone, profileId }) => <UiLink href={`/customers/${profileId}`}>{phone}</UiLink>,
          },
          ...paymentColumns(moment),
          ...actColumn(may('end-payout'), endingsOf),
        ]}
      />
      <DeskTable<InSuspense>
        name="Suspense"
        {...rowsOf(suspense)}
        keyOf={({ receipt }) => receipt}
        isUrgent={() => true}
        empty="No money waits for an owner."
        columns={[
          { name: 'Receipt', text: ({ receipt }) => receipt },
          { name: 'Came', text: ({ at }) => moment(at) },
          { name: 'KES', text: ({ amount }) => sum(amount), isNumber: true },
          ...actColumn(may('return-suspense'), waysOf),
        ]}
      />
    </>
  );
}
