import { parseMsisdn, profileId } from '@kipenga/betting-core';
import type { PlaceBetRequest } from '@kipenga/contracts';
import { placeBet, type BetCounter } from './bets/index.ts';
import type { JobWork } from './jobs/index.ts';
import type { DepositWithBet } from './payments/index.ts';
import { sendSms } from './sms/index.ts';

/**
 * Places the bet that waited for a deposit, as a fresh one: its prices and kick-offs are checked now, and the deposit is
 * its key, so it is placed once. When it cannot be placed the money stays in the account, and an SMS says why.
 */
export const betAfterDeposit =
  (counter: BetCounter): JobWork =>
  async (payload) => {
    // Written by `deposit` from a request the contract had read.
    const { profileId: owner, msisdn: text, paymentId, bet } = payload as DepositWithBet & { readonly bet: PlaceBetRequest };
    const phone = parseMsisdn(text);
    if (!phone.ok) throw new RangeError('a deposit of no phone');
    const customer = { profileId: profileId(owner), msisdn: phone.value };
    const answer = await placeBet(counter, { customer, key: `deposit ${paymentId}`, asked: bet });
    const words = answer.kind === 'placed' ? `Bet placed. ${answer.description}` : `Your deposit is in your account. The bet was not placed: ${answer.description}`;
    await sendSms(counter.db, { to: phone.value, text: words, at: counter.clock.now() });
  };
