import {
  useGetOpenPaymentsInfiniteQuery,
  useGetSuspenseInfiniteQuery,
  useGetTodayQuery,
  type DeskPayment,
  type DeskSuspense,
} from '@kipenga/api/desk';
import { toMs, type Instant } from '@kipenga/betting-core';
import { phoneWords } from '@kipenga/desk-rules';
import { UiLink, useDates } from '@kipenga/ui';
import { useEvery } from '../frame/live.ts';
import type { WantedAct } from '../parts/act.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { sum } from '../parts/figures.ts';
import { useMoment } from '../parts/use-moment.ts';
import { WaitingActs } from '../parts/WaitingActs.tsx';
import { useMay } from '../frame/me.ts';
import { actColumn, type RowAct } from './act-column.tsx';
import { ActButton } from './ActButton.tsx';
import { credit, CUSTOMERS_ID } from './customer-acts.ts';
import { PageHead } from './PageHead.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { rowsOf } from './rows-of.ts';
import { Statement } from './Statement.tsx';

type InSuspense = DeskSuspense['rows'][number];

const EVERY_MS = 15_000;

/** Acts on a payout: end it as the records of mobile money show, ask for its state, or send it again if it is known to have failed. */
function waysOfPayout({
  paymentId,
  profileId,
  phone,
  amount,
  type,
  asked,
  waits,
}: DeskPayment): readonly RowAct[] {
  const about = `KES ${sum(amount)} to ${phone}`;
  const args = { profileId, paymentId };
  const ways: readonly (RowAct | false)[] = [
    { act: 'ask-payout', title: 'Ask mobile money about it', label: 'Ask', about, args },
    (asked?.answer !== undefined && asked.answer !== null) || waits === 'back held'
      ? { act: 'send-payout-again', title: 'Send it again', about, args }
      : false,
    {
      act: 'end-payout',
      title: 'End it as paid',
      about,
      on: args,
      fields: [
        {
          name: 'receipt',
          label: 'Receipt of the payout',
          hint: 'As mobile money’s statement has it: 6 to 20 letters and digits.',
        },
      ],
      argsOf: ({ receipt = '' }) => ({ ...args, ended: 'paid', receipt }),
    },
    waits === 'receipt held' && {
      act: 'move-receipt',
      title: 'End it by the receipt M-Pesa tells',
      about,
      args,
    },
    type === 'withdrawal' && {
      act: 'end-payout',
      title: 'Give it back',
      about,
      args: { ...args, ended: 'given-back' },
    },
  ];
  return ways.filter((way) => way !== false);
}

function waysOf({ receipt, amount }: InSuspense): readonly WantedAct[] {
  const about = `${receipt}: KES ${sum(amount)}`;
  return [
    {
      act: 'assign-suspense',
      title: 'Say whose it is',
      about,
      on: { receipt },
      fields: [CUSTOMERS_ID],
      argsOf: ({ profileId = '' }) => ({ receipt, profileId }),
    },
    {
      act: 'return-suspense',
      title: 'Book it as sent back',
      about,
      on: { receipt },
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

/** Payouts without a known end, and payments without a known account. */
export function Money() {
  const payments = useGetOpenPaymentsInfiniteQuery({}, { pollingInterval: useEvery(EVERY_MS) });
  const suspense = useGetSuspenseInfiniteQuery({});
  const { data: today } = useGetTodayQuery({});
  const moment = useMoment();
  const date = useDates();
  const may = useMay();
  const mayEndWords = (at: Instant): string =>
    today && toMs(at) <= toMs(today.now) ? 'now' : `from ${date(at, 'time')} on`;
  return (
    <>
      <PageHead
        title="Money"
        note="What M-Pesa and the books do not have alike, payouts that have not ended or could not go back, and money without an owner."
      >
        <ActButton wanted={credit(null)} />
      </PageHead>
      <WaitingActs those={({ act }) => act === 'credit'} />
      <Statement />
      <DeskTable<DeskPayment>
        name="Payouts not ended"
        {...rowsOf(payments)}
        keyOf={({ paymentId }) => paymentId}
        isUrgent={({ asked, waits }) => waits?.endsWith('held') === true || (asked?.answer ?? null) !== null}
        empty="Every payout has ended."
        columns={[
          {
            name: 'Customer',
            text: ({ phone }) => phoneWords(phone),
            cell: ({ phone, profileId }) => (
              <UiLink href={`/customers/${profileId}`}>{phoneWords(phone)}</UiLink>
            ),
          },
          ...paymentColumns(moment),
          {
            name: 'May be ended',
            text: ({ mayEndAt = null }) => (mayEndAt === null ? '–' : mayEndWords(mayEndAt)),
          },
          {
            name: 'Asked, answered',
            text: ({ asked }) =>
              asked === null ? '–' : `${moment(asked.at)}, ${asked.answer ?? 'no answer yet'}`,
          },
          ...actColumn(may('end-payout'), waysOfPayout),
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
          { name: 'Amount, KES', text: ({ amount }) => sum(amount), isNumber: true },
          { name: 'Account typed', text: ({ account }) => account || '–' },
          { name: 'Came from', text: ({ payer }) => payer || '–' },
          ...actColumn(may('return-suspense'), waysOf),
        ]}
      />
    </>
  );
}
