import { checkCashOutFloor, type Cents } from '@kipenga/betting-core';
import type { PlainAnswer } from '@kipenga/contracts';
import { DatabaseUnavailable, isInTheWay, type Sql } from '../../database/index.ts';
import { lockWallet } from '../../ledger/index.ts';
import { because } from '../../wording/index.ts';
import { lockBets } from '../bets/bets.store.ts';
import { waitBriefly } from '../set-aside.ts';
import type { StakeName } from '../stake.ts';
import { dropFloor, dueFloors, floorOf, keepFloor, keepSeen, type DueFloor } from './cash-out.store.ts';
import { payCashOut } from './pay-cash-out.ts';
import { quoteNow } from './quote-now.ts';
import { refusedBy, refusedFloor } from './refuse-cash-out.ts';
import { WHOLE, type CashOutParts } from './take-cash-out.ts';

/** Keeps the floor of a bet, where its offer is below it now and can come to it; null of a bet that is nobody's, or somebody else's. */
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
    return { kind: 'accepted', ...because('cash-out-floor-kept', { floor }) };
  });

/** Forgets the floor of a bet, if it has one; null of a bet that is nobody's, or somebody else's. Once it has answered, the house takes no offer by itself. */
export const forgetFloor = ({ db }: CashOutParts, name: StakeName): Promise<PlainAnswer | null> =>
  db.transaction(async (sql) => {
    const [bet] = await lockBets(sql, { profileId: name.profileId, betIds: [name.betId] });
    if (!bet) return null;
    await dropFloor(sql, name);
    return { kind: 'accepted', ...because('cash-out-floor-dropped') };
  });

/** Floors listed at once. */
const SLICE = 20;

/** True while a floor waits to be looked at. */
export const areFloorsDue = async ({ db }: CashOutParts): Promise<boolean> =>
  (await dueFloors(db, null, 1)).length > 0;

export interface FloorParts extends CashOutParts {
  readonly onFailure: (what: string, error: unknown) => void;
}

/**
 * Looks once at the offers of bets with a floor whose matches have changed, each in a transaction of its own, and cashes out those that have
 * reached it (D102). The floor goes in the transaction that pays, so it is taken once. One that cannot be looked at is told, and waits for its
 * next change; where something was merely in its way, as a lock, it is looked at again at the next look.
 */
export async function* lookAtFloors(parts: FloorParts): AsyncGenerator<'cashed-out' | 'waits'> {
  const { db, onFailure } = parts;
  const after = (last: DueFloor | null) => dueFloors(db, last, SLICE);
  for (let due = await after(null); due.length > 0; due = await after(due.at(-1) ?? null))
    for (const one of due) {
      try {
        yield await db.transaction((sql) => lookAt(sql, parts, one));
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        if (isInTheWay(error)) continue;
        onFailure(`cashing out bet ${one.betId} at its floor`, error);
        await keepSeen(db, one);
      }
    }
}

const lookAt = async (sql: Sql, { now }: CashOutParts, due: DueFloor): Promise<'cashed-out' | 'waits'> => {
  await waitBriefly(sql);
  const [bet] = await lockBets(sql, { profileId: due.profileId, betIds: [due.betId] });
  const floor = await floorOf(sql, due);
  if (!bet || floor === null) return 'waits';
  if (bet.status !== 'open') {
    await dropFloor(sql, due);
    return 'waits';
  }
  await lockWallet(sql, due.profileId);
  const quoted = await quoteNow(sql, bet, { share: WHOLE, now, lock: true });
  if (quoted.ok && quoted.value.quote.offer >= floor) {
    await payCashOut(sql, bet, quoted.value, { isByFloor: true });
    return 'cashed-out';
  }
  await keepSeen(sql, due);
  return 'waits';
};
