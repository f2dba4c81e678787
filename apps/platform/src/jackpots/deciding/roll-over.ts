import { cents, type Cents, type Instant, type JackpotId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { fundOf, HOUSE, HOUSE_BOOKS, post, type Account } from '../../ledger/index.ts';
import {
  addRolledIn,
  lockIfOpen,
  lockJackpots,
  lockOpenOfType,
  lockSealed,
  type SealedJackpot,
} from './jackpots.store.ts';
import { markRolled, newestVerdict, waitingRollovers, type VerdictKept } from './verdicts.store.ts';

interface Rolling {
  readonly jackpot: SealedJackpot;
  /** The version of the verdict. */
  readonly version: number;
  /** The total that must have left the fund; never negative. */
  readonly rollover: Cents;
  readonly at: Instant;
}

/** Moves an amount out of a fund, or into it if negative. */
const moveOut = async (sql: Sql, { jackpot, version, at }: Rolling, to: Account, amount: number) => {
  if (amount === 0) return;
  const fund = fundOf(jackpot.jackpotId);
  await post(sql, {
    reference: `jackpot-rollover:${jackpot.jackpotId}:v${version}`,
    kind: 'jackpot-rollover',
    profileId: HOUSE_BOOKS,
    at,
    postings: [
      amount > 0 ? { from: fund, to, amount: cents(amount) } : { from: to, to: fund, amount: cents(-amount) },
    ],
  });
};

const moveInto = async (sql: Sql, rolling: Rolling, into: JackpotId, amount: number): Promise<void> => {
  await moveOut(sql, rolling, fundOf(into), amount);
  await addRolledIn(sql, into, amount);
};

/** The offer that took a rollover, and how much of it is in that offer's fund. */
type Rolled = Pick<VerdictKept, 'rolledInto' | 'rolled'>;

const WAITS: Rolled = { rolledInto: null, rolled: cents(0) };

/** Moves the rollover to the open offer of the type; without one it stays until there is one. */
const rollFirst = async (sql: Sql, rolling: Rolling): Promise<Rolled> => {
  const { jackpot, rollover } = rolling;
  const into = rollover === 0 ? null : await lockOpenOfType(sql, jackpot.type);
  if (into === null) return WAITS;
  await moveInto(sql, rolling, into, rollover);
  return { rolledInto: into, rolled: rollover };
};

/**
 * Moves the rollover of a verdict (D80, D89). If an earlier verdict's rollover has been moved, only the difference is: from or
 * to the offer that took it while that is open; after that the house bears it, and the offer keeps what it has.
 */
export const rollOver = async (sql: Sql, rolling: Rolling, before: VerdictKept | null): Promise<Rolled> => {
  if (before === null || before.rolledInto === null) return rollFirst(sql, rolling);
  const { rolledInto, rolled } = before;
  const difference = rolling.rollover - before.rollover;
  if (await lockIfOpen(sql, rolledInto)) {
    await moveInto(sql, rolling, rolledInto, difference);
    return { rolledInto, rolled: rolling.rollover };
  }
  await moveOut(sql, rolling, HOUSE.jackpots, difference);
  return { rolledInto, rolled };
};

/** Moves the rollover of an ended jackpot to the open offer of its type, once there is one. */
export const rollWaiting = async (sql: Sql, jackpotId: JackpotId, at: Instant): Promise<void> => {
  const jackpot = await lockSealed(sql, jackpotId);
  const newest = jackpot && (await newestVerdict(sql, jackpotId));
  if (!jackpot || !newest || newest.rollover === 0 || newest.rolledInto !== null) return;
  const { version, rollover } = newest;
  const { rolledInto } = await rollFirst(sql, { jackpot, version, rollover, at });
  if (rolledInto !== null) await markRolled(sql, jackpotId, version, rolledInto);
};

/**
 * Moves all waiting rollovers of a type to its open offer. All are locked before any money moves, since settling locks a jackpot
 * before the house's books. Rollovers that begin to wait meanwhile are moved by the sweep.
 */
export const rollAllWaiting = async (sql: Sql, type: string, at: Instant): Promise<void> => {
  const waiting = await waitingRollovers(sql, type);
  await lockJackpots(sql, waiting);
  for (const jackpotId of waiting) await rollWaiting(sql, jackpotId, at);
};
