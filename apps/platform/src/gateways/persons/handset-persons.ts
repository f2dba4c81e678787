import {
  ageOn,
  HOUSE_RULES,
  instantFromMs,
  nairobiDayOf,
  parseMsisdn,
  toMs,
  type Identity,
  type Msisdn,
  type NairobiDay,
} from '@kipenga/betting-core';
import type { RealClock } from '../../ports/index.ts';
import type { ExclusionRegister, IdentityClaim, IdentityGateway, IdentityVerdict } from './persons.ts';

/** Phones of the sandbox whose persons differ from the usual one. */
export const SPECIAL_PHONES = {
  child: '254700000018',
  lateAnswer: '254700000019',
  excluded: '254700000099',
} as const;

const FIRST_NAMES = [
  'Achieng',
  'Barasa',
  'Chebet',
  'Fatuma',
  'Juma',
  'Kamau',
  'Mwende',
  'Njeri',
  'Otieno',
  'Wambui',
];
const LAST_NAMES = [
  'Abdi',
  'Kiprono',
  'Kariuki',
  'Mutua',
  'Mwangi',
  'Nyambura',
  'Odhiambo',
  'Omondi',
  'Wafula',
  'Wekesa',
];
const BILLION = 1_000_000_000;
const LATE_MS = 30_000;
const CHILD_AGE = 16;

const one = (names: readonly string[], number: number): string => names[number % names.length] ?? '';

const bornOf = (msisdn: Msisdn, national: number, today: NairobiDay): NairobiDay => {
  const year =
    msisdn === SPECIAL_PHONES.child ? Number(today.slice(0, 4)) - CHILD_AGE : 1962 + (national % 41);
  const part = (most: number): string => String(1 + (national % most)).padStart(2, '0');
  return `${year}-${part(12)}-${part(28)}` as NairobiDay;
};

/** The person of a phone. The same phone always gives the same person. */
const personOf = (msisdn: Msisdn, today: NairobiDay): Identity => {
  const national = Number(msisdn.slice(3));
  return {
    idNumber: String(BILLION - national),
    birthDate: bornOf(msisdn, national, today),
    name: `${one(FIRST_NAMES, national)} ${one(LAST_NAMES, Math.floor(national / FIRST_NAMES.length))}`,
  };
};

/** The phone of the person whose card has this number; null if nobody has it. */
const phoneOfCard = (idNumber: string): Msisdn | null => {
  const phone = parseMsisdn(String(BILLION - Number(idNumber)));
  return phone.ok ? phone.value : null;
};

const isSame = (person: Identity, { birthDate, name }: Identity): boolean =>
  person.birthDate === birthDate && person.name.toLowerCase() === name.toLowerCase();

const check = (claim: IdentityClaim, now: number): IdentityVerdict => {
  const phone = phoneOfCard(claim.idNumber);
  const today = nairobiDayOf(instantFromMs(now));
  if (phone === null) return { kind: 'refused', why: 'no-match' };
  const person = personOf(phone, today);
  if (ageOn(person.birthDate, today) < HOUSE_RULES.legalAge) return { kind: 'refused', why: 'under-age' };
  if (!isSame(person, claim)) return { kind: 'refused', why: 'no-match' };
  const isLate = phone === SPECIAL_PHONES.lateAnswer && now < toMs(claim.since) + LATE_MS;
  return { kind: isLate ? 'pending' : 'verified' };
};

/** The sandbox's identity check: each phone belongs to one person, whose card its page shows. */
export const handsetIdentity = ({ realClock }: { readonly realClock: RealClock }): IdentityGateway => ({
  check: async (claim) => check(claim, realClock.nowMs()),
  phone: { personOf: (msisdn) => personOf(msisdn, nairobiDayOf(realClock.now())) },
});

/** The sandbox's register of excluded persons: one person is in it, by phone and by card. */
export const handsetRegister = (): ExclusionRegister => ({
  listedAmong: async (persons) =>
    new Set(
      persons
        .filter(({ msisdn, idNumber }) =>
          [msisdn, idNumber === null ? null : phoneOfCard(idNumber)].includes(
            SPECIAL_PHONES.excluded as Msisdn,
          ),
        )
        .map(({ msisdn }) => msisdn),
    ),
});
