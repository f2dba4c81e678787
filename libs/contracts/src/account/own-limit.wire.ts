import { ok, refuse, type Cents, type Instant, type OwnLimit, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';

/** An amount, or null for no limit. */
export const amountOrNone = z.nullable(kes);

/** A limit's amounts, not nested, as on the wire. */
export interface LimitFields {
  readonly amount: Cents | null;
  readonly pendingAmount: Cents | null;
  readonly pendingFrom: Instant | null;
}

/** The wire fields every limit has, with our names. */
export const limitFields = {
  amount: ['amount', amountOrNone],
  pending_amount: ['pendingAmount', amountOrNone],
  pending_from: ['pendingFrom', z.nullable(nairobiDatetime)],
} as const;

/**
 * Makes a limit from its wire fields. `pending_from` without `pending_amount` means a pending removal; without `pending_from`
 * nothing is pending.
 */
export const limitOf = <Own extends object>({
  pendingAmount,
  pendingFrom,
  ...limit
}: Own & LimitFields): Result<Omit<Own, keyof LimitFields> & OwnLimit, string> => {
  if (pendingFrom !== null)
    return ok({ ...limit, pending: { amount: pendingAmount, from: pendingFrom } } as never);
  return pendingAmount === null
    ? ok({ ...limit, pending: null } as never)
    : refuse('a limit that waits says from when it holds');
};

/** The inverse of `limitOf`. */
export const fieldsOfLimit = <Limit extends OwnLimit>({
  pending,
  ...limit
}: Limit): Omit<Limit, 'pending'> & LimitFields => ({
  ...limit,
  pendingAmount: pending?.amount ?? null,
  pendingFrom: pending?.from ?? null,
});
