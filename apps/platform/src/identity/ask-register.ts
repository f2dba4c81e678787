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
 * Asks the register about one customer and stores the answer. Call it outside a transaction.
 * @returns false if the register could not be asked: its last answer still holds.
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

/**
 * True if the register has the phone of a new account. If it cannot be asked, the account is opened: it is asked again before a
 * deposit.
 */
export const isPhoneListed = async (services: Services, msisdn: Msisdn): Promise<boolean> =>
  (await listedOf(services, [{ msisdn, idNumber: null }]).catch(() => null))?.has(msisdn) ?? false;

const ASKED_AT_HOUR = 4;

/** Asks about everybody once a day, in batches (D105). */
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
