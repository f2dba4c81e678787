import { formatKes, ignoredLimits, nairobiDayOf, readLimits, toMs } from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { dayWords, momentWords, wordsOf } from '@kipenga/desk-rules';
import {
  datedLimits,
  keepDatedLimit,
  keepTaxRecord,
  stakesOf,
  withdrawDatedLimit,
  withdrawTaxRecord,
  type DatedLimit,
} from '../../house-rules/index.ts';
import { ActRefused, type Doing } from '../desk.ts';
import { daysBefore } from './acts-on-limits.ts';

type OnRules = Pick<ActArgs, 'set-house-limit' | 'withdraw-house-limit' | 'set-tax' | 'withdraw-tax'>;

/** Values of the limits of the house that are not simply above 0. */
const MAY_BE: Readonly<Record<string, string>> = {
  max_selections: 'a whole number from 1 on',
  cash_out_margin: 'from 0 to 100',
};

/** @throws ActRefused where a smallest sum would be above its largest at the start of a limit, or of a later one. */
const refuseOutOfOrder = (all: readonly DatedLimit[], from: DatedLimit): void => {
  for (const { since } of all.filter((one) => toMs(one.since) >= toMs(from.since))) {
    const then = readLimits(all.filter((one) => toMs(one.since) <= toMs(since)));
    if (then.minStake > then.maxStake || then.minWithdrawal > then.maxWithdrawal)
      throw new ActRefused(`From ${momentWords(since)} on the smallest would be above the largest`);
  }
};

export const actsOnRules: { readonly [N in keyof OnRules]: Doing<OnRules[N]> } = {
  'set-house-limit': {
    act: async (sql, { realClock, bettingClock }, { args: { limit: name, value, since }, why, by }) => {
      if (toMs(since) <= toMs(realClock.now())) throw new ActRefused(`${momentWords(since)} is past`);
      const isRead = name === 'max_credit' || ignoredLimits([{ name, limit: value }]).length === 0;
      if (!isRead || (Number(value) === 0 && name !== 'cash_out_margin'))
        throw new ActRefused(
          `It cannot be ${value}: ${wordsOf('houseLimit', name)}, is ${MAY_BE[name] ?? 'more than 0'}`,
        );
      const limit = { entry: null, name, limit: value, since, who: by.name, why };
      await keepDatedLimit(sql, limit);
      refuseOutOfOrder(await datedLimits(sql), limit);
      const says = `From ${momentWords(since)} on, ${wordsOf('houseLimit', name)}: ${value}. What was placed or asked before keeps its own.`;
      if (name !== 'min_stake' && name !== 'max_stake') return { says };
      const bound = Number(value) * 100;
      const { outside, money } = await stakesOf(
        sql,
        daysBefore(bettingClock.now()),
        name === 'min_stake' ? { least: bound } : { most: bound },
      );
      return {
        says: `${says} Of the bets of the seven days before today it would have refused ${outside}, for ${formatKes(money)}`,
      };
    },
  },
  'withdraw-house-limit': {
    act: async (sql, { realClock }, { args: { recordId } }) => {
      const one = await withdrawDatedLimit(sql, recordId, realClock.now());
      if (one === null) throw new ActRefused('There is no such limit to come');
      return {
        says: `The limit from ${momentWords(one.since)} on, ${wordsOf('houseLimit', one.name)}: ${one.limit}, does not come`,
      };
    },
  },
  'set-tax': {
    act: async (sql, { bettingClock }, { args, why, by }) => {
      const { day, stakeDivisor, winningsPercent, depositPercent, withdrawalPercent, reference } = args;
      if (day <= nairobiDayOf(bettingClock.now()))
        throw new ActRefused(`${dayWords(day)} has begun: taxes are entered for a day to come`);
      const divisor = Math.round(stakeDivisor * 1_000);
      const rates = { stakeDivisorThousandths: divisor, winningsPercent, depositPercent, withdrawalPercent };
      await keepTaxRecord(sql, { effectiveFrom: day, ...rates, reference }, { who: by.name, why });
      const { staked, tax } = await stakesOf(sql, daysBefore(bettingClock.now()), { divisor });
      return {
        says: `From ${dayWords(day)} on, by ${reference}: a stake is divided by ${stakeDivisor}, and ${winningsPercent} % of a win, ${depositPercent} % of a deposit and ${withdrawalPercent} % of a withdrawal are tax. Bets placed before keep theirs. Of ${formatKes(staked)} that was staked in the seven days before today, ${formatKes(tax)} would have been tax on stakes`,
      };
    },
  },
  'withdraw-tax': {
    act: async (sql, { bettingClock }, { args: { recordId } }) => {
      const day = await withdrawTaxRecord(sql, recordId, nairobiDayOf(bettingClock.now()));
      if (day === null) throw new ActRefused('There are no such taxes to come');
      return { says: `The taxes entered for ${dayWords(day)} do not come` };
    },
  },
};
