import { formatKes, type Cents } from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { closeForHouse, decideOnBalance, refusalWords } from '../../closing/index.ts';
import type { Sql } from '../../database/index.ts';
import { customerOf, type CustomerRow } from '../customers.store.ts';
import { ActRefused, type Doing } from '../desk.ts';
import { effectOn } from '../effect-on.ts';

const customerIn = async (sql: Sql, named: string): Promise<CustomerRow> => {
  const customer = await customerOf(sql, named);
  if (customer === null) throw new ActRefused('There is no such customer');
  return customer;
};

const all = (cash: Cents): Cents => cash;

type OnCustomers = Pick<ActArgs, 'close-account' | 'decide-balance'>;

export const actsOnCustomers: { readonly [N in keyof OnCustomers]: Doing<OnCustomers[N]> } = {
  'close-account': {
    act: async (sql, desk, { args: { profileId: named, reason }, by }) => {
      const { profileId, phone } = await customerIn(sql, named);
      const close = async (): Promise<void> => {
        if (!(await closeForHouse(desk, { phone, reason, author: by.name })))
          throw new ActRefused('The account is closed already');
      };
      let cash = 0 as Cents;
      const effect = await effectOn(sql, profileId, close, (before) => (cash = before));
      const then = reason === 'under-age' ? 'is held for two persons' : 'goes to its number';
      return {
        ...effect,
        // The journal is for good: it names nobody by their number, who may ask to be forgotten.
        says: `The account ${profileId} is closed. Its cash of ${formatKes(cash)} ${then}.`,
      };
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
