import {
  breakEndsAt,
  type Msisdn,
  type ProfileId,
  type SelfExclusionLength,
  type TimeOutLength,
} from '@kipenga/betting-core';
import type { PlainAnswer, SelfExclusionRequest } from '@kipenga/contracts';
import { provePasswordAgain, takeOffers } from '../customers/index.ts';
import type { Services } from '../services/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { worded, farMomentIn } from '../wording/index.ts';
import { insertBreak, type BreakKind } from './play-limits.store.ts';
import { exclusionOf } from './limits-in-force.ts';

/** The customer who takes a break. */
export interface Player {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
}

/**
 * Bars a customer from bets and deposits from this moment of real time on, and ends offers by SMS until the customer asks for them again.
 */
const takeBreak = (
  { db, realClock }: Services,
  { profileId, msisdn }: Player,
  kind: BreakKind,
  length: TimeOutLength | SelfExclusionLength,
): Promise<PlainAnswer> =>
  db.transaction(async (sql) => {
    await lockWallet(sql, profileId);
    const now = realClock.now();
    const endsAt = breakEndsAt(length, now);
    await insertBreak(sql, profileId, kind, now, endsAt);
    await takeOffers(sql, msisdn, false);
    const until = (await exclusionOf(sql, profileId, now))?.until ?? endsAt;
    return {
      kind: 'accepted',
      description: `You cannot bet or deposit until ${farMomentIn('en', until)}. You can still withdraw and see your bets.`,
    };
  });

/** Begins a pause of a day, a week or a month. One that runs already is never shortened. */
export const takeTimeOut = (
  services: Services,
  player: Player,
  length: TimeOutLength,
): Promise<PlainAnswer> => takeBreak(services, player, 'time-out', length);

/**
 * Excludes a customer for half a year, a year or five. It takes the password again, since nothing undoes it.
 * @returns 'too-often' after too many wrong passwords in this login. Guesses made elsewhere do not count.
 */
export const excludeSelf = async (
  services: Services,
  player: Player & { readonly tokenHash: string },
  { length, password }: SelfExclusionRequest,
): Promise<PlainAnswer | 'too-often'> => {
  const proof = await provePasswordAgain(services, player, password);
  if (proof === 'too-often') return proof;
  if (proof === 'wrong') return { kind: 'refused', code: 1, ...worded('password-wrong') };
  return takeBreak(services, player, 'self-exclusion', length);
};
