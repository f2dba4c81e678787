import {
  addDays,
  cents,
  dayBounds,
  formatKes,
  instantFromMs,
  marketTypeId as marketTypeIdOf,
  nairobiDayOf,
  oddsFromThousandths,
  toMs,
  type BoosterRules,
  type Cents,
  type Instant,
  type MarketTypeId,
} from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { marketWords, momentWords } from '@kipenga/desk-rules';
import {
  endBetLimit,
  endPayLimit,
  keepBetLimit,
  keepPayLimit,
  payLimits,
  wouldHaveCost,
  wouldHaveRefused,
  wouldHaveRefusedBets,
  type WouldHave,
} from '../../exposure/index.ts';
import {
  cashOutLimits,
  currentLimits,
  endCashOutLimit,
  keepBooster,
  keepCashOutLimit,
} from '../../house-rules/index.ts';
import { endStakeLimit, keepStakeLimit, mostStakeOf, stakesAbove } from '../../play-limits/index.ts';
import type { Sql } from '../../database/index.ts';
import { codedCompetition, fixtureNumbered, matchNumberIn, SPORTS } from '../../sports/index.ts';
import { NOTHING_MOVED } from '../../payouts/index.ts';
import { ActRefused, type Doing, type Effect } from '../desk.ts';

type OnLimits = Pick<ActArgs, 'limit' | 'end-limit' | 'set-booster'>;

/** The seven days of betting time before today: figures over them do not change during the day. */
export const daysBefore = (now: Instant) => {
  const today = nairobiDayOf(now);
  return { from: dayBounds(addDays(today, -7)).from, to: dayBounds(today).from };
};

/** Names the bets a figure was computed from. */
const ofBets = ({ lookedAt, isAll }: Pick<WouldHave, 'lookedAt' | 'isAll'>, what = 'bets'): string =>
  `${isAll ? '' : 'the newest '}${lookedAt} ${what} of the seven days before today`;

const looksAt = (would: string): Omit<Effect, 'says'> => ({
  moved: NOTHING_MOVED,
  moves: cents(0),
  facts: '',
  would,
});

/** The number of a sport by its name. @throws ActRefused if the house has none of this name. */
const sportNamed = (name: string): number => {
  const found = Object.values(SPORTS).find((sport) => sport.name === name);
  if (!found) throw new ActRefused(`The house has no sport ${name}`);
  return found.sportNumber;
};

/** Resolves the match, competition, sport and market of a limit to their ids, and to words. */
const partOf = async (sql: Sql, { matchId, competition, sport, kind, market }: OnLimits['limit']) => {
  if ([matchId, competition, sport].filter((named) => named !== undefined).length > 1)
    throw new ActRefused('A limit is of a match, of a competition, of a sport, or of each match');
  if (kind === 'pay' && market !== undefined)
    throw new ActRefused('What is paid is limited by match, not by market');
  if (kind === 'cash-out' && (competition !== undefined || sport !== undefined))
    throw new ActRefused('Cash-outs are limited by match or market, not by competition or sport');
  if (sport !== undefined)
    return { match: null, competition: null, sport: sportNamed(sport), words: `each match of ${sport}` };
  if (competition !== undefined) {
    const number = await codedCompetition(sql, competition);
    if (number === null) throw new ActRefused(`The house has no competition ${competition}`);
    return { match: null, sport: null, competition: number, words: `each match of ${competition}` };
  }
  if (matchId === undefined) return { match: null, sport: null, competition: null, words: 'each match' };
  const number = matchNumberIn(matchId);
  const match = number === null ? null : await fixtureNumbered(sql, number);
  if (match === null) throw new ActRefused(`The house has no match ${matchId}`);
  return {
    match: match.matchNumber,
    sport: null,
    competition: null,
    words: `${match.homeTeam} v ${match.awayTeam}`,
  };
};

/** Ends a pay limit. @returns its amount. @throws ActRefused if there is no such limit any more. */
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

/** Limits the stakes of a customer class to a share of the highest stake. Runs on real time, like every limit on customers. */
const limitStakes: Doing<OnLimits['limit']>['act'] = async (
  sql,
  { realClock, bettingClock },
  { args, why, by },
) => {
  const { class: name, stakePercent: percent, until = null, sport: inSport } = args;
  if (name === undefined || percent === undefined)
    throw new ActRefused('Say which class, and what part of the highest stake it may stake');
  const since = realClock.now();
  if (until !== null && toMs(until) <= toMs(since)) throw new ActRefused(`${momentWords(until)} is past`);
  const sport = inSport === undefined ? null : sportNamed(inSport);
  await keepStakeLimit(sql, { class: name, sport, percent, who: by.name, why, since, until });
  const most = mostStakeOf(await currentLimits(sql), percent);
  const week = instantFromMs(toMs(bettingClock.now()) - WEEK_MS);
  const { bets, staked } = await stakesAbove(sql, name, { most, sport, since: week });
  return {
    says: `Customers of the class ${name} stake at most ${percent} % of the highest stake, ${formatKes(most)}${sport === null ? '' : `, on a bet with ${inSport} in it`}. With it ${bets} bets of the last week, for ${formatKes(staked)}, would have been refused`,
  };
};

const marketOf = ({ market }: OnLimits['limit']): MarketTypeId | null =>
  market === undefined ? null : marketTypeIdOf(market);

/** Limits what one bet is paid. Runs on real time, by which the counter reads it. */
const limitBets: Doing<OnLimits['limit']>['act'] = async (sql, { realClock }, { args, why, by, looked }) => {
  const { most, until = null } = args;
  if (most === undefined) throw new ActRefused('Say the most that is paid');
  const since = realClock.now();
  if (until !== null && toMs(until) <= toMs(since)) throw new ActRefused(`${momentWords(until)} is past`);
  const { words, ...part } = await partOf(sql, args);
  const marketTypeId = marketOf(args);
  await keepBetLimit(sql, { ...part, marketTypeId, most, who: by.name, why, since, until });
  const of = marketTypeId === null ? words : `${words}, ${marketWords(marketTypeId)}`;
  return {
    says: `At most ${formatKes(most)} is paid on a bet with a pick of ${of}. ${looked?.would ?? ''}`,
    moves: most,
  };
};

/** The booster as the rules have it. */
const boosterOf = (booster: OnLimits['set-booster']['booster']): BoosterRules | null =>
  booster && {
    rate: Math.round(booster.rate * 1_000),
    minCount: booster.minCount,
    maxMultiplier: booster.most === null ? null : Math.round(booster.most * 1_000),
    minOdds: oddsFromThousandths(Math.round(booster.minOdds * 1_000)),
  };

export const actsOnLimits: { readonly [N in keyof OnLimits]: Doing<OnLimits[N]> } = {
  'set-booster': {
    look: async ({ db, bettingClock }, { booster }) => {
      const { bets, more, ...of } = await wouldHaveCost(
        db,
        boosterOf(booster),
        daysBefore(bettingClock.now()),
      );
      const cost = more < 0 ? `${formatKes(cents(-more))} less` : `${formatKes(cents(more))} more`;
      return looksAt(
        `Of ${ofBets(of, 'accumulators that won')} ${bets} would have been paid otherwise: it would have cost ${cost}`,
      );
    },
    act: async (sql, _, { args: { booster }, looked }) => {
      await keepBooster(sql, boosterOf(booster));
      const says =
        booster === null
          ? 'The booster is off'
          : `From ${booster.minCount} picks at ${booster.minOdds} or more on, each further one multiplies by ${booster.rate}, ${booster.most === null ? 'without a cap' : `to ${booster.most} at most`}`;
      return { says: `${says}. ${looked?.would ?? ''}` };
    },
  },
  limit: {
    look: async ({ db, bettingClock }, args) => {
      if ((args.kind !== 'pay' && args.kind !== 'bet') || args.most === undefined) return looksAt('');
      const part = await partOf(db, args);
      if (args.kind === 'bet') {
        const marketTypeId = marketOf(args);
        const { bets, money, ...of } = await wouldHaveRefusedBets(
          db,
          { ...part, marketTypeId, most: args.most },
          daysBefore(bettingClock.now()),
        );
        return looksAt(
          `Of ${ofBets(of)} with such a pick it would have refused ${bets}, for ${formatKes(money)}`,
        );
      }
      const { bets, money, ...of } = await wouldHaveRefused(
        db,
        { ...part, most: args.most },
        daysBefore(bettingClock.now()),
      );
      return looksAt(`Of ${ofBets(of)} it would have refused ${bets}, for ${formatKes(money)}`);
    },
    act: async (sql, desk, asked) => {
      const { args, why, by } = asked;
      if (args.kind === 'stake') return limitStakes(sql, desk, asked);
      if (args.kind === 'bet') return limitBets(sql, desk, asked);
      const since = desk.bettingClock.now();
      const until = args.until ?? null;
      if (until !== null && toMs(until) <= toMs(since)) throw new ActRefused(`${momentWords(until)} is past`);
      const { match, competition, sport, words } = await partOf(sql, args);
      const kept = { match, who: by.name, why, since, until };
      if (args.kind === 'pay') {
        const { most } = args;
        if (most === undefined) throw new ActRefused('Say the most that is paid');
        await keepPayLimit(sql, { ...kept, competition, sport, most });
        return {
          says: `At most ${formatKes(most)} is paid on ${words}. ${asked.looked?.would ?? ''}`,
          moves: most,
        };
      }
      const { marginPercent } = args;
      if (marginPercent === undefined) throw new ActRefused('Say what the house keeps, or that it is off');
      const marketTypeId = marketOf(args);
      await keepCashOutLimit(sql, { ...kept, marketTypeId, marginPercent });
      const of = marketTypeId === null ? words : `${words}, ${marketWords(marketTypeId)}`;
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
      if (kind === 'bet') {
        const most = await endBetLimit(sql, id, realClock.now());
        if (most === null) throw new ActRefused('There is no such limit any more');
        return { says, moves: cents(most) };
      }
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
