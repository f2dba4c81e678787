import {
  addCents,
  cents,
  formatKes,
  profileId as profileIdOf,
  type Cents,
  type ProfileId,
} from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import type { Sql } from '../../database/index.ts';
import type { NotSentAgain, PaymentRef } from '../../gateways/index.ts';
import { GATEWAY, HOUSE, HOUSE_BOOKS, lockWallet, post } from '../../ledger/index.ts';
import {
  moneyUnplaced,
  paidByHand,
  sendingAgain,
  withdrawalFailed,
  withdrawalPaid,
} from '../../payments/index.ts';
import { customerOf } from '../customers.store.ts';
import { ActRefused, type Desk, type Doing } from '../desk.ts';
import { effectOn } from '../effect-on.ts';
import {
  ENDED_BY_HAND_AFTER_MINUTES,
  lockSuspense,
  openPayout,
  payoutUnnamed,
  type OpenPayout,
} from '../money.store.ts';
import {
  bookedOf,
  correctOurs,
  depositUnnamed,
  endOtherwise,
  explain,
  keepOurs,
  lockApart,
  type LineApart,
  type Side,
} from '../statement.store.ts';
import { endedByPerson } from './ended-by-person.ts';
import { takeReceiptByHand } from './take-receipt.ts';

/** Takes money out of suspense. It cannot be put back. @returns the amount. */
const takeFromSuspense = async (sql: Sql, { bettingClock }: Desk, receipt: string): Promise<Cents> => {
  const amount = await lockSuspense(sql, receipt);
  if (amount === null) throw new ActRefused(`Nothing of receipt ${receipt} is in suspense`);
  await post(sql, {
    reference: `from-suspense:${receipt}`,
    kind: 'from-suspense',
    profileId: HOUSE_BOOKS,
    at: bettingClock.now(),
    postings: [{ from: HOUSE.suspense, to: GATEWAY.mobileMoney, amount }],
  });
  return amount;
};

type OnMoney = Pick<
  ActArgs,
  | 'assign-suspense'
  | 'return-suspense'
  | 'end-payout'
  | 'ask-payout'
  | 'send-payout-again'
  | 'move-receipt'
  | 'book-line'
  | 'explain-line'
>;

const NOT_AGAIN: Readonly<Record<NotSentAgain, string>> = {
  'not-under-way': 'Nothing of it has left for mobile money, or what has left has ended',
  refused: 'Mobile money has refused it: it goes back, or is ended as it was',
  'not-asked': `Ask first what became of it, once ${ENDED_BY_HAND_AFTER_MINUTES} minutes have passed since it left`,
  'not-answered': 'Mobile money, asked, has not answered that it knows of no such payout',
};

const ownerIn = async (sql: Sql, named: string): Promise<ProfileId> => {
  const customer = await customerOf(sql, named);
  if (customer === null) throw new ActRefused('No such payout is open');
  return customer.profileId;
};

/** A payout that is open now, and not about to leave. Call it with the wallet locked. @throws ActRefused */
const openNow = async (
  sql: Sql,
  { profileId, paymentId }: { readonly profileId: string; readonly paymentId: string },
): Promise<OpenPayout> => {
  const payout = await openPayout(sql, { profileId: profileIdOf(profileId), paymentId });
  if (payout === null) throw new ActRefused('No such payout is open');
  if (payout.isPromised)
    throw new ActRefused('It has not left the house yet: have what sends it tried again, under Waiting');
  return payout;
};

/** @throws ActRefused where mobile money says that it was paid, or while the statement has a payout of the same sum that nobody has named: it may be this one, and have left. */
const refuseMayHaveLeft = async (sql: Sql, ref: PaymentRef, { isToldPaid }: OpenPayout): Promise<void> => {
  if (isToldPaid)
    throw new ActRefused(
      'Mobile money says that it was paid, with another sum or by a receipt that is of other money in the books: find its own in the portal, and end it as paid',
    );
  const unnamed = await payoutUnnamed(sql, ref);
  if (unnamed !== null)
    throw new ActRefused(
      `The statement has ${unnamed} of the same sum, which the books have not: this may be it. End it as paid, or explain the line`,
    );
};

/** An unexplained line, with the current amount of the books. @throws ActRefused if the difference is gone. */
const apartNow = async (sql: Sql, receipt: string, side: Side): Promise<LineApart> => {
  const line = await lockApart(sql, receipt, side);
  if (line === null) throw new ActRefused('There is no such line, or it is explained');
  if (line.saidNow !== null) return line;
  const ours = (await bookedOf(sql, [receipt], null)).find((one) => one.side === side)?.amount ?? null;
  if (ours !== null && ours === line.theirs)
    throw new ActRefused('The books have it by now: take the statement again');
  return { ...line, ours };
};

export const actsOnMoney: { readonly [N in keyof OnMoney]: Doing<OnMoney[N]> } = {
  'assign-suspense': {
    act: async (sql, desk, { args }) => {
      const customer = await customerOf(sql, args.profileId);
      if (customer?.status !== 'active')
        throw new ActRefused('There is no such customer, or the account is not open');
      const { profileId, phone: account } = customer;
      const amount = await takeFromSuspense(sql, desk, args.receipt);
      const effect = await effectOn(
        sql,
        profileId,
        async () => {
          const money = { receipt: args.receipt, amount, account, payer: '', cameFrom: () => null };
          const { isHeld } = await paidByHand(sql, desk, money);
          if (isHeld)
            throw new ActRefused(
              'This customer may not be paid in: a break, a limit of their own or the account stands against it',
            );
        },
        () => amount,
      );
      return {
        ...effect,
        says: `${formatKes(amount)} of ${args.receipt} is a deposit of account ${profileId}`,
      };
    },
  },
  'return-suspense': {
    act: async (sql, desk, { args: { receipt, reversal } }) => {
      const amount = await takeFromSuspense(sql, desk, receipt);
      const apart = await takeReceiptByHand(sql, desk, { receipt: reversal, amount, payment: null });
      return { says: `${formatKes(amount)} of ${receipt} went back with ${reversal}${apart}`, moves: amount };
    },
  },
  'book-line': {
    act: async (sql, desk, { args: { receipt } }) => {
      await lockSuspense(sql, receipt);
      const line = await apartNow(sql, receipt, 'in');
      const { theirs: amount, ours, saidNow } = line;
      if (saidNow !== null)
        throw new ActRefused('The statement says two things of this receipt: say first which of them holds');
      if (amount === null || ours !== null)
        throw new ActRefused('The books have this receipt with another sum: that is to be explained');
      const unnamed = await depositUnnamed(sql, amount, line.at);
      if (unnamed?.isOpen)
        throw new ActRefused(
          `Deposit ${unnamed.id} of the same sum has not ended: this may be it. Look again once it has`,
        );
      if (unnamed)
        throw new ActRefused(
          `Deposit ${unnamed.id} of the same sum was taken without its receipt: this may be it. Explain the line`,
        );
      if (!(await desk.mobileMoney.takeReceipt(sql, { receipt, amount, payment: null, isOut: false })))
        throw new ActRefused(
          'This receipt counts already: mobile money has just told of it, or somebody ended a payout by it. Look again in a moment; if it stays so, explain the line',
        );
      await moneyUnplaced(sql, desk, { receipt, amount, account: '', payer: '' });
      await keepOurs(sql, [{ ...line, amount }]);
      return { says: `${formatKes(amount)} of ${receipt} stands in suspense`, moves: amount };
    },
  },
  'explain-line': {
    act: async (sql, _desk, { args: { receipt, side, holds = null }, why }) => {
      const line = await apartNow(sql, receipt, side);
      const has = (sum: Cents | null): string => (sum === null ? 'nothing' : formatKes(sum));
      const { theirs, saidNow } = line;
      if (saidNow !== null) {
        if (holds === null)
          throw new ActRefused('The statement says two things of this receipt: say which of them holds');
        await endOtherwise(sql, line, holds, why);
        const [held, other] = holds === 'first' ? [theirs, saidNow] : [saidNow, theirs];
        return {
          says: `${receipt}, ${side}: of what the statement says, ${has(held)} holds, and ${has(other)} does not`,
          moves: cents(Math.abs((theirs ?? 0) - saidNow)),
        };
      }
      if (holds !== null) throw new ActRefused('The statement says one thing of this receipt by now');
      const apart = cents(Math.abs((line.theirs ?? 0) - (line.ours ?? 0)));
      await explain(sql, line, why);
      const opens =
        line.ours === null ? '. A payout may be ended by this receipt from then on, whatever its sum' : '';
      return {
        says: `${receipt}, ${side}: the statement has ${has(line.theirs)} and the books ${has(line.ours)}, ${formatKes(apart)} apart${opens}`,
        moves: apart,
      };
    },
  },
  'end-payout': {
    act: async (sql, desk, { args }) => {
      const profileId = await ownerIn(sql, args.profileId);
      const { receipt = null } = args;
      if (args.ended === 'paid' && !receipt) throw new ActRefused('Say with which receipt it was paid');
      let amount = cents(0);
      let apart = '';
      const end = async (): Promise<void> => {
        const payout = await openNow(sql, args);
        ({ amount } = payout);
        if (payout.ageMinutes < ENDED_BY_HAND_AFTER_MINUTES)
          throw new ActRefused(
            `Mobile money may still end it: wait ${ENDED_BY_HAND_AFTER_MINUTES - payout.ageMinutes} minutes more`,
          );
        if (payout.isBack && args.ended !== 'paid')
          throw new ActRefused('It is not to be had: it goes back where it came from');
        const ref = { profileId, paymentId: payout.leavesAs };
        if (args.ended === 'paid') {
          const { leaves } = payout;
          apart = await takeReceiptByHand(sql, desk, {
            receipt: receipt ?? '',
            amount: leaves,
            payment: ref,
          });
        } else await refuseMayHaveLeft(sql, ref, payout);
        const isDone =
          args.ended === 'paid'
            ? await withdrawalPaid(sql, desk, ref, receipt ?? '')
            : (await withdrawalFailed(desk, ref, 'by-hand')) === 'given-back';
        if (!isDone) throw new ActRefused('This payout has ended meanwhile');
      };
      const effect = await effectOn(sql, profileId, end, () => amount);
      const how = args.ended === 'paid' ? `was paid with ${receipt}` : 'goes back into the wallet';
      return { ...effect, says: `The payout of ${formatKes(amount)} ${how}${apart}` };
    },
  },
  'ask-payout': {
    act: async (sql, desk, { args }) => {
      const profileId = await ownerIn(sql, args.profileId);
      await lockWallet(sql, profileId);
      const { leavesAs, amount } = await openNow(sql, args);
      if (!(await desk.mobileMoney.askAgain(sql, { profileId, paymentId: leavesAs })))
        throw new ActRefused(
          'Mobile money has nothing of it to be asked about: look in its portal, then end it as it was',
        );
      return { says: `Mobile money is asked what became of the payout of ${formatKes(amount)}` };
    },
  },
  'move-receipt': {
    act: async (sql, desk, { args }) => {
      const profileId = await ownerIn(sql, args.profileId);
      const { toldReceipt: receipt } = await openNow(sql, args);
      if (receipt === null)
        throw new ActRefused('Mobile money tells of no receipt of it that is of other money in the books');
      const { owner: other, openAgain } = await endedByPerson(sql, desk, receipt);
      const owners = new Set([profileId, ...(other === null ? [] : [other])]);
      for (const owner of [...owners].toSorted()) await lockWallet(sql, owner);
      let [moves, says, apart] = [cents(0), '', ''];
      const move = async (): Promise<void> => {
        const { leavesAs, leaves, amount, toldReceipt } = await openNow(sql, args);
        if (toldReceipt !== receipt) throw new ActRefused('This payout has ended otherwise meanwhile');
        const end = async (): Promise<void> => {
          const ref = { profileId, paymentId: leavesAs };
          apart = await takeReceiptByHand(sql, desk, { receipt, amount: leaves, payment: ref });
          if (!(await withdrawalPaid(sql, desk, ref, receipt)))
            throw new ActRefused('This payout has ended meanwhile');
          await correctOurs(sql, receipt, leaves);
        };
        const reopened = await openAgain(end);
        moves = addCents(amount, reopened.amount);
        says = `The payout of ${formatKes(amount)} was paid with ${receipt}. ${reopened.says}${apart}`;
      };
      const effect = await effectOn(sql, profileId, move, () => moves);
      return { ...effect, moved: { ...effect.moved, customers: owners.size }, says };
    },
  },
  'send-payout-again': {
    act: async (sql, desk, { args }) => {
      const profileId = await ownerIn(sql, args.profileId);
      let amount = cents(0);
      const send = async (): Promise<void> => {
        const payout = await openNow(sql, args);
        ({ amount } = payout);
        const ref = { profileId, paymentId: payout.leavesAs };
        await refuseMayHaveLeft(sql, ref, payout);
        const refusal = await desk.mobileMoney.sendAgain(sql, ref, { isCustomers: !payout.isBack });
        if (refusal !== null) throw new ActRefused(NOT_AGAIN[refusal]);
        if (payout.isBack) await sendingAgain(sql, ref);
      };
      const effect = await effectOn(sql, profileId, send, () => amount);
      return { ...effect, says: `The payout of ${formatKes(amount)} is sent to its number again` };
    },
  },
};
