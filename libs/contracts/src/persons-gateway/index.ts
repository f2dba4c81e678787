import { ok, type Identity, type Instant, type Msisdn, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { nairobiDatetime, nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { phone } from '../pieces/text.ts';

// What those answer who know people: the form is the house's own, for a small program before a provider's (D105).

/** Why a provider does not confirm an identity. */
export type IdentityDoubt = 'no-match' | 'under-age';

/** A provider's word on an identity. */
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

/** Those of the persons asked about who are in the register. */
export interface ListedPersons {
  readonly listed: readonly Msisdn[];
}

/** `{ "excluded": ["254712345678"] }`: the phones, as they were sent, of persons who may not play. */
export const listedPersonsOnTheWire = entity(noun<ListedPersons>(), { excluded: ['listed', list(phone)] });

/** Who a customer says to be. */
export interface IdentityClaim extends Identity {
  readonly msisdn: Msisdn;
  /** When it was asked about first: one that is pending is asked about again. */
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

/** Somebody the register is asked about. */
export interface AskedPerson {
  readonly msisdn: Msisdn;
  /** Null where the house does not know it: at registration, and before an identity is verified. */
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
