import { randomBytes } from 'node:crypto';
import {
  feedMatchId,
  instantFromMs,
  kes,
  matchId,
  oddsFromThousandths,
  ONE_X_TWO,
  outcomeId,
  outcomeKey,
  parseMsisdn,
  profileId,
  quoteBet,
  toMs,
  instant,
  type Cents,
  type FeedMatchId,
  type Msisdn,
  type ProfileId,
  type Selection,
} from '@kipenga/betting-core';
import { printBetString, type PlaceBetAnswer, type PlaceBetRequest } from '@kipenga/contracts';
import { placeBet } from '../src/bets/index.ts';
import { settleMatchBets, type SettlementCount } from './settle-now.ts';
import type { Database } from '../src/database/index.ts';
import {
  balances,
  cashOf,
  checkBooks,
  GATEWAY,
  openWallet,
  post,
  type Balances,
} from '../src/ledger/index.ts';
import { currentLimits, taxRecordAt } from '../src/house-rules/index.ts';
import type { BettingClock } from '../src/ports/index.ts';
import {
  changePrices,
  competitionNumber,
  feedMatchNumber,
  matchNumberOf,
  numberOf,
  offerMatches,
  outcomeNumberOf,
  recordResult,
  saveCompetitions,
  saveSports,
  SPORTS,
} from '../src/sports/index.ts';
import { testServices } from './test-services.ts';

/** A clock that stands where a test puts it. */
export interface StandingClock extends BettingClock {
  set(text: string): void;
}

const standingClock = (text: string): StandingClock => {
  let ms = toMs(instant(text));
  return {
    tells: 'betting time',
    now: () => instantFromMs(ms),
    nowMs: () => ms,
    set: (next) => void (ms = toMs(instant(next))),
  };
};

/** A customer of the hall. */
export interface HallCustomer {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
}

const HOME = outcomeKey('1');
const COMPETITION = competitionNumber(1);
const FIRST_MATCH = 7_001;

/**
 * A betting hall on a real database: matches with one market each, whose only outcome "1" has the price asked for, customers with
 * money, and the counter. The morning of a Saturday; every match starts at three in the afternoon.
 */
export const openHall = async (db: Database) => {
  const clock = standingClock('2026-11-21T06:00:00Z');
  const services = testServices(db, { bettingClock: clock });
  let matches = 0;
  let customers = 0;
  await saveSports(db, [SPORTS.soccer]);
  await saveCompetitions(db, [
    {
      competitionNumber: COMPETITION,
      code: 'KE1',
      sportNumber: SPORTS.soccer.sportNumber,
      category: 'Kenya',
      name: 'Premier League',
      isTop: true,
      position: 1,
    },
  ]);

  /** Offers a match at this price (2.5, or '2.50'), and answers the selection of its home win. With prices of the draw and the away win its market is whole. */
  const aPick = async (
    price: number | string,
    { startsAt = '2026-11-21T12:00:00Z', others = [] as readonly number[] } = {},
  ): Promise<Selection> => {
    const feedNumber = feedMatchNumber(FIRST_MATCH + matches++);
    const odds = oddsFromThousandths(Math.round(Number(price) * 1000));
    const number = outcomeNumberOf(matchNumberOf(feedNumber), 1);
    const names = { homeTeam: `Home ${feedNumber}`, awayTeam: `Away ${feedNumber}` };
    const outcomes = [
      {
        slot: 1,
        marketTypeId: ONE_X_TWO.typeId,
        marketName: ONE_X_TWO.name,
        key: HOME,
        label: '1',
        position: 1,
        column: 'home' as const,
        odds,
      },
      ...others.map((other, at) => ({
        slot: at + 2,
        marketTypeId: ONE_X_TWO.typeId,
        marketName: ONE_X_TWO.name,
        key: outcomeKey(['X', '2'][at] ?? ''),
        label: ['X', '2'][at] ?? '',
        position: at + 2,
        column: (['draw', 'away'] as const)[at] ?? null,
        odds: oddsFromThousandths(Math.round(other * 1000)),
      })),
    ];
    await db.transaction((sql) =>
      offerMatches(sql, [
        {
          feed: 'test',
          externalId: String(feedNumber),
          feedNumber,
          competitionNumber: COMPETITION,
          startsAt: instant(startsAt),
          ...names,
          alsoFoundBy: '',
          outcomes,
        },
      ]),
    );
    return {
      ...names,
      odds,
      matchId: matchId(String(matchNumberOf(feedNumber))),
      feedMatchId: feedMatchId(String(feedNumber)),
      marketName: ONE_X_TWO.name,
      outcomeKey: HOME,
      marketTypeId: ONE_X_TWO.typeId,
      outcomeId: outcomeId(String(number)),
      startsAt: instant(startsAt),
    };
  };

  /** Pays shillings in. */
  const payIn = async ({ profileId: id }: HallCustomer, amount: number): Promise<void> => {
    const postings = [{ from: GATEWAY.mobileMoney, to: cashOf(id), amount: kes(amount) }];
    await post(db, {
      reference: `deposit:${randomBytes(8).toString('hex')}`,
      kind: 'deposit',
      profileId: id,
      at: clock.now(),
      postings,
    });
  };

  /** A customer with this much cash, in shillings. */
  const aCustomer = async (cash: number): Promise<HallCustomer> => {
    const number = 10_000 + customers++;
    const phone = parseMsisdn(`2547000${number}`);
    if (!phone.ok) throw new Error(`2547000${number} is no phone number`);
    const customer = { profileId: profileId(String(number)), msisdn: phone.value };
    await openWallet(db, customer.profileId);
    if (cash > 0) await payIn(customer, cash);
    return customer;
  };

  /** The confirmation an honest client sends. */
  const asked = async (
    customer: HallCustomer,
    selections: readonly Selection[],
    stake: Cents,
    changes: Partial<PlaceBetRequest> = {},
  ): Promise<PlaceBetRequest> => {
    const usesFreeBet = changes.usesFreeBet ?? false;
    const prices = selections.map(({ odds }) => odds);
    const quote = quoteBet({
      stake,
      prices,
      limits: await currentLimits(db),
      taxRecord: await taxRecordAt(db, services.rulebook, clock.now()),
      freeBet: usesFreeBet,
      ...(changes.system && { system: changes.system }),
    });
    const { stakeAfterTax, totalOdds, netPayout } = quote;
    return {
      profileId: customer.profileId,
      phone: customer.msisdn,
      selections,
      stake,
      stakeAfterTax,
      totalOdds,
      netPayout,
      usesFreeBet,
      acceptOddsChange: 'better',
      betString: printBetString(selections),
      appName: 'web_ui',
      ...changes,
    };
  };

  /** Places what an honest client sends, under a key of its own. */
  const place = async (
    customer: HallCustomer,
    selections: readonly Selection[],
    stake: Cents,
    changes: Partial<PlaceBetRequest> = {},
  ): Promise<PlaceBetAnswer> =>
    placeBet(services, {
      customer,
      key: randomBytes(8).toString('hex'),
      asked: await asked(customer, selections, stake, changes),
    });

  /** Writes a result without settling anything. */
  const result = (pick: Selection, outcome: 'won' | 'lost' | 'void'): Promise<boolean> =>
    db.transaction((sql) =>
      recordResult(
        sql,
        numberOf(pick.feedMatchId)!,
        outcome === 'void' ? 'void' : { home: outcome === 'won' ? 1 : 0, away: 0, halfHome: 0, halfAway: 0 },
        { at: clock.now() },
      ),
    );

  const settle = (id: FeedMatchId): Promise<SettlementCount> => settleMatchBets(db, id, clock.now());

  return {
    db,
    clock,
    services,
    aPick,
    aCustomer,
    payIn,
    asked,
    place,
    result,
    settle,
    /** Writes a result and settles the match. */
    end: async (pick: Selection, outcome: 'won' | 'lost' | 'void'): Promise<SettlementCount> => {
      await result(pick, outcome);
      return settle(pick.feedMatchId);
    },
    /** Moves a price as the feed does; null takes it away. */
    reprice: async (pick: Selection, price: number | null): Promise<void> => {
      const odds = price === null ? null : Math.round(price * 1000);
      await db.transaction((sql) => changePrices(sql, [{ outcomeNumber: numberOf(pick.outcomeId)!, odds }]));
    },
    pots: ({ profileId: id }: HallCustomer): Promise<Balances> => balances(db, id),
    books: () => checkBooks(db, 1_000), // all wallets of a test at once
    countBets: async ({ profileId: id }: HallCustomer): Promise<number> =>
      (
        await db.query<{ count: number }>('SELECT count(*)::int AS count FROM bet WHERE profile_id = $1', [
          id,
        ])
      )[0]?.count ?? 0,
  };
};

/** An open hall. */
export type Hall = Awaited<ReturnType<typeof openHall>>;
