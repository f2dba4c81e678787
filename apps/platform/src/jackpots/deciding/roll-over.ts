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
  /** The verdict it rolls by. */
  readonly version: number;
  /** What is to have left the fund in all; below nothing never. */
  readonly rollover: Cents;
  readonly at: Instant;
}

/** Moves an amount out of a fund, or one below zero into it. */
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

/** Where a rollover is: how much of it stands in the fund of which offer. */
type Rolled = Pick<VerdictKept, 'rolledInto' | 'rolled'>;

const WAITS: Rolled = { rolledInto: null, rolled: cents(0) };

/** The rollover goes to the open offer of the type; without one it stays until one takes it. */
const rollFirst = async (sql: Sql, rolling: Rolling): Promise<Rolled> => {
  const { jackpot, rollover } = rolling;
  const into = rollover === 0 ? null : await lockOpenOfType(sql, jackpot.type);
  if (into === null) return WAITS;
  await moveInto(sql, rolling, into, rollover);
  return { rolledInto: into, rolled: rollover };
};

/**
 * Moves what a verdict rolls over (D80, D89). Where an earlier verdict's went on already, only the difference moves: while the offer it
 * went into is open, from or to it; afterwards the house stands for it, and that offer keeps what it has.
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

/** Gives what waits in the fund of an ended jackpot to the open offer of its type, once there is one. */
export const rollWaiting = async (sql: Sql, jackpotId: JackpotId, at: Instant): Promise<void> => {
  const jackpot = await lockSealed(sql, jackpotId);
  const newest = jackpot && (await newestVerdict(sql, jackpotId));
  if (!jackpot || !newest || newest.rollover === 0 || newest.rolledInto !== null) return;
  const { version, rollover } = newest;
  const { rolledInto } = await rollFirst(sql, { jackpot, version, rollover, at });
  if (rolledInto !== null) await markRolled(sql, jackpotId, version, rolledInto);
};

/**
 * Gives the open offer of a type all that waits for one. All are locked before any money moves: whoever settles one of them locks it
 * before the books of the house. What begins to wait meanwhile is given by the sweep.
 */
export const rollAllWaiting = async (sql: Sql, type: string, at: Instant): Promise<void> => {
  const waiting = await waitingRollovers(sql, type);
  await lockJackpots(sql, waiting);
  for (const jackpotId of waiting) await rollWaiting(sql, jackpotId, at);
};
