import { ok, refuse, type Instant, type JackpotId, type Result } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { numberOf } from '../sports/index.ts';
import { lockJackpot, markCalledOff, stakedIn, type StakedIn } from './call-off.store.ts';
import { newestVerdict } from './deciding/index.ts';

/** Why a jackpot is not called off: there is none of this number, it is settled or cancelled, or its tickets are being brought to a verdict. */
export type CallOffRefusal = 'unknown' | 'over' | 'called-off' | 'being-settled';

/** What calling a jackpot off gives back. */
export interface CalledOff extends StakedIn {
  readonly name: string;
  /** It still took tickets: more may have come since they were counted. */
  readonly wasOpen: boolean;
}

/**
 * Calls a jackpot off, whatever its matches say: from the commit on it takes no ticket. The next round of settling seals what is in, and gives
 * every stake back, once; its guarantee and what rolled into it go on, as with one whose matches were void (D81, D89).
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

/** What stands in a jackpot now; nothing where there is none of this number. Ask in no transaction that writes facts. */
export const inJackpot = (sql: Sql, jackpotId: JackpotId): Promise<StakedIn> =>
  stakedIn(sql, numberOf(jackpotId) ?? 0);
