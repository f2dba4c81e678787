import {
  cents,
  formatKes,
  nairobiDayOf,
  type Cents,
  type ProfileId,
  type WithdrawalQuote,
} from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { stakeLimitWords, wordsOf } from '@kipenga/desk-rules';
import { blockOf, sendInLanguage, type AccountBlock } from '../../customers/index.ts';
import {
  chargesOf,
  closeByOperator,
  dealingsOf,
  decideOnBalance,
  refusalWords,
} from '../../closing/index.ts';
import { mostCredit } from '../../house-rules/index.ts';
import { cashOf, HOUSE, post, type Balances } from '../../ledger/index.ts';
import { quoteOfAll, type Charges } from '../../payments/index.ts';
import { erasePerson, erasureWords } from '../../personal-data/index.ts';
import {
  classOf,
  deleteBlock,
  deleteClass,
  keepBlock,
  keepClass,
  namedLimits,
} from '../../play-limits/index.ts';
import type { Sql } from '../../database/index.ts';
import { customerOf, dealingOf, moneyOf, type CustomerRow } from '../customers.store.ts';
import { ActRefused, type Desk, type Doing, type Effect } from '../desk.ts';
import { effectOn } from '../effect-on.ts';

const customerIn = async (sql: Sql, named: string): Promise<CustomerRow> => {
  const customer = await customerOf(sql, named);
  if (customer === null) throw new ActRefused('There is no such customer');
  return customer;
};

const all = (cash: Cents): Cents => cash;

const quoteOf = (sql: Sql, desk: Desk, profileId: ProfileId, charges: Charges) =>
  quoteOfAll(sql, desk, { profileId, charges, at: desk.bettingClock.now() });

/** The effect of an act with the payout that follows it. */
const withPayout = (effect: Omit<Effect, 'says'>, quote: WithdrawalQuote | null): Omit<Effect, 'says'> => {
  if (quote === null) return effect;
  const takenBack = cents(effect.moved.takenBack + quote.amount - quote.stays);
  return { ...effect, moved: { ...effect.moved, takenBack } };
};

/** Says where the cash of a full payout goes, part by part; the parts add up to the whole. */
const payoutWords = ({ amount, fee, tax, receives, stays }: WithdrawalQuote): string => {
  const parts = [
    [receives, 'goes to its number'],
    [fee, 'is the fee on deposits that were not staked'],
    [tax, 'is tax'],
    [stays, 'stays: mobile money does not carry it'],
  ] as const;
  const said = parts.filter(([sum]) => sum > 0).map(([sum, what]) => `${formatKes(sum)} ${what}`);
  if (said.length === 0) return 'It holds no cash.';
  if (receives === amount) return `Its cash of ${formatKes(amount)} goes to its number.`;
  return `Of its cash of ${formatKes(amount)}, ${said.join('; ')}.`;
};

type OnCustomers = Pick<
  ActArgs,
  | 'credit'
  | 'close-account'
  | 'decide-balance'
  | 'erase-person'
  | 'block'
  | 'hold-money'
  | 'unblock'
  | 'classify'
  | 'note-customer'
  | 'note-case'
>;

const openCustomerIn = async (sql: Sql, named: string): Promise<CustomerRow> => {
  const customer = await customerIn(sql, named);
  if (customer.status === 'closed') throw new ActRefused('The account is closed');
  return customer;
};

/** Blocks an account, or changes its block. The customer is notified of the reason and of what remains possible. */
const blocking = (holdsMoney: boolean): Doing<OnCustomers['block']> => ({
  act: async (sql, desk, { args: { profileId: named, reason } }) => {
    const { profileId, phone } = await openCustomerIn(sql, named);
    const block: AccountBlock = { reason, holdsMoney, since: desk.realClock.now() };
    const work = async (): Promise<void> => {
      // The account may have been closed meanwhile: its cash is then being paid out.
      await openCustomerIn(sql, named);
      const before = await blockOf(sql, profileId);
      if (before?.reason === reason && before.holdsMoney === holdsMoney)
        throw new ActRefused('The account is blocked so already');
      if (before?.holdsMoney === true && !holdsMoney)
        throw new ActRefused('Its money is held back: unblock it, which lets the money go');
      await keepBlock(sql, profileId, block);
      await sendInLanguage(sql, desk, {
        to: phone,
        id: 'sms.account.blocked',
        values: { why: reason, money: holdsMoney ? 'held' : 'free' },
        at: desk.bettingClock.now(),
      });
    };
    const effect = await effectOn(sql, profileId, work, holdsMoney ? all : () => 0 as Cents);
    const money = holdsMoney
      ? `Its cash of ${formatKes(effect.moves)} is held back.`
      : 'Its customer can withdraw.';
    return {
      ...effect,
      says: `The account ${profileId} is blocked (${wordsOf('reason', reason)}): no stake, no deposit. ${money} An SMS tells its customer, with this reason.`,
    };
  },
});

export const actsOnCustomers: { readonly [N in keyof OnCustomers]: Doing<OnCustomers[N]> } = {
  credit: {
    act: async (sql, desk, { args: { profileId: named, amount, reason, belongsTo } }) => {
      const { profileId, phone } = await openCustomerIn(sql, named);
      const most = await mostCredit(sql);
      if (amount > most) throw new ActRefused(`At most ${formatKes(most)} is given at once`);
      const of = belongsTo === undefined ? null : await dealingOf(sql, profileId, belongsTo);
      if (belongsTo !== undefined && of === null)
        throw new ActRefused(`${belongsTo} is no bet, ticket or payment of this customer`);
      // Ended later, it could still bring the same money.
      if (of?.hasEnded === false) throw new ActRefused(`${belongsTo} has not ended: settle or end it first`);
      const at = desk.bettingClock.now();
      let before = cents(0);
      const give = async ({ cash }: Balances): Promise<void> => {
        await openCustomerIn(sql, named);
        before = cash;
        const posted = await post(sql, {
          // A bet or payment is made good once. A credit that belongs to none is given once a day for each reason and amount.
          reference: `credit:${of?.id ?? `${nairobiDayOf(at)}:${reason}:${amount}`}`,
          kind: 'credit',
          profileId,
          at,
          postings: [{ from: HOUSE.credits, to: cashOf(profileId), amount }],
        });
        if (posted === 'already-posted')
          throw new ActRefused(
            of === null
              ? 'This customer was given the same sum for the same reason today'
              : `${belongsTo} was made good before`,
          );
        const values = { amount: formatKes(amount), why: reason };
        await sendInLanguage(sql, desk, { to: phone, id: 'sms.account.credited', values, at });
      };
      const effect = await effectOn(sql, profileId, give, () => amount);
      const subject = belongsTo === undefined ? '' : `, for ${belongsTo}`;
      return {
        ...effect,
        says: `${formatKes(amount)} of the house goes to account ${profileId}${subject}: ${wordsOf('credit', reason)}. Its cash of ${formatKes(before)} becomes ${formatKes(cents(before + amount))}. An SMS tells its customer, with this reason.`,
      };
    },
  },
  'close-account': {
    act: async (sql, desk, { args: { profileId: named, reason }, by }) => {
      const { profileId, phone } = await customerIn(sql, named);
      const said: string[] = [];
      let quote: WithdrawalQuote | null = null;
      const close = async ({ cash, bonus, refund }: Balances): Promise<void> => {
        const { openBets } = await dealingsOf(sql, profileId, desk.realClock.now());
        if (reason !== 'under-age') quote = await quoteOf(sql, desk, profileId, chargesOf({ reason }));
        said.push(quote ? payoutWords(quote) : `Its cash of ${formatKes(cash)} is held for two persons.`);
        if (reason === 'house') said.push('No fee is taken, for it is the house that closes it.');
        if (openBets > 0)
          said.push(`Its open bets and tickets, ${openBets}, play on: what they pay goes the same way.`);
        if (bonus > 0) said.push(`Its welcome bonus of ${formatKes(bonus)} lapses.`);
        if (refund > 0) said.push(`Its refunds of ${formatKes(refund)} lapse.`);
        const block = await blockOf(sql, profileId);
        if (block !== null) said.push(`Its block (${wordsOf('reason', block.reason)}) ends with it.`);
        const end = await closeByOperator(desk, { phone, reason, author: by.name });
        if (end === 'money-held') throw new ActRefused('Its money is held back: unblock it first');
        if (end === 'not-open') throw new ActRefused('The account is closed already');
      };
      const effect = await effectOn(sql, profileId, close, all);
      // Journal lines are permanent: they name customers by id, never by phone number, as a customer may ask to be erased.
      return {
        ...withPayout(effect, quote),
        says: `The account ${profileId} is closed (${wordsOf('reason', reason)}). ${said.join(' ')} An SMS tells its customer.`,
      };
    },
  },
  block: blocking(false),
  'hold-money': blocking(true),
  unblock: {
    act: async (sql, desk, { args: { profileId: named } }) => {
      const { profileId, phone } = await customerIn(sql, named);
      let reach = 0 as Cents;
      const work = async (): Promise<void> => {
        if ((await blockOf(sql, profileId)) === null) throw new ActRefused('The account is not blocked');
        reach = await moneyOf(sql, profileId);
        await deleteBlock(sql, profileId);
        await sendInLanguage(sql, desk, {
          to: phone,
          id: 'sms.account.unblocked',
          at: desk.bettingClock.now(),
        });
      };
      const effect = await effectOn(sql, profileId, work, () => reach);
      return { ...effect, says: `The account ${profileId} is not blocked any more` };
    },
  },
  classify: {
    act: async (sql, desk, { args: { profileId: named, class: name, reason } }) => {
      const { profileId } = await openCustomerIn(sql, named);
      const since = desk.realClock.now();
      let limit = 'no limit is in force for it';
      const work = async (): Promise<void> => {
        if (name === null) {
          if (!(await deleteClass(sql, profileId))) throw new ActRefused('The customer is of no class');
          return;
        }
        if (reason === undefined) throw new ActRefused('Say why, by a reason that the customer reads');
        await keepClass(sql, profileId, { class: name, reason, since });
        const { limits = [] } = (await classOf(sql, profileId, since)) ?? {};
        if (limits.length > 0) limit = stakeLimitWords(await namedLimits(sql, limits));
      };
      const effect = await effectOn(sql, profileId, work, () => 0 as Cents);
      const says =
        name === null
          ? 'is of no class any more'
          : `is of the class ${name} (${wordsOf('reason', reason ?? '')}): ${limit}`;
      return { ...effect, says: `The account ${profileId} ${says}` };
    },
  },
  'note-customer': {
    act: async (sql, _, { args: { profileId: named } }) => {
      const { profileId } = await customerIn(sql, named);
      return { says: `The account ${profileId} has a note` };
    },
  },
  'note-case': {
    act: async (sql, _, { args: { profileId: named, outcome } }) => {
      const { profileId } = await customerIn(sql, named);
      return { says: `The account ${profileId} was looked at: ${wordsOf('case', outcome)}` };
    },
  },
  'erase-person': {
    act: async (sql, desk, { args: { profileId: named }, why, by, second }) => {
      const { profileId, phone } = await customerIn(sql, named);
      const order = { phone, why, author: by.name, second: second ?? `${by.name}, and somebody else` };
      const erased = await erasePerson(desk, order);
      if (!erased.ok) throw new ActRefused(erasureWords(erased.reason));
      return { says: `Account ${profileId} names nobody any more. Its bets and books stay as they were` };
    },
  },
  'decide-balance': {
    act: async (sql, desk, { args: { profileId: named, decision }, by, second }) => {
      const { profileId, phone } = await customerIn(sql, named);
      let words = '';
      let quote: WithdrawalQuote | null = null;
      const decide = async (): Promise<void> => {
        // Before the approval the decision is made to measure what it moves, and rolled back.
        const order = { phone, decision, author: by.name, second: second ?? `${by.name}, and somebody else` };
        const decided = await decideOnBalance(desk, order);
        if (!decided.ok) throw new ActRefused(refusalWords(decided.reason));
        const { back, forfeited, madeGood } = decided.value;
        const isFree = decision === 'stakes-back';
        quote = await quoteOf(sql, desk, profileId, chargesOf({ reason: 'under-age', isFree }));
        const stakes = isFree
          ? `${formatKes(back)} goes back, ${formatKes(forfeited)} is forfeited, ${formatKes(madeGood)} of lost stakes is made good. `
          : '';
        words = `${stakes}${payoutWords(quote)}`;
      };
      const effect = await effectOn(sql, profileId, decide, all);
      return { ...withPayout(effect, quote), says: `Account ${profileId}: ${words}` };
    },
  },
};
