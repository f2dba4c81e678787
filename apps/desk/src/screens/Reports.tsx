import {
  failureOf,
  useGetRegulatorDaysInfiniteQuery,
  useGetReportQuery,
  useGetTodayQuery,
  type DeskRegulatorDay,
  type DeskReport,
} from '@kipenga/api/desk';
import { addDays, nairobiDay, nairobiDayOf, type NairobiDay } from '@kipenga/betting-core';
import { wordsAlone } from '@kipenga/desk-rules';
import { Button, FailedState, Shimmer } from '@kipenga/ui';
import { useSearchParams } from 'react-router-dom';
import { DeskForm } from '../parts/DeskForm.tsx';
import { DeskTable } from '../parts/DeskTable.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { Figure } from '../parts/Figure.tsx';
import { sum } from '../parts/figures.ts';
import { hasOtherTime } from '../parts/has-other-time.ts';
import { saveText } from '../parts/save-csv.ts';
import { useDay, useMoment } from '../parts/use-moment.ts';
import { MonthOfReports } from './MonthOfReports.tsx';
import { PageHead } from './PageHead.tsx';
import { rowsOf } from './rows-of.ts';
import { TaxPayments } from './TaxPayments.tsx';
import styles from './screens.module.css';

type Report = NonNullable<DeskReport['report']>;

/** The day an address names; nothing where it names none. */
function dayIn(text: string | null): NairobiDay | undefined {
  try {
    return text === null ? undefined : nairobiDay(text);
  } catch {
    return undefined;
  }
}

const MONTH_LENGTH = 7;

/** The month an address names; nothing where it names none. */
const monthIn = (text: string | null): string | undefined =>
  text !== null && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;

/** A day or a month of the house, to the cent: stakes, payments, taxes due, and each account's opening and closing balance. */
export function Reports() {
  const [asked, setAsked] = useSearchParams();
  const { currentData: today } = useGetTodayQuery({});
  const day = dayIn(asked.get('day')) ?? (today && addDays(nairobiDayOf(today.now), -1));
  const month = monthIn(asked.get('month'));
  return (
    <>
      <PageHead
        title="Reports"
        note={`Days in Nairobi, each by the check of the books that ended it.${today && hasOtherTime(today) ? ' They are days of real time, whatever betting time is.' : ''}`}
      />
      {day === undefined ? (
        <Shimmer kind="line" count={4} />
      ) : (
        <>
          <div className={styles['filters']}>
            <DeskForm
              key={day}
              isRow
              submit="Show"
              look="secondary"
              fields={[{ name: 'day', label: 'Day', kind: 'day', value: day }]}
              onSubmit={(told) => setAsked({ day: told['day'] ?? day })}
            />
            <DeskForm
              key={month ?? `month of ${day}`}
              isRow
              submit="Show the month"
              look="secondary"
              fields={[
                {
                  name: 'month',
                  label: 'Month, as 2026-11',
                  value: month ?? day.slice(0, MONTH_LENGTH),
                },
              ]}
              failure={
                asked.get('month') !== null && month === undefined ? 'A month is written as 2026-11.' : null
              }
              onSubmit={(told) => setAsked({ month: told['month'] ?? '' })}
            />
          </div>
          {asked.get('month') === null ? (
            <OneDay day={day} />
          ) : (
            month !== undefined && <MonthOfReports month={month} />
          )}
          <TaxPayments />
          <RegulatorDays />
        </>
      )}
    </>
  );
}

function OneDay({ day }: { readonly day: NairobiDay }) {
  const { currentData, error, isFetching, refetch } = useGetReportQuery({ day });
  const date = useDay();
  const failure = failureOf(error);
  if (failure !== null)
    return (
      <FailedState text={failureWords(failure)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (currentData === undefined) return <Shimmer kind="line" count={4} />;
  const { report, csv, seal } = currentData;
  if (report === null)
    return (
      <p className={styles['said']}>
        The books of {date(day)} are not checked yet: that happens at 3 in the night after it.
      </p>
    );
  return (
    <>
      <h2 className={styles['dayOfReport']}>The books of {date(day)}</h2>
      <dl className={styles['sums']}>
        <Figure name="Paid in" unit="KES" value={sum(report.paidIn)} />
        <Figure name="Paid out" unit="KES" value={sum(report.paidOut)} />
        <Figure name="Promotions" unit="KES" value={sum(report.promotions)} />
        <Figure name="Tax on stakes" unit="KES" value={sum(report.taxes.stakes)} />
        <Figure name="Tax on winnings" unit="KES" value={sum(report.taxes.winnings)} />
        <Figure name="Tax on transfers" unit="KES" value={sum(report.taxes.transfers)} />
      </dl>
      <ReportTables report={report} />
      <SealOfDay seal={seal} />
      <div className={styles['papers']}>
        {csv !== null && (
          <Button look="secondary" onClick={() => saveText(`day-${day}`, csv)}>
            Save the whole day as CSV
          </Button>
        )}
        <Button look="secondary" onClick={() => window.print()}>
          Print, or save as PDF
        </Button>
      </div>
    </>
  );
}

/** The root of the day, as published to customers and the regulator. */
function SealOfDay({ seal }: Pick<DeskReport, 'seal'>) {
  if (seal === null) return <p className={styles['said']}>The books of this day are not sealed.</p>;
  return (
    <p className={styles['said']}>
      {seal.events} events under the root <code className={styles['hash']}>{seal.root ?? 'none'}</code>.{' '}
      {seal.agreedAt === null
        ? 'The regulator has not said that it has the same.'
        : 'The regulator has the same.'}
    </p>
  );
}

const STANDS = { failure: null, isFetching: false, onRetry: () => undefined } as const;

const ReportTables = ({ report: { products, accounts } }: { readonly report: Report }) => (
  <>
    <DeskTable
      name="Products"
      {...STANDS}
      rows={products}
      keyOf={({ product }) => product}
      empty="Nothing was played."
      columns={[
        { name: 'Product', text: ({ product }) => wordsAlone('name', product) },
        { name: 'Staked, KES', text: ({ staked }) => sum(staked), isNumber: true },
        { name: 'Stakes given back, KES', text: ({ returned }) => sum(returned), isNumber: true },
        { name: 'Paid, KES', text: ({ paid }) => sum(paid), isNumber: true },
        { name: 'Result, KES', text: ({ result }) => sum(result), isNumber: true },
      ]}
    />
    <DeskTable
      name="Accounts"
      {...STANDS}
      rows={accounts}
      keyOf={({ account }) => account}
      empty="No account moved."
      columns={[
        { name: 'Account', text: ({ account }) => wordsAlone('account', account) },
        { name: 'Opening, KES', text: ({ opening }) => sum(opening), isNumber: true },
        { name: 'Came, KES', text: ({ came }) => sum(came), isNumber: true },
        { name: 'Went, KES', text: ({ went }) => sum(went), isNumber: true },
        { name: 'Closing, KES', text: ({ closing }) => sum(closing), isNumber: true },
      ]}
    />
  </>
);

/** The days that were reported to the regulator, and its answers. */
function RegulatorDays() {
  const days = useGetRegulatorDaysInfiniteQuery({});
  const date = useDay();
  const moment = useMoment();
  return (
    <DeskTable<DeskRegulatorDay>
      name="The regulator"
      {...rowsOf(days)}
      keyOf={({ day }) => day}
      empty="Nothing has moved yet."
      columns={[
        { name: 'Day', text: ({ day }) => date(day) },
        { name: 'Events', text: ({ events }) => String(events), isNumber: true },
        { name: 'Sealed', text: ({ sealedAt }) => moment(sealedAt) },
        { name: 'Root', text: ({ root }) => root ?? 'The day goes on', isLong: true },
        {
          name: 'Answer',
          text: ({ agreedAt, root }) =>
            agreedAt === null ? (root === null ? '–' : 'None yet') : `Has the same root, ${moment(agreedAt)}`,
        },
      ]}
    />
  );
}
