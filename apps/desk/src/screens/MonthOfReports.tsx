import { failureOf, useGetMonthQuery, type DeskMonth } from '@kipenga/api/desk';
import { wordsAlone } from '@kipenga/desk-rules';
import { Button, FailedState, Shimmer, UiLink } from '@kipenga/ui';
import { DeskTable } from '../parts/DeskTable.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { Figure } from '../parts/Figure.tsx';
import { counted, sum } from '../parts/figures.ts';
import { useDay, useMonth } from '../parts/use-moment.ts';
import { saveText } from '../parts/save-csv.ts';
import styles from './screens.module.css';

type Day = DeskMonth['days'][number];
type Product = Day['products'][number] & Pick<Day, 'day'>;

const STANDS = { failure: null, isFetching: false, onRetry: () => undefined } as const;

/** A month of the house: what it kept of stakes and the taxes due, by day and product. */
export function MonthOfReports({ month }: { readonly month: string }) {
  const { currentData, error, isFetching, refetch } = useGetMonthQuery({ month });
  const [words, date] = [useMonth(), useDay()];
  const failure = failureOf(error);
  if (failure !== null)
    return (
      <FailedState text={failureWords(failure)} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (currentData === undefined) return <Shimmer kind="line" count={4} />;
  const { days, without, whole, levy, csv } = currentData;
  if (days.length === 0)
    return (
      <p className={styles['said']}>
        No day of {words(month)} is checked yet: that happens the night after it.
      </p>
    );
  return (
    <>
      <h2 className={styles['dayOfReport']}>The books of {words(month)}</h2>
      <dl className={styles['sums']}>
        <Figure name="Gross gaming revenue" unit="KES" value={sum(whole.revenue)} />
        <Figure name="Levy of 15 % on it" unit="KES" value={sum(levy)} />
        <Figure name="Tax on stakes" unit="KES" value={sum(whole.taxes.stakes)} />
        <Figure name="Tax on winnings" unit="KES" value={sum(whole.taxes.winnings)} />
        <Figure name="Tax on transfers" unit="KES" value={sum(whole.taxes.transfers)} />
        <Figure name="Promotions" unit="KES" value={sum(whole.promotions)} />
      </dl>
      <p className={styles['said']}>
        {counted(days.length, 'day')} told.{' '}
        {without.length > 0 &&
          `Without a check of their own, told with the next day or not over yet: ${without.map(date).join(', ')}.`}
      </p>
      <TablesOfMonth days={days} />
      <div className={styles['papers']}>
        <Button look="secondary" onClick={() => saveText(`month-${month}`, csv)}>
          Save the whole month as CSV
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          Print, or save as PDF
        </Button>
      </div>
    </>
  );
}

function TablesOfMonth({ days }: { readonly days: readonly Day[] }) {
  const date = useDay();
  return (
    <>
      <DeskTable<Day>
        name="Days"
        {...STANDS}
        rows={days}
        keyOf={({ day }) => day}
        empty="No day is checked yet."
        columns={[
          {
            name: 'Day',
            text: ({ day }) => day,
            cell: ({ day }) => <UiLink href={`/reports?day=${day}`}>{date(day)}</UiLink>,
          },
          { name: 'Revenue, KES', text: ({ revenue }) => sum(revenue), isNumber: true },
          { name: 'Tax on stakes, KES', text: ({ taxes }) => sum(taxes.stakes), isNumber: true },
          { name: 'On winnings, KES', text: ({ taxes }) => sum(taxes.winnings), isNumber: true },
          { name: 'On transfers, KES', text: ({ taxes }) => sum(taxes.transfers), isNumber: true },
          { name: 'Paid in, KES', text: ({ paidIn }) => sum(paidIn), isNumber: true },
          { name: 'Paid out, KES', text: ({ paidOut }) => sum(paidOut), isNumber: true },
          { name: 'Promotions, KES', text: ({ promotions }) => sum(promotions), isNumber: true },
        ]}
      />
      <DeskTable<Product>
        name="Products by day"
        {...STANDS}
        rows={days.flatMap(({ day, products }) => products.map((product) => ({ ...product, day })))}
        keyOf={({ day, product }) => `${day} ${product}`}
        empty="Nothing was played."
        columns={[
          { name: 'Day', text: ({ day }) => day, cell: ({ day }) => date(day) },
          { name: 'Product', text: ({ product }) => wordsAlone('name', product) },
          { name: 'Staked, KES', text: ({ staked }) => sum(staked), isNumber: true },
          { name: 'Stakes given back, KES', text: ({ returned }) => sum(returned), isNumber: true },
          { name: 'Paid, KES', text: ({ paid }) => sum(paid), isNumber: true },
          { name: 'Revenue, KES', text: ({ result }) => sum(result), isNumber: true },
        ]}
      />
    </>
  );
}
