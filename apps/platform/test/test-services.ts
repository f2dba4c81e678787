import type { Database } from '../src/database/index.ts';
import { totpSeal } from '../src/desk/index.ts';
import { bettingTimeOf, systemClock, systemRandom } from '../src/ports/index.ts';
import type { Services } from '../src/services/index.ts';

/** Key that encrypts operators' secrets in every house of the tests. */
export const TEST_OPERATOR_KEY = 'c0ffee15'.repeat(8);

/** Services on a real database, with gateways that do nothing; `own` replaces some of them. */
export const testServices = (db: Database, own: Partial<Services> = {}): Services => ({
  db,
  rulebook: 'spec',
  bettingClock: bettingTimeOf(systemClock),
  realClock: systemClock,
  random: systemRandom,
  mobileMoney: {
    paybill: '600000',
    askForPayment: async () => undefined,
    payOut: async () => undefined,
    askAgain: async () => false,
    sendAgain: async () => 'not-under-way',
    takeReceipt: async () => true,
    giveUpReceipt: async () => ({ state: 'open', receipt: null }),
    openPrompts: async () => 0,
  },
  smsOut: { send: async () => undefined },
  identity: null,
  exclusionRegister: null,
  totpSeal: totpSeal([Buffer.from(TEST_OPERATOR_KEY, 'hex')], systemRandom),
  ...own,
});
