import type { ProfileId } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { Clock, MobileMoney, Random } from '../ports/index.ts';

/** What the use cases of this room work with. `clock` is the platform's: it dates payments (D70). */
export interface Cashier {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly mobileMoney: MobileMoney;
}

/** Which payment of which customer. */
export interface PaymentRef {
  readonly profileId: ProfileId;
  readonly paymentId: string;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new payment id, like the receipts of mobile money: ten letters and digits that are not mistaken for each other. */
export const newPaymentId = (random: Random): string =>
  Array.from({ length: 10 }, () => LETTERS[random.below(LETTERS.length)]).join('');
