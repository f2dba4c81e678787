import type { Cents, Instant } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { entity, noun } from '../pieces/entity.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { IDENTITY_STATES, type IdentityState } from './identity.endpoints.ts';
import { profileParams } from './balance.wire.ts';
import { withdrawalQuoteOnTheWire, withdrawalShownQuery } from '../payments/withdrawal.wire.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';

/** Data of a customer's account besides its balance. */
export interface OwnAccount {
  /** Code that others may enter when they register. */
  readonly referralCode: string;
  /** The locked welcome bonus within the bonus. */
  readonly welcomeLocked: Cents;
  /** Stakes still needed until all of it is released (D109); null if stakes do not release it. */
  readonly welcomeToStake: Cents | null;
  /** The deposit that brought the welcome bonus; null without one. */
  readonly welcomeDeposit: Cents | null;
  /** Number of open bets and tickets. */
  readonly openBets: number;
  /**
   * Debt after a corrected result took back more than the balance held. Wins repay it, deposits never do. Absent without a debt.
   */
  readonly owes?: Cents;
  /** State of the customer's identity; absent if the house requires none (D105). */
  readonly identity?: IdentityState;
  /** Measures of the house on the customer (D98). */
  readonly measures?: readonly Measure[];
}

/** A block, a class or a limit the house has set on a customer, with its start and reason. */
export interface Measure {
  readonly since: Instant;
  /** The measure and its reason in the reader's language. */
  readonly description: string;
}

/** A customer's own account. */
export const getOwnAccount = defineEndpoint({
  name: 'getOwnAccount',
  host: 'auth',
  method: 'GET',
  path: '/account/own/{profile_id}',
  needsToken: true,
  params: profileParams,
  response: entity(noun<OwnAccount>(), {
    referral_code: ['referralCode', z.string()],
    welcome_locked: ['welcomeLocked', kes],
    welcome_to_stake: ['welcomeToStake', z.nullable(kes)],
    welcome_deposit: ['welcomeDeposit', z.nullable(kes)],
    open_bets: ['openBets', z.int().check(z.nonnegative())],
    owes: ['owes', z.optional(kes)],
    identity: ['identity', z.optional(z.enum(IDENTITY_STATES))],
    measures: [
      'measures',
      z.optional(
        list(
          entity(noun<Measure>(), {
            since: ['since', nairobiDatetime],
            description: ['description', z.string()],
          }),
        ),
      ),
    ],
  }),
});

export interface CloseAccountRequest {
  /** The account's password again, so that nobody who borrowed the phone can close the account. */
  readonly password: string;
}

/** Quote for closing the account now (D104): its cash less fee and tax, and the cents mobile money cannot transfer. */
export const getClosingQuote = defineEndpoint({
  name: 'getClosingQuote',
  host: 'auth',
  method: 'GET',
  path: '/account/close/{profile_id}',
  needsToken: true,
  params: profileParams,
  response: withdrawalQuoteOnTheWire,
});

/**
 * Closes the account (D104): the cash is sent to its number, the bonus lapses, and all sessions end. If the amount to receive
 * differs from the one shown, nothing is done.
 */
export const closeAccount = defineEndpoint({
  name: 'closeAccount',
  host: 'auth',
  method: 'POST',
  path: '/account/close',
  needsToken: true,
  query: withdrawalShownQuery,
  request: entity(noun<CloseAccountRequest>(), { password: ['password', z.string()] }),
  response: plainAnswerOnTheWire,
});
