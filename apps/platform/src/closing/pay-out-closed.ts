import { instantFromMs, toMs, type Instant, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { sendInLanguage } from '../customers/index.ts';
import { enqueue, jobKind, jobWork, type JobWork } from '../outbox/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { failedPayoutsSinceClosing, LEAST_PAYOUT, payOutAll } from '../payments/index.ts';
import type { Services } from '../services/index.ts';
import { chargesOf } from './charges.ts';
import { lapseBonus, PAY_OUT_CLOSED } from './close-account.ts';
import { closingOf, closingsDue, lookAgainAt } from './closing.store.ts';
import { tellHeld, tellPaidOut } from './tell-closed.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** Accounts looked for at once. */
const MOST = 100;
/** The longest wait between two tries is a month, or about: 32 days. */
const MOST_DOUBLINGS = 5;

const later = (now: Instant, hours: number): Instant => instantFromMs(toMs(now) + hours * HOUR_MS);

/**
 * Pays out the balances of closed accounts (D104), with what their bets have brought since, and tells the customers of a closing or a
 * decision what becomes of their money. A bonus that came since lapses. A balance below the minimum of mobile money stays; a failed payout is tried again after a day, then two, four, and so on.
 */
export const payOutClosed = async (services: Services, { most = MOST } = {}): Promise<void> => {
  const now = services.realClock.now();
  const failures: unknown[] = [];
  const payOrPutOff = (profileId: ProfileId): Promise<unknown> =>
    payOutOne(services, profileId, now).catch((error: unknown) => {
      failures.push(error);
      return lookAgainAt(services.db, profileId, later(now, DAY_HOURS));
    });
  // Each that was looked at is due another day, so the next are those behind it.
  for (let found = most; found === most;) {
    const due = await closingsDue(services.db, now, LEAST_PAYOUT, most);
    for (const { profileId } of due) await payOrPutOff(profileId);
    found = due.length;
  }
  // One that fails holds up no other; it is told, and tried again.
  if (failures.length > 0) throw failures[0];
};

const payOutOne = (services: Services, profileId: ProfileId, now: Instant): Promise<void> =>
  services.db.transaction(async (sql) => {
    await lockWallet(sql, profileId);
    const closing = await closingOf(sql, profileId);
    if (closing === null) return;
    if (closing.isHeld) return tellHeld(sql, services, closing);
    const at = services.bettingClock.now();
    const lapsed = await lapseBonus(sql, profileId, { name: now, at });
    const { msisdn } = closing;
    const charges = chargesOf(closing);
    const paid = await payOutAll(sql, services, { customer: { profileId, msisdn }, charges, at });
    await tellPaidOut(sql, services, { closing, paid, lapsed });
    const { tries } = await failedPayoutsSinceClosing(sql, profileId);
    await lookAgainAt(sql, profileId, later(now, DAY_HOURS * 2 ** Math.min(tries, MOST_DOUBLINGS)));
  });

const scheduleAt = (sql: Sql, at: Instant): Promise<void> =>
  enqueue(sql, {
    kind: PAY_OUT_CLOSED,
    dedupeKey: `hour:${at.slice(0, 13)}`,
    payload: { goesOn: true },
    runAt: at,
    profileId: null,
  });

/** Sees to it that closed accounts are looked at from now on, every hour. Asking again schedules nothing new. */
export const scheduleClosedPayouts = (sql: Sql, now: Instant): Promise<void> => scheduleAt(sql, now);

/**
 * The decision on an account by SMS. A former version promises it, as it does not note that its customer is to be told: nothing is
 * promised under it any more, and the next release can take it away.
 */
const TELL_CLOSED = jobKind<{
  readonly to: Msisdn;
  readonly id: 'sms.account.stakes-back' | 'sms.account.pay-out';
}>('tell-closed-account', 'messages');

/** The jobs of closed accounts. */
export const closingJobs = (services: Services): readonly JobWork[] => [
  jobWork(PAY_OUT_CLOSED, async ({ goesOn = false }) => {
    // Before the work: an hour that fails does not end the hours after it.
    if (goesOn) await scheduleAt(services.db, later(services.realClock.now(), 1));
    await payOutClosed(services);
  }),
  jobWork(TELL_CLOSED, async ({ to, id }) => {
    const values = { sent: 'some', payout: '', forfeited: 'none' };
    const at = services.bettingClock.now();
    await services.db.transaction((sql) => sendInLanguage(sql, services, { to, id, values, at }));
  }),
];
