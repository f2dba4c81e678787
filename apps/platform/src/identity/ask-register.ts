import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import { MOST_PERSONS_ASKED } from '../gateways/index.ts';
import { dailyWork, type JobWork } from '../outbox/index.ts';
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

const ASKED_AT_HOUR = 4;

/** The daily question about everybody, some at a time (D105). */
export const registerWork = (services: Services): JobWork =>
  dailyWork({
    ...services,
    name: 'register-look',
    lane: 'identity-calls',
    atHour: ASKED_AT_HOUR,
    run: async ({ after }) => {
      const persons = await selectPersons(services.db, after, MOST_PERSONS_ASKED);
      const listed = await listedOf(services, persons);
      for (const person of persons) await noteRegister(services, person, listed.has(person.msisdn));
      return persons.length === MOST_PERSONS_ASKED ? (persons.at(-1)?.profileId ?? null) : null;
    },
  });
