import { formatKes, type Cents } from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { wordsOf } from '@kipenga/desk-rules';
import { blockOf, tell, type AccountBlock } from '../../customers/index.ts';
import { closeForHouse, decideOnBalance, refusalWords } from '../../closing/index.ts';
import { erasePerson, erasureWords } from '../../personal-data/index.ts';
import { classOf, deleteBlock, deleteClass, keepBlock, keepClass } from '../../play-limits/index.ts';
import type { Sql } from '../../database/index.ts';
import { customerOf, moneyOf, type CustomerRow } from '../customers.store.ts';
import { ActRefused, type Doing } from '../desk.ts';
import { effectOn } from '../effect-on.ts';

const customerIn = async (sql: Sql, named: string): Promise<CustomerRow> => {
  const customer = await customerOf(sql, named);
  if (customer === null) throw new ActRefused('There is no such customer');
  return customer;
};

const all = (cash: Cents): Cents => cash;

type OnCustomers = Pick<
  ActArgs,
  | 'close-account'
  | 'decide-balance'
  | 'erase-person'
  | 'block'
  | 'hold-money'
  | 'unblock'
  | 'classify'
  | 'note-case'
>;

const openCustomerIn = async (sql: Sql, named: string): Promise<CustomerRow> => {
  const customer = await customerIn(sql, named);
  if (customer.status === 'closed') throw new ActRefused('The account is closed');
  return customer;
};

/** Blocks an account, or changes how it is blocked; its customer is told why, and what is left to them. */
const blocking = (holdsMoney: boolean): Doing<OnCustomers['block']> => ({
  act: async (sql, desk, { args: { profileId: named, reason } }) => {
    const { profileId, phone } = await openCustomerIn(sql, named);
    const block: AccountBlock = { reason, holdsMoney, since: desk.realClock.now() };
    const work = async (): Promise<void> => {
      // It may have been closed meanwhile: its cash is on its way then.
      await openCustomerIn(sql, named);
      const before = await blockOf(sql, profileId);
      if (before?.reason === reason && before.holdsMoney === holdsMoney)
        throw new ActRefused('The account is blocked so already');
      if (before?.holdsMoney === true && !holdsMoney)
        throw new ActRefused('Its money is held back: unblock it, which lets the money go');
      await keepBlock(sql, profileId, block);
      await tell(sql, desk, {
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
      says: `The account ${profileId} is blocked (${wordsOf('reason', reason)}): no stake, no deposit. ${money}`,
    };
  },
});

export const actsOnCustomers: { readonly [N in keyof OnCustomers]: Doing<OnCustomers[N]> } = {
  'close-account': {
    act: async (sql, desk, { args: { profileId: named, reason }, by }) => {
      const { profileId, phone } = await customerIn(sql, named);
      let block: AccountBlock | null = null;
      const close = async (): Promise<void> => {
        block = await blockOf(sql, profileId);
        const end = await closeForHouse(desk, { phone, reason, author: by.name });
        if (end === 'money-held') throw new ActRefused('Its money is held back: unblock it first');
        if (end === 'not-open') throw new ActRefused('The account is closed already');
      };
      let cash = 0 as Cents;
      const effect = await effectOn(sql, profileId, close, (before) => (cash = before));
      const then = reason === 'under-age' ? 'is held for two persons' : 'goes to its number';
      const unblocked =
        block === null
          ? ''
          : ` Its block (${wordsOf('reason', (block as AccountBlock).reason)}) ends with it.`;
      return {
        ...effect,
        // The journal is for good: it names nobody by their number, who may ask to be forgotten.
        says: `The account ${profileId} is closed. Its cash of ${formatKes(cash)} ${then}.${unblocked}`,
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
        await tell(sql, desk, { to: phone, id: 'sms.account.unblocked', at: desk.bettingClock.now() });
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
        const percent = (await classOf(sql, profileId, since))?.percent ?? null;
        if (percent !== null) limit = `stakes at most ${percent} % of the highest stake`;
      };
      const effect = await effectOn(sql, profileId, work, () => 0 as Cents);
      const says =
        name === null
          ? 'is of no class any more'
          : `is of the class ${name} (${wordsOf('reason', reason ?? '')}): ${limit}`;
      return { ...effect, says: `The account ${profileId} ${says}` };
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
      const decide = async (): Promise<void> => {
        // While nobody has approved it yet, it is done for what it moves, and undone.
        const order = { phone, decision, author: by.name, second: second ?? `${by.name}, and somebody else` };
        const decided = await decideOnBalance(desk, order);
        if (!decided.ok) throw new ActRefused(refusalWords(decided.reason));
        const { back, forfeited, madeGood } = decided.value;
        words = `${formatKes(back)} goes back, ${formatKes(forfeited)} is forfeited, ${formatKes(madeGood)} of lost stakes is made good`;
      };
      const effect = await effectOn(sql, profileId, decide, all);
      return { ...effect, says: `Account ${profileId}: ${words}` };
    },
  },
};
