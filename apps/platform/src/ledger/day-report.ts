import {
  addDays,
  cents,
  toShillings,
  type Cents,
  type Instant,
  type NairobiDay,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { GATEWAY, HOUSE } from './account.ts';
import type { Moved } from './books.store.ts';
import { TAX_MOVES, type TransferKind } from './transfer-kind.ts';

/** An account over a day: opening balance, movements, closing balance. */
export interface AccountOfDay {
  readonly account: string;
  readonly opening: Cents;
  readonly came: Cents;
  readonly went: Cents;
  readonly closing: Cents;
}

/** A product over a day. */
export interface ProductOfDay {
  readonly product: 'bets' | 'jackpots' | 'games';
  /** Stakes, with the tax on them and with free bets. */
  readonly staked: Cents;
  /** Returned stakes, before corrections. */
  readonly returned: Cents;
  /** Winnings paid to customers, after the tax on winnings and before corrections. */
  readonly paid: Cents;
  /** Lost stakes less the winnings paid beyond stakes; negative on a day that customers won. */
  readonly result: Cents;
}

/** The books of one Nairobi day, in real time. */
export interface DayReport {
  readonly day: NairobiDay;
  /** End of the report before: the beginning of the day, or earlier if nights were missed; null for the first report. */
  readonly from: Instant | null;
  readonly to: Instant;
  readonly products: readonly ProductOfDay[];
  /** Tax that became due to the revenue authority that day. */
  readonly taxes: { readonly stakes: Cents; readonly winnings: Cents; readonly transfers: Cents };
  /** Money that corrected results took back from customers, for all products; new payouts after a correction count for the product. */
  readonly corrections: Cents;
  readonly paidIn: Cents;
  /** Less payouts that were opened again, of whatever day; negative if those are more. */
  readonly paidOut: Cents;
  /** Cost of bonuses, refunds and free bets, less what lapsed. */
  readonly promotions: Cents;
  readonly accounts: readonly AccountOfDay[];
  readonly moved: readonly Moved[];
}

/** Sums on these accounts, over these kinds of transfer, or over all kinds. */
interface Sum {
  readonly on: readonly string[];
  readonly by?: readonly TransferKind[];
}

const REOPENED: TransferKind = 'payout-reopened';
const FUNDS = 'house:jackpot-funds';
const TIERS = 'house:casino-jackpots';
const CUSTOMERS = ['cash', 'payout_hold'];

const PRODUCTS: Readonly<
  Record<ProductOfDay['product'], Readonly<Record<'staked' | 'returned' | 'paid' | 'result', Sum>>>
> = {
  bets: {
    staked: { on: [HOUSE.openBets, HOUSE.stakeTax], by: ['stake'] },
    returned: { on: [HOUSE.openBets, HOUSE.stakeTax], by: ['bet-void'] },
    paid: { on: CUSTOMERS, by: ['bet-won', 'cash-out'] },
    result: { on: [HOUSE.payouts] },
  },
  jackpots: {
    staked: { on: [FUNDS, HOUSE.jackpots, HOUSE.stakeTax], by: ['ticket-stake'] },
    returned: { on: [FUNDS, HOUSE.jackpots, HOUSE.stakeTax], by: ['ticket-void'] },
    paid: { on: CUSTOMERS, by: ['ticket-won'] },
    result: { on: [HOUSE.jackpots, FUNDS] },
  },
  games: {
    staked: { on: [HOUSE.openRounds], by: ['game-stake'] },
    returned: { on: [HOUSE.openRounds], by: ['game-stake-returned', 'deposit-returned'] },
    paid: { on: CUSTOMERS, by: ['game-round', 'game-round-unwagered', 'casino-jackpot'] },
    result: { on: [HOUSE.games, TIERS] },
  },
};

/** Net inflow of some accounts. */
const netOf = (moved: readonly Moved[], { on, by }: Sum): number =>
  moved
    .filter(({ account, kind }) => on.includes(account) && (by?.some((one) => one === kind) ?? true))
    .reduce((sum, { came, went }) => sum + came - went, 0);

const productsOf = (moved: readonly Moved[]): readonly ProductOfDay[] =>
  (['bets', 'jackpots', 'games'] as const).map((product) => {
    const { staked, returned, paid, result } = PRODUCTS[product];
    return {
      product,
      staked: cents(netOf(moved, staked)),
      returned: cents(-netOf(moved, returned)),
      paid: cents(netOf(moved, paid)),
      result: cents(netOf(moved, result)),
    };
  });

const accountsOf = (
  moved: readonly Moved[],
  openings: ReadonlyMap<string, number>,
): readonly AccountOfDay[] =>
  [...new Set([...openings.keys(), ...moved.map(({ account }) => account)])].toSorted().map((account) => {
    const ofAccount = moved.filter((one) => one.account === account);
    const opening = openings.get(account) ?? 0;
    const came = ofAccount.reduce((sum, one) => sum + one.came, 0);
    const went = ofAccount.reduce((sum, one) => sum + one.went, 0);
    return {
      account,
      opening: cents(opening),
      came: cents(came),
      went: cents(went),
      closing: cents(opening + came - went),
    };
  });

/** Figures of a day, without its accounts. */
export type FiguresOfDay = Pick<
  DayReport,
  'products' | 'taxes' | 'corrections' | 'paidIn' | 'paidOut' | 'promotions'
>;

/** Computes the figures from the movements. */
export const figuresOf = (moved: readonly Moved[]): FiguresOfDay => {
  const due = moved.filter(({ kind }) => !TAX_MOVES.includes(kind));
  const dueOn = (on: string): Cents => cents(netOf(due, { on: [on] }));
  const gateway = due.filter(({ account }) => account === GATEWAY.mobileMoney);
  // A payout that was opened again came back into the books, though nobody paid it in: it counts as less paid out, not as paid in.
  const reopened = gateway.reduce((all, { kind, went }) => all + (kind === REOPENED ? went : 0), 0);
  const sum = (side: 'came' | 'went'): number => gateway.reduce((all, one) => all + one[side], 0);
  return {
    products: productsOf(moved),
    taxes: {
      stakes: dueOn(HOUSE.stakeTax),
      winnings: dueOn(HOUSE.winningsTax),
      transfers: dueOn(HOUSE.transferTax),
    },
    corrections: cents(-netOf(moved, { on: CUSTOMERS, by: ['settlement-reversal'] })),
    paidIn: cents(sum('went') - reopened),
    paidOut: cents(sum('came') - reopened),
    promotions: cents(-netOf(moved, { on: [HOUSE.promotions] })),
  };
};

interface Night {
  readonly day: NairobiDay;
  readonly endedAt: Instant | null;
  readonly movedFrom: Instant | null;
  readonly movedTo: Instant;
}

/**
 * The report of a Nairobi day, from the check of the books of the night after it: a few rows, however much the house moves.
 * @returns null while that check or an earlier one is not finished, and for a day that has no check of its own.
 */
export const dayReport = async (sql: Sql, day: NairobiDay): Promise<DayReport | null> => {
  const [night] = await sql.query<Night>(
    `SELECT day, ended_at AS "endedAt", moved_from AS "movedFrom", moved_to AS "movedTo" FROM books_check WHERE day = $1 AND moved_to IS NOT NULL
       AND NOT EXISTS (SELECT FROM books_check AS other WHERE other.day < $1 AND other.moved_to IS NOT NULL AND other.ended_at IS NULL)`,
    [addDays(day, 1)],
  );
  if (night === undefined || night.endedAt === null) return null;
  const moved = await sql.query<Moved>(
    'SELECT account, kind, came, went, transfers FROM day_books WHERE day = $1 ORDER BY account, kind',
    [night.day],
  );
  const before = await sql.query<{ account: string; opening: number }>(
    'SELECT account, sum(came - went)::bigint AS opening FROM day_books WHERE day < $1 GROUP BY account',
    [night.day],
  );
  return {
    day,
    from: night.movedFrom,
    to: night.movedTo,
    ...figuresOf(moved),
    accounts: accountsOf(moved, new Map(before.map(({ account, opening }) => [account, opening]))),
    moved,
  };
};

const shillings = (amount: Cents): string => toShillings(amount).toFixed(2);

/** The report as CSV (RFC 4180): subject, name, and shillings. */
export const dayReportCsv = ({
  day,
  from,
  to,
  products,
  taxes,
  accounts,
  moved,
  ...sums
}: DayReport): string => {
  const rows: (readonly string[])[] = [
    ...products.flatMap(({ product, ...figures }) =>
      Object.entries(figures).map(([figure, amount]) => ['product', product, figure, shillings(amount)]),
    ),
    ...Object.entries(taxes).map(([tax, amount]) => ['tax due', tax, '', shillings(amount)]),
    ['corrections', '', 'taken back', shillings(sums.corrections)],
    ['paid in', 'mobile money', '', shillings(sums.paidIn)],
    ['paid out', 'mobile money', '', shillings(sums.paidOut)],
    ['promotions', '', 'cost', shillings(sums.promotions)],
    ...accounts.flatMap(({ account, ...figures }) =>
      Object.entries(figures).map(([figure, amount]) => ['account', account, figure, shillings(amount)]),
    ),
    ...moved.flatMap(({ account, kind, came, went }) => [
      ['moved', account, `${kind} came`, shillings(cents(came))],
      ['moved', account, `${kind} went`, shillings(cents(went))],
    ]),
  ];
  const head = ['day', 'from', 'to', 'what', 'name', 'figure', 'KES'];
  return [head, ...rows.map((row) => [day, from ?? '', to, ...row])]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
};
