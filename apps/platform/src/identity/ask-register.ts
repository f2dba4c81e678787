import {
  addDays,
  dayBounds,
  instantFromMs,
  nairobiDayOf,
  toMs,
  type Msisdn,
  type NairobiDay,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { MOST_PERSONS_ASKED } from '../gateways/index.ts';
import { enqueue, jobKind, jobWork, type JobWork } from '../outbox/index.ts';
import { noteRegister } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import { selectIdentity, selectPersons } from './identity.store.ts';

const listedOf = (
  services: Services,
  persons: Parameters<NonNullable<Services['exclusionRegister']>['listedAmong']>[0],
) => services.exclusionRegister?.listedAmong(persons) ?? Promise.resolve<ReadonlySet<Msisdn>>(new Set());

/**
 * Asks the register about one customer, and keeps what it says. Call it outside of a transaction.
 * @returns false where it could not be asked: what it said last still holds.
 */
export const askRegister = async (
  services: Services,
  { profileId, msisdn }: { readonly profileId: ProfileId; readonly msisdn: Msisdn },
): Promise<boolean> => {
  if (services.exclusionRegister === null) return true;
  const kept = await selectIdentity(services.db, profileId);
  const idNumber = kept?.state === 'verified' ? (kept.identity?.idNumber ?? null) : null;
  const listed = await listedOf(services, [{ msisdn, idNumber }]).catch(() => null);
  if (listed === null) return false;
  await noteRegister(services, { profileId, msisdn }, listed.has(msisdn));
  return true;
};

/** Whether the register has a phone that opens an account. One that cannot be asked keeps nobody out here: it is asked again before a deposit. */
export const isPhoneListed = async (services: Services, msisdn: Msisdn): Promise<boolean> =>
  (await listedOf(services, [{ msisdn, idNumber: null }]).catch(() => null))?.has(msisdn) ?? false;

interface Look {
  readonly day: NairobiDay;
  /** The last customer who was asked about; '' before the first. */
  readonly after: string;
}

const LOOK = jobKind<Look>('register-look', 'identity-calls');
const ASKED_AT_HOUR = 4;

const schedule = (sql: Sql, look: Look): Promise<void> =>
  enqueue(sql, {
    kind: LOOK,
    dedupeKey: `${look.day} ${look.after}`,
    payload: look,
    runAt: instantFromMs(toMs(dayBounds(look.day).from) + ASKED_AT_HOUR * 3_600_000),
    profileId: null,
  });

/** Sees to it that the register is asked about everybody today, and from then on every day. */
export const scheduleRegisterLook = async ({ db, exclusionRegister, realClock }: Services): Promise<void> => {
  if (exclusionRegister !== null) await schedule(db, { day: nairobiDayOf(realClock.now()), after: '' });
};

const look = async (services: Services, { day, after }: Look): Promise<void> => {
  // Before anybody is asked: a day on which the register cannot be asked does not end the days after it.
  await schedule(services.db, { day: addDays(nairobiDayOf(services.realClock.now()), 1), after: '' });
  const persons = await selectPersons(services.db, after, MOST_PERSONS_ASKED);
  const listed = await listedOf(services, persons);
  for (const person of persons) await noteRegister(services, person, listed.has(person.msisdn));
  const last = persons.length === MOST_PERSONS_ASKED ? persons.at(-1) : undefined;
  if (last) await schedule(services.db, { day, after: last.profileId });
};

/** The daily question about everybody, some at a time (D105). */
export const registerJobs = (services: Services): readonly JobWork[] => [
  jobWork(LOOK, (asked) => look(services, asked)),
];
