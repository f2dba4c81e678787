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

/** The operator's levy on gross gaming revenue, in percent. */
const LEVY_PERCENT = 15;

/** A day of a month, from the check of the night after it. */
export interface DayOfMonth extends FiguresOfDay {
  readonly day: NairobiDay;
  /** End of the report before: earlier than the beginning of the day if nights were missed. */
  readonly from: Instant | null;
  /** Gross gaming revenue: the house's result of all products; negative if customers won. */
  readonly revenue: Cents;
}

/** The books of a month of Nairobi days. */
export interface MonthReport {
  /** For example '2026-11'. */
  readonly month: string;
  readonly days: readonly DayOfMonth[];
  /** Days without a check of their own: they are part of the next day that has one, or not over yet. */
  readonly without: readonly NairobiDay[];
  /** All its days together. */
  readonly whole: FiguresOfDay & { readonly revenue: Cents };
  /** Levy on the revenue of the month; zero if that is negative. */
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

/** The report of a month, from the stored nightly checks of its days: some thousand rows, however much the house moves. */
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

/** The month as CSV (RFC 4180): day, subject, name, and shillings. */
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
