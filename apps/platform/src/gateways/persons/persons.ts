import type { Identity, Msisdn } from '@kipenga/betting-core';
import type { AskedPerson, IdentityClaim, IdentityVerdict } from '@kipenga/contracts/persons-gateway';

export type { AskedPerson, IdentityClaim, IdentityVerdict };

/** A source of its own that knows people by their identity cards: age and name are checked there (D105). */
export interface IdentityCheck {
  /**
   * Says whether number, birth date and name are of one person, of age. It is asked outside of any transaction, and again while it says
   * `pending`.
   * @throws when it cannot be reached, or answers what is no answer: the customer stays pending, and it is asked again.
   */
  check(claim: IdentityClaim): Promise<IdentityVerdict>;
}

/** The most persons that the register is asked about at once. */
export const MOST_PERSONS_ASKED = 500;

/** The national register of persons who may not play (D105). */
export interface ExclusionRegister {
  /**
   * The phones of those among these persons who are in it now. Asked at registration, login and deposit about one, and daily about everybody.
   * @throws when it cannot be reached: then no deposit is asked for, and what is known of others stays as it is.
   */
  listedAmong(persons: readonly AskedPerson[]): Promise<ReadonlySet<Msisdn>>;
}

/** An identity check with the phone of its stand-in. */
export interface IdentityGateway extends IdentityCheck {
  /** Only of a stand-in: null where people have cards of their own. */
  readonly phone: { personOf(msisdn: Msisdn): Identity } | null;
}
