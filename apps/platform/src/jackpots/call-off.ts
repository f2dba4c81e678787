import { ok, refuse, type Instant, type JackpotId, type Result } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { numberOf } from '../sports/index.ts';
import { lockJackpot, markCalledOff, stakedIn, type StakedIn } from './call-off.store.ts';
import { newestVerdict } from './deciding/index.ts';

/** Reason a jackpot is not called off: the number is unknown, it is settled, it is already cancelled, or its tickets are being settled. */
export type CallOffRefusal = 'unknown' | 'over' | 'called-off' | 'being-settled';

/** Stakes returned by calling a jackpot off. */
export interface CalledOff extends StakedIn {
  readonly name: string;
  /** True if it was still taking tickets: more may have come since the count. */
  readonly wasOpen: boolean;
}

/**
 * Calls a jackpot off, whatever the state of its matches: from the commit on it takes no ticket. The next round of settling
 * seals the tickets and returns every stake, once. Its guarantee and earlier rollovers go on, as with a jackpot whose matches
 * were void (D81, D89).
 */
export const callOff = async (
  sql: Sql,
  jackpotId: JackpotId,
  at: Instant,
): Promise<Result<Omit<CalledOff, keyof StakedIn>, CallOffRefusal>> => {
  const jackpot = numberOf(jackpotId) === null ? null : await lockJackpot(sql, jackpotId);
  if (jackpot === null) return refuse('unknown');
  if (jackpot.isCalledOff) return refuse('called-off');
  if (jackpot.state === 'settled' || jackpot.state === 'cancelled') return refuse('over');
  if ((await newestVerdict(sql, jackpotId))?.isDone === false) return refuse('being-settled');
  await markCalledOff(sql, jackpotId, at);
  return ok({ name: jackpot.name, wasOpen: jackpot.state === 'open' });
};

/** Stakes in a jackpot now; none if the number is unknown. Do not call it in a transaction that writes facts. */
export const inJackpot = (sql: Sql, jackpotId: JackpotId): Promise<StakedIn> =>
  stakedIn(sql, numberOf(jackpotId) ?? 0);
