import {
  DAY_LIMITS,
  limitInForce,
  type DayLimitKind,
  type Instant,
  type LimitPeriod,
  type OwnLimit,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { enqueue, jobKind, jobWork, type JobWork } from '../outbox/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { notifyCustomers } from '../notices/index.ts';
import type { Services } from '../services/index.ts';
import { selectDayLimits, upsertDayLimit } from './day-limits.store.ts';
import { selectLimits, upsertLimit } from './play-limits.store.ts';

/** Names one of a customer's limits: on the stakes or losses of a day, or on the deposits of a period. Notices use the same name. */
type LimitName = DayLimitKind | LimitPeriod;

interface NamedLimit {
  readonly profileId: ProfileId;
  readonly name: LimitName;
}

/** Sends a notice when a raise takes effect. */
const RAISE_LIMIT = jobKind<NamedLimit>('raise-limit', 'messages');
const NONE: OwnLimit = { amount: null, pending: null };

const isOfDay = (name: LimitName): name is DayLimitKind => DAY_LIMITS.some((kind) => kind === name);

const keptLimit = async (sql: Sql, { profileId, name }: NamedLimit): Promise<OwnLimit> =>
  isOfDay(name)
    ? ((await selectDayLimits(sql, profileId)).find(({ of }) => of === name) ?? NONE)
    : ((await selectLimits(sql, profileId)).find(({ period }) => period === name) ?? NONE);

const keepLimit = async (
  sql: Sql,
  { profileId, name }: NamedLimit,
  { amount, pending }: OwnLimit,
): Promise<void> => {
  if (isOfDay(name)) await upsertDayLimit(sql, profileId, { of: name, amount, pending });
  else await upsertLimit(sql, profileId, { period: name, amount, pending });
};

/** Schedules the notice of a raise for the moment it begins to hold. */
const promiseRaise = async (sql: Sql, limit: NamedLimit, { pending }: OwnLimit): Promise<void> => {
  if (pending === null) return;
  const dedupeKey = `${limit.profileId}:${limit.name}:${pending.from}`;
  const { profileId } = limit;
  await enqueue(sql, { kind: RAISE_LIMIT, dedupeKey, payload: limit, runAt: pending.from, profileId });
};

/** Sends the notice of a raise, or of a limit's end, that began to hold after the limit was last written. */
const tellOfRaise = async (
  sql: Sql,
  { profileId, name }: NamedLimit,
  kept: OwnLimit,
  now: { readonly real: Instant; readonly betting: Instant },
): Promise<void> => {
  const { pending } = kept;
  if (pending === null || limitInForce(kept, now.real).pending !== null) return;
  const { amount, from } = pending;
  const kind = amount === null ? 'limit-removed' : 'limit-raised';
  const event = `limit:${name}:${from}`;
  await notifyCustomers(sql, [{ profileId, event, kind, at: now.betting, reference: name, amount }]);
};

/**
 * Changes a limit with the wallet locked, by real time (D70), and returns it. A raise whose time has come is announced in the
 * same transaction, whether its job or its customer came first.
 */
export const changeOwnLimit = (
  { db, realClock, bettingClock }: Pick<Services, 'db' | 'realClock' | 'bettingClock'>,
  named: NamedLimit,
  change: (limit: OwnLimit, now: Instant) => OwnLimit,
): Promise<OwnLimit> =>
  db.transaction(async (sql) => {
    await lockWallet(sql, named.profileId);
    const real = realClock.now();
    const kept = await keptLimit(sql, named);
    await tellOfRaise(sql, named, kept, { real, betting: bettingClock.now() });
    const limit = change(kept, real);
    await keepLimit(sql, named, limit);
    await promiseRaise(sql, named, limit);
    return limit;
  });

/** The jobs of limits: each writes down a raise that now holds, and sends its notice. */
export const ownLimitJobs = (services: Services): readonly JobWork[] => [
  jobWork(RAISE_LIMIT, async (limit) => {
    await changeOwnLimit(services, limit, limitInForce);
  }),
];
