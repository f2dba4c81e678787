import { leftToStake, type Cents, type ProfileId } from '@kipenga/betting-core';
import type { OwnAccount } from '@kipenga/contracts';
import { ownReferralCode } from '../customers/index.ts';
import { identityStateOf } from '../identity/index.ts';
import { balances } from '../ledger/index.ts';
import { currentLimits } from '../house-rules/index.ts';
import { debtOf } from '../payouts/index.ts';
import { measuresTold } from '../play-limits/index.ts';
import type { Language } from '../wording/index.ts';
import type { Services } from '../services/index.ts';
import { dealingsOf, welcomeDepositOf } from './closing.store.ts';

/** A customer's own account page: referral code, stake left for the welcome bonus, and bets still running. */
export const ownAccount = async (
  services: Services,
  customer: { readonly profileId: ProfileId; readonly language: Language },
): Promise<OwnAccount> => {
  const { profileId } = customer;
  const { db, random, realClock } = services;
  const identity = await identityStateOf(db, services, profileId);
  const { bonus } = await balances(db, profileId);
  const { openBets } = await dealingsOf(db, profileId, realClock.now());
  const owes = await debtOf(db, profileId);
  const isLocked = bonus > 0;
  return {
    referralCode: await ownReferralCode(db, random, profileId),
    welcomeLocked: bonus,
    welcomeToStake: isLocked ? leftToStake(bonus, await currentLimits(db)) : (0 as Cents),
    welcomeDeposit: await welcomeDepositOf(db, profileId),
    openBets,
    ...(owes > 0 && { owes }),
    ...(identity && { identity }),
    measures: await measuresTold(db, customer, realClock.now()),
  };
};
