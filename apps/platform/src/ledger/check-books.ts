import { addCents, cents, formatKes, type Cents } from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import { dailyWork, type JobWork } from '../outbox/index.ts';
import type { RealClock } from '../ports/index.ts';
import {
  addSlice,
  beginCheck,
  lastCheck,
  selectMoved,
  selectSlice,
  type BooksDifference,
  type NightlyCheck,
} from './books.store.ts';

/** Wallets checked by one statement: those who play all day have ten thousands of postings. */
const WALLETS_AT_ONCE = 25;
/** Statements of one job; others get their turn between two. */
const SLICES_A_JOB = 10;
/** Differences that a check keeps; it counts all. */
const MOST_KEPT = 100;
/** Hours after midnight: the money held for the new day has been paid, and hardly anybody plays. */
const CHECKED_AT_HOUR = 3;

/** The state of the books: `total` is zero and `drifting` empty, always, or something is broken. */
export interface BooksCheck {
  /** The sum of every account there is. */
  readonly total: Cents;
  readonly drifting: readonly BooksDifference[];
}

/**
 * Checks the books of everybody: all accounts add up to nothing, each wallet is the sum of its postings, the house owes no customer less than
 * nothing, what open bets and tickets have at stake is in the accounts for it, and the statement has words for all that moved a wallet. Money
 * may move meanwhile.
 */
export const checkBooks = async (sql: Sql, walletsAtOnce = WALLETS_AT_ONCE): Promise<BooksCheck> => {
  let total = cents(0);
  const drifting: BooksDifference[] = [];
  for (let after: string | null = ''; after !== null;) {
    const slice = await selectSlice(sql, after, walletsAtOnce);
    total = addCents(total, cents(slice.total));
    drifting.push(...slice.drifting);
    after = slice.last;
  }
  return { total, drifting };
};

/** Checks some more wallets. Returns the check after that, or null if another process has continued it. */
const continueCheck = async (
  { db, realClock, walletsAtOnce = WALLETS_AT_ONCE, slicesAJob = SLICES_A_JOB }: NightlyParts,
  begun: NightlyCheck,
): Promise<NightlyCheck | null> => {
  let check: NightlyCheck | null = begun;
  for (let done = 0; check !== null && check.endedAt === null && done < slicesAJob; done += 1) {
    const slice = await selectSlice(db, check.after, walletsAtOnce);
    const moved = await selectMoved(db, check, slice);
    const endedAt = slice.wallets < walletsAtOnce ? realClock.now() : null;
    check = await addSlice(db, check, { ...slice, moved }, { endedAt, mostKept: MOST_KEPT });
  }
  return check;
};

interface NightlyParts {
  readonly db: Database;
  readonly realClock: RealClock;
  /** Tells of a check that has just ended. */
  readonly onChecked: (check: NightlyCheck) => void;
  readonly walletsAtOnce?: number;
  readonly slicesAJob?: number;
}

/** Checks the books once a night, a few wallets at a time: an interrupted check continues where it stopped. */
export const booksWork = (parts: NightlyParts): JobWork => {
  const { db, realClock, onChecked } = parts;
  return dailyWork({
    db,
    realClock,
    name: 'check-books',
    lane: 'tidy',
    atHour: CHECKED_AT_HOUR,
    run: async ({ day }) => {
      const begun = await beginCheck(db, day, realClock.now());
      const check = await continueCheck(parts, begun);
      if (check === null || begun.endedAt !== null) return null;
      if (check.endedAt === null) return check.after;
      onChecked(check);
      return null;
    },
  });
};

const inKes = (amount: number): string => formatKes(cents(amount));

const differenceWords = ({ profileId, account, fault, booked, kept }: BooksDifference): string => {
  const is = {
    differs: `its postings make ${inKes(booked)}, the wallet holds ${inKes(kept)}`,
    'below-zero': `the postings of this customer make ${inKes(booked)}, below zero`,
    'open-stakes': `its postings make ${inKes(booked)}, the open bets or tickets of this customer have ${inKes(kept)} at stake`,
    unexplained: `${inKes(booked)} moved by a kind of transfer that the statement has no words for`,
  };
  return `    ${profileId}  ${account}: ${is[fault]}`;
};

/** True if a check has found no difference so far. */
export const areBooksSound = ({ total, differing }: NightlyCheck): boolean => total === 0 && differing === 0;

/** Text for an operator: the time of the last check of the books, and its findings. */
export const booksWords = async (sql: Sql): Promise<readonly string[]> => {
  const check = await lastCheck(sql);
  if (check === null)
    return ['The books were not checked yet: a platform that runs checks them at 3 at night'];
  const { begunAt, endedAt, wallets, total, differing, differences } = check;
  const when = endedAt === null ? `checked since ${begunAt}, not ended` : `checked at ${endedAt}`;
  const head = `Books ${when}, wallets: ${wallets}. `;
  if (areBooksSound(check)) return [`${head}Every account is the sum of its postings`];
  const more = differing - differences.length;
  return [
    `${head}All accounts add up to ${inKes(total)}, accounts that differ: ${differing}`,
    ...differences.map(differenceWords),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
};
