import {
  pathOf,
  sealLeaf,
  sealTree,
  type BetId,
  type BetProof,
  type BooksSeal,
  type NairobiDay,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { keepFew, sha256 } from '../jackpots/index.ts';
import { publishedForm } from './book-event.ts';
import { boundsOf, minuteOf, treeOf } from './seal-books.ts';
import { eventsIn, minutesOf, sealedDay, writtenAt } from './sealed-books.store.ts';

/** The books are not those that were sealed: a transfer was added, removed or changed since. */
export class BooksNotSealed extends Error {
  override readonly name = 'BooksNotSealed';
}

const minutes = keepFew<Awaited<ReturnType<typeof minuteWithTree>>>(16);

const minuteWithTree = async (db: Database, day: NairobiDay, minute: number, secret: string) => {
  const events = await eventsIn(db, boundsOf(day, minute), secret);
  return { events, tree: await treeOf(events.map(publishedForm)) };
};

/** The published seal of a minute of the books, and of its day once that is over; null before. */
export const booksSealOf = async (
  db: Database,
  day: NairobiDay,
  minute: number,
): Promise<BooksSeal | null> => {
  const all = await minutesOf(db, day);
  const own = all.find((one) => one.minute === minute);
  const whole = own && (await sealedDay(db, day));
  if (!own || !whole) return null;
  return {
    day,
    minute,
    root: own.root,
    events: own.events,
    dayRoot: whole.root,
    dayEvents: whole.events,
    sealedAt: whole.sealedAt,
  };
};

/**
 * The proof for its owner that a bet is in the books: the path to the root of its minute, and on to that of the day once there
 * is one. Null before its minute is sealed, and for another customer's bet.
 * @throws BooksNotSealed if the books are not those that were sealed.
 */
export const betProofOf = async (
  db: Database,
  profileId: ProfileId,
  betId: BetId,
): Promise<BetProof | null> => {
  const at = await writtenAt(db, profileId, betId);
  if (at === null) return null;
  const { day, minute } = minuteOf(at);
  const [whole, all] = [await sealedDay(db, day), await minutesOf(db, day)];
  const place = all.findIndex((one) => one.minute === minute);
  const root = all[place]?.root;
  if (whole === null || root === undefined) return null;
  const { events, tree } = await minutes(db, root, () => minuteWithTree(db, day, minute, whole.secret));
  if (tree.root !== root) {
    // A transfer written while its minute was being sealed is sealed with its day.
    if (whole.sealedAt === null) return null;
    throw new BooksNotSealed(`minute ${minute} of ${day} is not as it was sealed`);
  }
  const ofBet = events.findIndex(({ bet, reference }) => bet !== null && reference.endsWith(`:${betId}`));
  const own = events[ofBet];
  if (own === undefined) return null;
  const { id: reference, record: betString, salt } = publishedForm(own);
  const dayPath =
    whole.root === null
      ? null
      : pathOf(
          sealTree(
            all.map((one) => one.root),
            sha256,
          ),
          place,
        );
  return {
    day,
    minute,
    reference,
    betString,
    salt,
    leaf: sealLeaf({ reference, betString, salt }, sha256),
    path: pathOf(tree, ofBet),
    dayPath,
  };
};
