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

/** What a customer's account says of itself beside its balance. */
export interface OwnAccount {
  /** The code that others may name when they register. */
  readonly referralCode: string;
  /** What of the bonus is the welcome bonus, and still locked. */
  readonly welcomeLocked: Cents;
  /** What is left to stake until all of it is released (D109); null where no stake releases any. */
  readonly welcomeToStake: Cents | null;
  /** The deposit that brought the welcome bonus; null without one. */
  readonly welcomeDeposit: Cents | null;
  /** Bets and tickets that run. */
  readonly openBets: number;
  /** What is owed after a corrected result took back more than there was; wins pay it, deposits never. Absent where nothing is. */
  readonly owes?: Cents;
  /** What has become of the customer's identity; absent where the house asks for none (D105). */
  readonly identity?: IdentityState;
  /** What the house holds the customer to (D98): each with why, and since when. */
  readonly measures?: readonly Measure[];
}

/** A block, a class or a limit that the house has set on a customer. */
export interface Measure {
  readonly since: Instant;
  /** What it is, and why, in the reader's language. */
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
  /** The account's password, again: nobody's account is closed by a friend who borrowed the phone. */
  readonly password: string;
}

/** What closing the account would send now (D104): its cash less fee and tax, and what mobile money does not carry. */
export const getClosingQuote = defineEndpoint({
  name: 'getClosingQuote',
  host: 'auth',
  method: 'GET',
  path: '/account/close/{profile_id}',
  needsToken: true,
  params: profileParams,
  response: withdrawalQuoteOnTheWire,
});

/** Closes the account (D104): its cash goes to its number, its bonus lapses, and its logins end. What is received is as it was shown, or nothing is done. */
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
