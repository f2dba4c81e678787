import { cents, type Cents, type Instant, type JackpotId } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { fundOf, HOUSE, HOUSE_BOOKS, post, type Account } from '../../ledger/index.ts';
import { addRolledIn, lockIfOpen, lockOpenOfType, lockSealed, type SealedJackpot } from './jackpots.store.ts';
import { markRolled, newestVerdict, type VerdictKept } from './verdicts.store.ts';

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

/** The rollover goes to the open offer of the type; without one it stays until one takes it. Answers where it went. */
const rollFirst = async (sql: Sql, rolling: Rolling): Promise<JackpotId | null> => {
  const into = await lockOpenOfType(sql, rolling.jackpot.type);
  if (into !== null) await moveInto(sql, rolling, into, rolling.rollover);
  return into;
};

/**
 * Moves what a verdict rolls over (D80, D89). Where an earlier verdict's went on already, only the difference moves: while the offer it
 * went into is open, from or to it; afterwards the house stands for it. Answers the offer it is in, null while none took it.
 */
export const rollOver = async (
  sql: Sql,
  rolling: Rolling,
  before: VerdictKept | null,
): Promise<JackpotId | null> => {
  const into = before?.rolledInto ?? null;
  if (before === null || into === null) return rolling.rollover === 0 ? null : rollFirst(sql, rolling);
  const difference = rolling.rollover - before.rollover;
  if (await lockIfOpen(sql, into)) await moveInto(sql, rolling, into, difference);
  else await moveOut(sql, rolling, HOUSE.jackpots, difference);
  return into;
};

/** Gives what waits in the fund of an ended jackpot to the open offer of its type, once there is one. */
export const rollWaiting = async (sql: Sql, jackpotId: JackpotId, at: Instant): Promise<void> => {
  const jackpot = await lockSealed(sql, jackpotId);
  const newest = jackpot && (await newestVerdict(sql, jackpotId));
  if (!jackpot || !newest || newest.rollover === 0 || newest.rolledInto !== null) return;
  const { version, rollover } = newest;
  const into = await rollFirst(sql, { jackpot, version, rollover, at });
  if (into !== null) await markRolled(sql, jackpotId, version, into);
};
