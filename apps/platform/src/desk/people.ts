import { addDays, dayBounds, nairobiDayOf } from '@kipenga/betting-core';
import type { DeskPerson } from '@kipenga/contracts/desk';
import type { Sign } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import { kindsWhere } from '../ledger/index.ts';
import { dailyWork, type JobWork } from '../outbox/index.ts';
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

/** Adds up a day of every customer, and reads from the days whom to call and what to look at. */
export const lookAtPeople = async ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Promise<void> => {
  const day = addDays(nairobiDayOf(bettingClock.now()), -1);
  await db.transaction(async (sql) => {
    await sumCustomerDay(sql, { day, ...dayBounds(day), stakes: STAKES, brought: BROUGHT });
    await forgetCustomerDays(sql, addDays(day, -DAYS_KEPT));
    await readSigns(sql, day);
  });
};

/** Does it every night, so that no screen ever does. */
export const peopleWork = (services: Services): JobWork =>
  dailyWork({
    db: services.db,
    realClock: services.realClock,
    name: 'look-at-people',
    lane: 'tidy',
    atHour: LOOKED_AT_HOUR,
    run: async () => {
      await lookAtPeople(services);
      return null;
    },
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
