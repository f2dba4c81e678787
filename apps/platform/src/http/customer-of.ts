import type { Asker } from './asker-of.ts';
import type { CallContext, Customer } from './handler.ts';
import { notFound, tokenIsDead } from './refusal.ts';

/** The logged-in customer of a call. @throws HttpRefusal 401 if there is none. */
export const customerOf = ({ customer }: Pick<CallContext, 'customer'>): Customer => {
  if (customer === null) throw tokenIsDead();
  return customer;
};

/** The customer named in the path. Another customer's path does not exist (D23). @throws HttpRefusal 404. */
export const ownerOf = (context: CallContext, named: { profileId?: string; msisdn?: string }): Customer => {
  const customer = customerOf(context);
  const isOwn =
    (named.profileId ?? customer.profileId) === customer.profileId &&
    (named.msisdn ?? customer.msisdn) === customer.msisdn;
  if (!isOwn) throw notFound();
  return customer;
};

/** Origin of an account call. @throws Error on any other call: that is a bug. */
export const askerIn = ({ asker }: CallContext): Asker => {
  if (asker === null) throw new Error('only account calls know who asks');
  return asker;
};
