import { checkCashOutFloor, type Cents } from '@kipenga/betting-core';
import type { PlainAnswer } from '@kipenga/contracts';
import { DatabaseUnavailable, isInTheWay, type Database, type Sql } from '../../database/index.ts';
import { cashOutTerms } from '../../house-rules/index.ts';
import { lockWallet } from '../../ledger/index.ts';
import { changedSince, isSilenceUnsaid, listVersion } from '../../sports/index.ts';
import { worded } from '../../wording/index.ts';
import { lockBets } from '../bets/bets.store.ts';
import { waitBriefly } from '../set-aside.ts';
import type { StakeName } from '../stake.ts';
import {
  allFloors,
  dropFloor,
  floorOf,
  floorsWatching,
  keepFloor,
  keepLook,
  keepSeen,
  lastLook,
  newFloors,
  watchedAmong,
  type Look,
} from './cash-out.store.ts';
import { isCashOutWaiting } from './cash-out-waits.store.ts';
import { payCashOut } from './pay-cash-out.ts';
import { quoteNow } from './quote-now.ts';
import { refusedBy, refusedFloor } from './refuse-cash-out.ts';
import { WHOLE, type CashOutParts } from './take-cash-out.ts';
import { beginCashOutWait } from './wait-to-cash-out.ts';

/** Stores the floor of a bet, if its current offer is below it and can reach it; null if the bet is not this customer's. */
export const setFloor = (
  { db, now }: CashOutParts,
  name: StakeName,
  floor: Cents,
): Promise<PlainAnswer | null> =>
  db.transaction(async (sql) => {
    const [bet] = await lockBets(sql, { profileId: name.profileId, betIds: [name.betId] });
    if (!bet) return null;
    const quoted = await quoteNow(sql, bet, { share: WHOLE, now, lock: false });
    if (!quoted.ok) return refusedBy(quoted.reason, bet.promoted.legs);
    const { quote, marginPercent } = quoted.value;
    const checked = checkCashOutFloor(floor, quote, marginPercent);
    if (!checked.ok) return refusedFloor(checked.reason);
    await keepFloor(sql, name, floor);
    return { kind: 'accepted', ...worded('cash-out-floor-kept', { floor }) };
  });

/**
 * Deletes the floor of a bet, if there is one; null if the bet is not this customer's. After that the house takes no offer by
 * itself, not even one that waits (D103).
 */
export const forgetFloor = ({ db }: CashOutParts, name: StakeName): Promise<PlainAnswer | null> =>
  db.transaction(async (sql) => {
    const [bet] = await lockBets(sql, { profileId: name.profileId, betIds: [name.betId] });
    if (!bet) return null;
    await dropFloor(sql, name);
    return { kind: 'accepted', ...worded('cash-out-floor-dropped') };
  });

/** Floors listed at once. */
const SLICE = 20;

/** State at the beginning of a look: of the house now, and at the end of the last look. */
interface Begun {
  readonly now: Look;
  readonly last: Look;
}

const begin = async ({ db, now }: CashOutParts): Promise<Begun> => ({
  now: { version: await listVersion(db), terms: JSON.stringify(await cashOutTerms(db, now())) },
  last: await lastLook(db),
});

/**
 * Lists the floors whose offers may have moved since the last look, a slice at a time: new ones, those of bets with a newly
 * settled leg, and those that watch a changed match; all of them if the terms of offers have changed. A floor may be listed more
 * than once.
 */
async function* dueFloors(db: Database, { now, last }: Begun): AsyncGenerator<readonly StakeName[]> {
  yield* inSlices((after) => newFloors(db, after, SLICE));
  if (now.terms !== last.terms) return yield* inSlices((after) => allFloors(db, after, SLICE));
  if (now.version === last.version) return;
  for (const match of await watchedAmong(db, await changedSince(db, last.version)))
    yield* inSlices((after) => floorsWatching(db, { match, version: now.version }, after, SLICE));
}

async function* inSlices(
  behind: (after: StakeName | null) => Promise<readonly StakeName[]>,
): AsyncGenerator<readonly StakeName[]> {
  for (let slice = await behind(null); slice.length > 0; slice = await behind(slice.at(-1) ?? null))
    yield slice;
}

/** True while a floor waits to be looked at. */
export const areFloorsDue = async (parts: CashOutParts): Promise<boolean> =>
  (await dueFloors(parts.db, await begin(parts)).next()).done !== true;

export interface FloorParts extends CashOutParts {
  readonly onFailure: (what: string, error: unknown) => void;
}

/**
 * Looks once at the offers of bets with a floor that may have moved, each in its own transaction, and cashes out those that have
 * reached it (D102). With a pick in play the house waits as a customer does (D103); if the wait falls, the floor stays. The
 * floor is deleted in the transaction that pays, so it is taken once. A failing one is reported and waits for its next change;
 * if it was only blocked, as by a lock, it is looked at again at the next look.
 */
export async function* lookAtFloors(parts: FloorParts): AsyncGenerator<'cashed-out' | 'waits'> {
  const { db, onFailure } = parts;
  const begun = await begin(parts);
  let areAllSeen = true;
  for await (const slice of dueFloors(db, begun))
    for (const one of slice) {
      try {
        const seen = await db.transaction((sql) => lookAt(sql, parts, one, begun.now.version));
        if (seen === 'unknown') areAllSeen = false;
        yield seen === 'unknown' ? 'waits' : seen;
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        if (isInTheWay(error)) areAllSeen = false;
        else {
          onFailure(`cashing out bet ${one.betId} at its floor`, error);
          await keepSeen(db, one, begun.now.version);
        }
      }
    }
  if (areAllSeen) await keepLook(db, begun.now);
}

/**
 * 'Unknown' if no version will show the change: a source has just fallen silent, and may be heard again before anything of it is
 * suspended.
 */
const lookAt = async (
  sql: Sql,
  { now }: CashOutParts,
  name: StakeName,
  version: number,
): Promise<'cashed-out' | 'waits' | 'unknown'> => {
  await waitBriefly(sql);
  const [bet] = await lockBets(sql, { profileId: name.profileId, betIds: [name.betId] });
  const floor = await floorOf(sql, name);
  if (!bet || floor === null) return 'waits';
  if (bet.status !== 'open') {
    await dropFloor(sql, name);
    return 'waits';
  }
  if (await isCashOutWaiting(sql, name)) {
    await keepSeen(sql, name, version);
    return 'waits';
  }
  await lockWallet(sql, name.profileId);
  const quoted = await quoteNow(sql, bet, { share: WHOLE, now, lock: true });
  if (quoted.ok && quoted.value.quote.offer >= floor) {
    const { waitSeconds: seconds } = quoted.value;
    if (seconds !== null) {
      await beginCashOutWait(sql, bet, quoted.value, { seconds, isByFloor: true });
      await keepSeen(sql, name, version);
      return 'waits';
    }
    await payCashOut(sql, bet, quoted.value, { isByFloor: true });
    return 'cashed-out';
  }
  const isSuspended = !quoted.ok && quoted.reason.kind === 'suspended';
  if (isSuspended && (await isSilenceUnsaid(sql, bet.promoted.legs, now()))) return 'unknown';
  await keepSeen(sql, name, version);
  return 'waits';
};
