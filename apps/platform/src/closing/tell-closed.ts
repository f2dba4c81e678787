import { addCents, cents, formatKes, type Cents, type WithdrawalQuote } from '@kipenga/betting-core';
import { sumOrNone, type Wording } from '@kipenga/words';
import { sendInLanguage } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import { balances } from '../ledger/index.ts';
import { LEAST_PAYOUT } from '../payments/index.ts';
import type { Services } from '../services/index.ts';
import { actsOn, dealingsOf, keepTold, type Act, type Closing } from './closing.store.ts';

/** The last thing that was done to a closed account before it was forgotten, with what it took. */
const newestAct = async (sql: Sql, { profileId }: Closing): Promise<Act | undefined> =>
  (await actsOn(sql, profileId)).findLast(({ act }) => act !== 'erased');

const partsOf = ({ fee, tax, stays }: WithdrawalQuote): readonly Wording[] =>
  Object.entries({ fee, tax, stays })
    .filter(([, sum]) => sum > 0)
    .map(([part, sum]) => ({ id: `sms.account.payout.${part}`, values: { amount: formatKes(sum) } }));

/** The text about the money of an account: what is sent, taken off and lost, part by part. */
const payoutWording = (
  paid: WithdrawalQuote,
  { lapsed, hasOpenBets }: { readonly lapsed: Cents; readonly hasOpenBets: boolean },
): Wording => {
  const parts = partsOf(paid);
  return {
    id: 'sms.account.payout',
    values: {
      sent: sumOrNone(paid.receives),
      amount: sumOrNone(paid.amount),
      // By itself it would be enough.
      less: paid.amount >= LEAST_PAYOUT ? 'charges' : 'none',
      parts: parts.length === 0 ? 'none' : parts,
      lapsed: sumOrNone(lapsed),
      open: hasOpenBets ? 'some' : 'none',
    },
  };
};

/** Tells the holder of a closed account, once, that its balance waits for a decision. */
export const tellHeld = async (sql: Sql, services: Services, closing: Closing): Promise<void> => {
  if (!closing.isUntold) return;
  const { profileId, msisdn } = closing;
  const act = await newestAct(sql, closing);
  const { cash } = await balances(sql, profileId);
  await sendInLanguage(sql, services, {
    to: msisdn,
    id: 'sms.account.closed-under-age',
    values: { amount: sumOrNone(cash), lapsed: sumOrNone(act?.lapsedBonus ?? cents(0)) },
    at: services.bettingClock.now(),
  });
  await keepTold(sql, profileId);
};

/** Tells the holder of a closed account, once, that it is closed or was decided on, with the sums that were paid, taken and forfeited. */
export const tellPaidOut = async (
  sql: Sql,
  services: Services,
  {
    closing,
    paid,
    lapsed,
  }: { readonly closing: Closing; readonly paid: WithdrawalQuote; readonly lapsed: Cents },
): Promise<void> => {
  if (!closing.isUntold) return;
  const { profileId, msisdn, reason } = closing;
  const done = await newestAct(sql, closing);
  const { openBets } = await dealingsOf(sql, profileId, services.realClock.now());
  const lost = addCents(lapsed, done?.lapsedBonus ?? cents(0));
  const payout = [payoutWording(paid, { lapsed: lost, hasOpenBets: openBets > 0 })];
  const forfeited = sumOrNone(done?.forfeited ?? cents(0));
  const decision = done?.act === 'stakes-back' || done?.act === 'pay-out' ? done.act : null;
  await sendInLanguage(sql, services, {
    to: msisdn,
    id: `sms.account.${decision ?? (reason === 'own-wish' ? 'closed-own-wish' : 'closed-house')}`,
    values: {
      payout,
      ...(decision !== null && { sent: sumOrNone(paid.receives) }),
      ...(decision === 'stakes-back' && { forfeited }),
    },
    at: services.bettingClock.now(),
  });
  await keepTold(sql, profileId);
};
