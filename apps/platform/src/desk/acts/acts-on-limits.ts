import { cents, formatKes, instantFromMs, toMs, type Cents, type MarketTypeId } from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { endPayLimit, keepPayLimit, payLimits } from '../../exposure/index.ts';
import { cashOutLimits, currentLimits, endCashOutLimit, keepCashOutLimit } from '../../house-rules/index.ts';
import { endStakeLimit, keepStakeLimit, mostStakeOf, stakesAbove } from '../../play-limits/index.ts';
import type { Sql } from '../../database/index.ts';
import { codedCompetition, fixtureNumbered, matchNumberIn } from '../../sports/index.ts';
import { ActRefused, type Doing } from '../desk.ts';

type OnLimits = Pick<ActArgs, 'limit' | 'end-limit'>;

/** The numbers of what a limit is of, and its words. */
const partOf = async (sql: Sql, { matchId, competition, kind, market }: OnLimits['limit']) => {
  if (matchId !== undefined && competition !== undefined)
    throw new ActRefused('A limit is of a match, of a competition, or of each match');
  if (kind === 'pay' && market !== undefined)
    throw new ActRefused('What is paid is limited by match, not by market');
  if (kind === 'cash-out' && competition !== undefined)
    throw new ActRefused('Cash-outs are limited by match or market, not by competition');
  if (competition !== undefined) {
    const number = await codedCompetition(sql, competition);
    if (number === null) throw new ActRefused(`The house has no competition ${competition}`);
    return { match: null, competition: number, words: `each match of ${competition}` };
  }
  if (matchId === undefined) return { match: null, competition: null, words: 'each match' };
  const number = matchNumberIn(matchId);
  const match = number === null ? null : await fixtureNumbered(sql, number);
  if (match === null) throw new ActRefused(`The house has no match ${matchId}`);
  return { match: match.matchNumber, competition: null, words: `${match.homeTeam} v ${match.awayTeam}` };
};

/** What a pay limit that ends has allowed. */
const endedPay = async (sql: Sql, id: number, now: Parameters<typeof endPayLimit>[2]): Promise<Cents> => {
  const limit = (await payLimits(sql, now)).find((one) => one.id === id);
  if (!limit || !(await endPayLimit(sql, id, now))) throw new ActRefused('There is no such limit any more');
  return cents(limit.most);
};

const endedCashOut = async (sql: Sql, id: number, now: Parameters<typeof endPayLimit>[2]): Promise<void> => {
  if (!(await cashOutLimits(sql, now)).some((one) => one.id === id))
    throw new ActRefused('There is no such limit any more');
  await endCashOutLimit(sql, id, now);
};

const WEEK_MS = 7 * 86_400_000;

/** Holds a class to a part of the highest stake, by real time, as whatever holds a customer. */
const limitStakes: Doing<OnLimits['limit']>['act'] = async (
  sql,
  { realClock, bettingClock },
  { args, why, by },
) => {
  const { class: name, stakePercent: percent, until = null } = args;
  if (name === undefined || percent === undefined)
    throw new ActRefused('Say which class, and what part of the highest stake it may stake');
  const since = realClock.now();
  if (until !== null && toMs(until) <= toMs(since)) throw new ActRefused(`${until} is past`);
  await keepStakeLimit(sql, { class: name, percent, who: by.name, why, since, until });
  const most = mostStakeOf(await currentLimits(sql), percent);
  const week = instantFromMs(toMs(bettingClock.now()) - WEEK_MS);
  const { bets, staked } = await stakesAbove(sql, name, { most, since: week });
  return {
    says: `Customers of the class ${name} stake at most ${percent} % of the highest stake, ${formatKes(most)}. With it ${bets} bets of the last week, for ${formatKes(staked)}, would have been refused`,
  };
};

export const actsOnLimits: { readonly [N in keyof OnLimits]: Doing<OnLimits[N]> } = {
  limit: {
    act: async (sql, desk, asked) => {
      const { args, why, by } = asked;
      if (args.kind === 'stake') return limitStakes(sql, desk, asked);
      const since = desk.bettingClock.now();
      const until = args.until ?? null;
      if (until !== null && toMs(until) <= toMs(since)) throw new ActRefused(`${until} is past`);
      const { match, competition, words } = await partOf(sql, args);
      const kept = { match, who: by.name, why, since, until };
      if (args.kind === 'pay') {
        const { most } = args;
        if (most === undefined) throw new ActRefused('Say the most that is paid');
        await keepPayLimit(sql, { ...kept, competition, most });
        return { says: `At most ${formatKes(most)} is paid on ${words}`, moves: most };
      }
      const { marginPercent } = args;
      if (marginPercent === undefined) throw new ActRefused('Say what the house keeps, or that it is off');
      const marketTypeId = (args.market ?? null) as MarketTypeId | null;
      await keepCashOutLimit(sql, { ...kept, marketTypeId, marginPercent });
      const of = marketTypeId === null ? words : `${words}, market ${marketTypeId}`;
      return {
        says:
          marginPercent === null
            ? `No cash-out on ${of}`
            : `The house keeps at least ${marginPercent} % of a cash-out on ${of}`,
      };
    },
  },
  'end-limit': {
    act: async (sql, { bettingClock, realClock }, { args: { kind, limitId } }) => {
      const id = /^[1-9]\d{0,14}$/.test(limitId) ? Number(limitId) : 0;
      const says = `The ${kind} limit ${limitId} ends`;
      if (kind === 'pay') return { says, moves: await endedPay(sql, id, bettingClock.now()) };
      if (kind === 'stake') {
        if (!(await endStakeLimit(sql, id, realClock.now())))
          throw new ActRefused('There is no such limit any more');
        return { says };
      }
      await endedCashOut(sql, id, bettingClock.now());
      return { says };
    },
  },
};
