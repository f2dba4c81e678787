import {
  addDays,
  cents,
  divideHalfUp,
  nairobiDay,
  toShillings,
  type Cents,
  type Instant,
  type NairobiDay,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Moved } from './books.store.ts';
import { figuresOf, type FiguresOfDay } from './day-report.ts';

/** What the operator pays on gross gaming revenue, in percent. */
const LEVY_PERCENT = 15;

/** A day of a month, by the check of the night that ended it. */
export interface DayOfMonth extends FiguresOfDay {
  readonly day: NairobiDay;
  /** Where the report before ended: earlier than the day began, where nights were missed. */
  readonly from: Instant | null;
  /** Gross gaming revenue: what the house kept of the stakes that were decided, of all products; below zero where customers won. */
  readonly revenue: Cents;
}

/** The books of a month of Nairobi days. */
export interface MonthReport {
  /** As '2026-11'. */
  readonly month: string;
  readonly days: readonly DayOfMonth[];
  /** Days without a check of their own: they are told with the next that has one, or are not over yet. */
  readonly without: readonly NairobiDay[];
  /** Of all its days together. */
  readonly whole: FiguresOfDay & { readonly revenue: Cents };
  /** What is owed on the revenue of the month; nothing where it is below zero. */
  readonly levy: Cents;
}

interface Night {
  readonly day: NairobiDay;
  readonly movedFrom: Instant | null;
}

const revenueOf = ({ products }: FiguresOfDay): Cents =>
  cents(products.reduce((sum, { result }) => sum + result, 0));

const together = (moved: readonly Moved[]) => {
  const figures = figuresOf(moved);
  return { ...figures, revenue: revenueOf(figures) };
};

const daysOf = (month: string): readonly NairobiDay[] => {
  const days: NairobiDay[] = [];
  for (let day = nairobiDay(`${month}-01`); day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
};

/** Reports a month, by what the nightly checks of the books kept of each of its days: some thousand rows, whatever the house moves. */
export const monthReport = async (sql: Sql, month: string): Promise<MonthReport> => {
  const all = daysOf(month);
  const nights = await sql.query<Night>(
    `SELECT day::text AS day, moved_from AS "movedFrom" FROM books_check AS night
     WHERE day = ANY($1::date[]) AND moved_to IS NOT NULL AND ended_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM books_check AS other WHERE other.day < night.day AND other.moved_to IS NOT NULL AND other.ended_at IS NULL)
     ORDER BY day`,
    [all.map((day) => addDays(day, 1))],
  );
  const moved = Map.groupBy(
    await sql.query<Moved & { readonly day: NairobiDay }>(
      `SELECT day::text AS day, account, kind, came, went, transfers FROM day_books WHERE day = ANY($1::date[])`,
      [nights.map(({ day }) => day)],
    ),
    ({ day }) => day,
  );
  const days = nights.map(({ day, movedFrom }) => ({
    day: addDays(day, -1),
    from: movedFrom,
    ...together(moved.get(day) ?? []),
  }));
  const whole = together([...moved.values()].flat());
  const known = new Set(days.map(({ day }) => day));
  return {
    month,
    days,
    without: all.filter((day) => !known.has(day)),
    whole,
    levy: cents(Math.max(0, Number(divideHalfUp(BigInt(whole.revenue) * BigInt(LEVY_PERCENT), 100n)))),
  };
};

const shillings = (amount: Cents): string => toShillings(amount).toFixed(2);

/** The lines of a month as a spreadsheet reads them (RFC 4180): the day, what it is of, its name, and shillings. */
export const monthReportCsv = ({ month, days, whole, levy }: MonthReport): string => {
  const rowsOf = (
    day: string,
    { products, taxes, ...sums }: MonthReport['whole'],
  ): readonly (readonly string[])[] => [
    ...products.flatMap(({ product, ...figures }) =>
      Object.entries(figures).map(([figure, amount]) => [day, product, figure, shillings(amount)]),
    ),
    [day, 'all', 'revenue', shillings(sums.revenue)],
    ...Object.entries(taxes).map(([tax, amount]) => [day, 'tax due', tax, shillings(amount)]),
    [day, 'corrections', 'taken back', shillings(sums.corrections)],
    [day, 'mobile money', 'paid in', shillings(sums.paidIn)],
    [day, 'mobile money', 'paid out', shillings(sums.paidOut)],
    [day, 'promotions', 'cost', shillings(sums.promotions)],
  ];
  return [
    ['day', 'what', 'figure', 'KES'],
    ...days.flatMap((day) => rowsOf(day.day, day)),
    ...rowsOf(month, whole),
    [month, 'tax due', `levy of ${LEVY_PERCENT} % on revenue`, shillings(levy)],
  ]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
};
