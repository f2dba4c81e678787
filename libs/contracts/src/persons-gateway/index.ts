import { ok, type Identity, type Instant, type Msisdn, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { nairobiDatetime, nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { phone } from '../pieces/text.ts';

// Answers of identity and register providers, in the house's own form. A small program translates it for a particular provider
// (D105).

/** Reason why a provider does not confirm an identity. */
export type IdentityDoubt = 'no-match' | 'under-age';

/** A provider's verdict on an identity. */
export type IdentityVerdict =
  | { readonly kind: 'verified' | 'pending' }
  | { readonly kind: 'refused'; readonly why: IdentityDoubt };

/** `{ "state": "verified" }`, `{ "state": "pending" }` or `{ "state": "refused", "why": "no-match" }`. */
export const identityVerdictOnTheWire = codecOf(
  z.union([
    z.object({ state: z.enum(['verified', 'pending']) }),
    z.object({ state: z.literal('refused'), why: z.enum(['no-match', 'under-age']) }),
  ]),
  (said): Result<IdentityVerdict, string> =>
    ok(said.state === 'refused' ? { kind: 'refused', why: said.why } : { kind: said.state }),
  (verdict) =>
    verdict.kind === 'refused' ? { state: 'refused' as const, why: verdict.why } : { state: verdict.kind },
);

/** The persons among those asked about who are in the register. */
export interface ListedPersons {
  readonly listed: readonly Msisdn[];
}

/** `{ "excluded": ["254712345678"] }`: phones, as sent, of persons who may not play. */
export const listedPersonsOnTheWire = entity(noun<ListedPersons>(), { excluded: ['listed', list(phone)] });

/** The identity a customer claims. */
export interface IdentityClaim extends Identity {
  readonly msisdn: Msisdn;
  /** Time of the first request; a pending identity is requested again. */
  readonly since: Instant;
}

/** `{ "phone", "id_number", "birth_date": "1990-11-24", "name", "since": "2026-11-27 12:00:00" }`. */
export const identityClaimOnTheWire = entity(noun<IdentityClaim>(), {
  phone: ['msisdn', phone],
  id_number: ['idNumber', z.string()],
  birth_date: ['birthDate', nairobiDayText],
  name: ['name', z.string()],
  since: ['since', nairobiDatetime],
});

/** A person to look up in the register. */
export interface AskedPerson {
  readonly msisdn: Msisdn;
  /** Null if the house does not know it: at registration, and before an identity is verified. */
  readonly idNumber: string | null;
}

/** `{ "persons": [{ "phone", "id_number" }] }`. */
export const askedPersonsOnTheWire = entity(noun<{ readonly persons: readonly AskedPerson[] }>(), {
  persons: [
    'persons',
    list(
      entity(noun<AskedPerson>(), {
        phone: ['msisdn', phone],
        id_number: ['idNumber', z.nullable(z.string())],
      }),
    ),
  ],
});
