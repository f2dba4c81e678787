import { ok, type Cents, type Instant, type JackpotFund, type JackpotTier } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, type Codec } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { count } from '../pieces/text.ts';

/** The value, or null if the wire has none. */
/* @__NO_SIDE_EFFECTS__ */
export const orNone = <Domain>(piece: Codec<Domain>): Codec<Domain | null> =>
  codecOf(
    z.optional(z.nullable(piece)),
    (value) => ok(value ?? null),
    (value) => value,
  );

const tier = entity(noun<JackpotTier>(), {
  right: ['right', count],
  prize: ['pool', kes],
  lines: ['lines', orNone(count)],
  per_line: ['perLine', orNone(kes)],
});

/** The money fields of an offer, not nested, as on the wire (D80, D89); a house may send none. */
export interface FlatFund {
  readonly closesAt: Instant | null;
  readonly total: Cents | null;
  readonly prize: Cents | null;
  readonly guarantee: Cents | null;
  readonly rolledIn: Cents | null;
  readonly rolledOver: Cents | null;
  readonly tiers: readonly JackpotTier[] | null;
  readonly tickets: number | null;
  readonly lines: number | null;
}

/** Codec fields of an offer's money, to spread among its other fields. */
export const fundFields = {
  closes_at: ['closesAt', orNone(nairobiDatetime)],
  fund: ['total', orNone(kes)],
  prize: ['prize', orNone(kes)],
  guarantee: ['guarantee', orNone(kes)],
  rolled_in: ['rolledIn', orNone(kes)],
  rolled_over: ['rolledOver', orNone(kes)],
  tiers: ['tiers', orNone(list(tier))],
  tickets: ['tickets', orNone(count)],
  lines: ['lines', orNone(count)],
} as const;

const NO_FUND: FlatFund = {
  closesAt: null,
  total: null,
  prize: null,
  guarantee: null,
  rolledIn: null,
  rolledOver: null,
  tiers: null,
  tickets: null,
  lines: null,
};

/** Collects an offer's money fields into `fund`. It is null without a closing time or a total. */
export function gatherFund<Flat extends FlatFund>(
  flat: Flat,
): Omit<Flat, keyof FlatFund> & { fund: JackpotFund | null } {
  const { closesAt, total, prize, guarantee, rolledIn, rolledOver, tiers, tickets, lines, ...rest } = flat;
  const zero = 0 as Cents;
  const fund: JackpotFund | null =
    closesAt === null || total === null
      ? null
      : {
          closesAt,
          total,
          prize: prize ?? zero,
          guarantee: guarantee ?? zero,
          rolledIn: rolledIn ?? zero,
          rolledOver,
          tiers: tiers ?? [],
          tickets: tickets ?? 0,
          lines: lines ?? 0,
        };
  return { ...rest, fund };
}

/** The inverse: spreads `fund` among the offer's fields. */
export const spreadFund = <Offer extends { readonly fund: JackpotFund | null }>({
  fund,
  ...rest
}: Offer): Omit<Offer, 'fund'> & FlatFund => ({ ...rest, ...(fund ?? NO_FUND) });
