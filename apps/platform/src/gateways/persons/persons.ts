import type { Identity, Msisdn } from '@kipenga/betting-core';
import type { AskedPerson, IdentityClaim, IdentityVerdict } from '@kipenga/contracts/persons-gateway';

export type { AskedPerson, IdentityClaim, IdentityVerdict };

/** An outside source that checks people's identity cards: age and name (D105). */
export interface IdentityCheck {
  /**
   * Checks whether number, birth date and name belong to one person, of age. Called outside any transaction, and again while the
   * answer is `pending`.
   * @throws if it cannot be reached, or its answer is invalid: the customer stays pending, and it is asked again.
   */
  check(claim: IdentityClaim): Promise<IdentityVerdict>;
}

/** The most persons that the register is asked about at once. */
export const MOST_PERSONS_ASKED = 500;

/** The national register of persons who may not play (D105). */
export interface ExclusionRegister {
  /**
   * The phones of those among these persons who are in it now. Asked at registration, login and deposit about one, and daily
   * about everybody.
   * @throws if it cannot be reached: then no deposit is asked for, and the last answers about others still hold.
   */
  listedAmong(persons: readonly AskedPerson[]): Promise<ReadonlySet<Msisdn>>;
}

/** An identity check with the phone of its stand-in. */
export interface IdentityGateway extends IdentityCheck {
  /** The stand-in's phone; null if people have their own cards. */
  readonly phone: { personOf(msisdn: Msisdn): Identity } | null;
}
