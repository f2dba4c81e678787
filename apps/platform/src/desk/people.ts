import { addDays, dayBounds, nairobiDayOf } from '@kipenga/betting-core';
import type { DeskPerson } from '@kipenga/contracts/desk';
import type { Sign } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import { kindsWhere } from '../ledger/index.ts';
import { catchUpDays, dailyWork, type JobWork } from '../outbox/index.ts';
import type { Services } from '../services/index.ts';
import { cursorIn, PAGE, paged, type Paged } from './desk.ts';
import {
  forgetCustomerDays,
  openIdentities,
  peopleWith,
  readSigns,
  registered,
  sumCustomerDay,
} from './people.store.ts';

const LOOKED_AT_HOUR = 3;
const DAYS_KEPT = 35;

const STAKES = kindsWhere(({ play }) => play?.is === 'stake');
const BROUGHT = kindsWhere(({ play }) => play !== null && play.is !== 'stake');

/**
 * Adds up the days of every customer that are over and not added yet, and reads from the days whom to call and what to look at.
 * @returns where it ended while days are left, else null.
 */
export const lookAtPeople = async ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Promise<string | null> => {
  const until = addDays(nairobiDayOf(bettingClock.now()), -1);
  const left = await catchUpDays(db, {
    name: 'look-at-people',
    until,
    mostDays: DAYS_KEPT,
    add: (sql, day) => sumCustomerDay(sql, { day, ...dayBounds(day), stakes: STAKES, brought: BROUGHT }),
  });
  if (left !== null) return left;
  await db.transaction(async (sql) => {
    await forgetCustomerDays(sql, addDays(until, -DAYS_KEPT));
    await readSigns(sql, until);
  });
  return null;
};

/** Does it every night, so that no screen ever does. */
export const peopleWork = (services: Services): JobWork =>
  dailyWork({
    db: services.db,
    realClock: services.realClock,
    name: 'look-at-people',
    lane: 'tidy',
    atHour: LOOKED_AT_HOUR,
    run: () => lookAtPeople(services),
  });

/** The people of a sign, who moved most first. */
export const peopleShown = async (
  sql: Sql,
  sign: Sign,
  after: string | undefined,
): Promise<Paged<DeskPerson>> => {
  const rows = await peopleWith(sql, sign, cursorIn(after, 'amount', 'name'), PAGE + 1);
  return paged(rows as readonly DeskPerson[], PAGE, ({ amount, profileId }) => [amount, profileId]);
};

export const identitiesShown = async (sql: Sql, after: string | undefined) =>
  paged(await openIdentities(sql, cursorIn(after, 'time', 'name'), PAGE + 1), PAGE, (row) => [
    row.askedAt,
    row.profileId,
  ]);

export const registerShown = async (sql: Sql, after: string | undefined) =>
  paged(await registered(sql, cursorIn(after, 'name')?.[0] ?? null, PAGE + 1), PAGE, ({ profileId }) => [
    profileId,
  ]);
