import { instant, kes, type Cents, type Selection } from '@kipenga/betting-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHall, type Hall, type HallCustomer } from './betting-hall.ts';
import { dyingAfter } from './dying-after.ts';
import { endClaims, settleNow } from './settle-now.ts';
import { withDatabase, type TestDatabase } from './with-database.ts';
import { betDetail, betHistory } from '../src/bet-history/index.ts';
import type { Database } from '../src/database/index.ts';
import { grantFreeBet, oldestGrant } from '../src/ledger/index.ts';
import {
  changedMatches,
  findMatches,
  listOverdueResults,
  matchNumberOf,
  numberOf,
  overdueResults,
  startMatches,
  recordBegan,
  recordStart,
} from '../src/sports/index.ts';

let base: TestDatabase;
let hall: Hall;
beforeEach(async () => {
  base = await withDatabase();
  hall = await openHall(base.db);
});
afterEach(() => base.dispose());

/** Start of every match of the hall. */
const START = '2026-11-21T12:00:00Z';
const numberOfMatch = ({ feedMatchId }: Selection) => matchNumberOf(numberOf(feedMatchId)!);

const tell = (pick: Selection, startsAt: string | null): Promise<boolean> =>
  base.db.transaction((sql) =>
    recordStart(sql, {
      matchNumber: numberOfMatch(pick),
      startsAt: startsAt === null ? null : instant(startsAt),
      toldAt: hall.clock.now(),
    }),
  );
const began = (pick: Selection, at: string): Promise<boolean> =>
  base.db.transaction((sql) =>
    recordBegan(sql, { matchNumber: numberOfMatch(pick), beganAt: instant(at), toldAt: hall.clock.now() }),
  );
/** Settles everything owed, after an interrupted settlement. */
const look = async (db: Database = base.db): Promise<void> => {
  await endClaims(base.db);
  await settleNow(db, hall.clock);
};
const cash = async (customer: HallCustomer): Promise<Cents> => (await hall.pots(customer)).cash;
const notices = async ({ profileId }: HallCustomer): Promise<readonly string[]> =>
  (
    await base.db.query<{ kind: string }>('SELECT kind FROM notice WHERE profile_id = $1 ORDER BY number', [
      profileId,
    ])
  ).map(({ kind }) => kind);
const legsOf = async ({ profileId }: HallCustomer) => {
  const [bet] = await betHistory(base.db, profileId, { from: null, now: hall.clock.now() });
  return bet ? ((await betDetail(base.db, profileId, bet.id)) ?? []) : [];
};

type Step = readonly [at: string, told: string | null | { readonly began: string }];
interface Case {
  readonly title: string;
  readonly placedAt?: string;
  readonly steps: readonly Step[];
  /** The time of the last look. */
  readonly lookAt: string;
  readonly becomes: 'stands' | 'waits' | 'postponed' | 'placed-late';
}

const CASES: readonly Case[] = [
  {
    title: 'moved by a week',
    steps: [['2026-11-21T09:00:00Z', '2026-11-28T12:00:00Z']],
    lookAt: '2026-11-21T09:00:00Z',
    becomes: 'postponed',
  },
  {
    title: 'moved by a week when it should have been played',
    steps: [['2026-11-21T14:00:00Z', '2026-11-28T12:00:00Z']],
    lookAt: '2026-11-21T14:00:00Z',
    becomes: 'postponed',
  },
  {
    title: 'moved by 24 hours, told within 12',
    steps: [['2026-11-22T00:00:00Z', '2026-11-22T12:00:00Z']],
    lookAt: '2026-11-22T00:00:00Z',
    becomes: 'stands',
  },
  {
    title: 'moved by 20 hours, told after 12',
    steps: [['2026-11-22T00:00:01Z', '2026-11-22T08:00:00Z']],
    lookAt: '2026-11-22T00:00:01Z',
    becomes: 'postponed',
  },
  {
    title: 'postponed without a new time, and played in its twelfth hour',
    steps: [['2026-11-21T11:00:00Z', null]],
    lookAt: '2026-11-22T00:00:00Z',
    becomes: 'waits',
  },
  {
    title: 'postponed without a new time, for 24 hours',
    steps: [['2026-11-21T11:00:00Z', null]],
    lookAt: '2026-11-22T12:00:00Z',
    becomes: 'postponed',
  },
  {
    title: 'postponed, then a new time in time',
    steps: [
      ['2026-11-21T11:00:00Z', null],
      ['2026-11-21T15:00:00Z', '2026-11-22T10:00:00Z'],
    ],
    lookAt: '2026-11-23T00:00:00Z',
    becomes: 'stands',
  },
  {
    title: 'postponed, then a new time that comes too late',
    steps: [
      ['2026-11-21T11:00:00Z', null],
      ['2026-11-22T01:00:00Z', '2026-11-22T10:00:00Z'],
    ],
    lookAt: '2026-11-22T01:00:00Z',
    becomes: 'postponed',
  },
  {
    title: 'brought forward to after the bet',
    steps: [['2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z']],
    lookAt: '2026-11-21T08:00:00Z',
    becomes: 'stands',
  },
  {
    title: 'found to have begun before the bet',
    placedAt: '2026-11-21T11:30:00Z',
    steps: [['2026-11-21T11:40:00Z', { began: '2026-11-21T11:00:00Z' }]],
    lookAt: '2026-11-21T11:40:00Z',
    becomes: 'placed-late',
  },
  {
    title: 'told an earlier start than the bet',
    placedAt: '2026-11-21T11:30:00Z',
    steps: [['2026-11-21T11:40:00Z', '2026-11-21T11:00:00Z']],
    lookAt: '2026-11-21T11:40:00Z',
    becomes: 'placed-late',
  },
  {
    title: 'begun on time, and only said so',
    steps: [['2026-11-21T12:05:00Z', { began: '2026-11-21T12:03:00Z' }]],
    lookAt: '2026-11-23T00:00:00Z',
    becomes: 'stands',
  },
];

const KINDS = ['single', 'multi', 'free bet'] as const;
type Kind = (typeof KINDS)[number];

const place = async (
  kind: Kind,
  customer: HallCustomer,
  pick: Selection,
  other: Selection,
): Promise<void> => {
  if (kind === 'free bet')
    await grantFreeBet(base.db, {
      profileId: customer.profileId,
      grantId: 'g',
      amount: kes(50),
      reason: 'test',
      at: hall.clock.now(),
    });
  const answer = await hall.place(customer, kind === 'multi' ? [pick, other] : [pick], kes(50), {
    usesFreeBet: kind === 'free bet',
  });
  expect(answer.kind).toBe('placed');
};

/** The payout of a bet of 50 on these prices. */
const winOf = async (kind: Kind, prices: readonly Selection[]): Promise<Cents> => {
  const { netPayout } = await hall.asked(await hall.aCustomer(0), prices, kes(50), {
    usesFreeBet: kind === 'free bet',
  });
  return netPayout;
};

/** A customer with one bet of a kind on the pick: their money once the pick is void, and once it has won. */
async function bettorOf(kind: Kind, pick: Selection, other: Selection) {
  const customer = await hall.aCustomer(100);
  await place(kind, customer, pick, other);
  const before = await cash(customer);
  return {
    kind,
    customer,
    before,
    whenVoid: kind === 'multi' ? before + (await winOf(kind, [other])) : kes(100),
    whenWon: before + (await winOf(kind, kind === 'multi' ? [pick, other] : [pick])),
  };
}

test.each(CASES)(
  'a single, a multi and a free bet on a match that is $title: $becomes, and a result that follows pays once or never (R9-08)',
  async ({ placedAt = '2026-11-21T06:00:00Z', steps, lookAt, becomes }) => {
    const [pick, other] = [await hall.aPick(2), await hall.aPick(3)];
    hall.clock.set(placedAt);
    const bettors = [];
    for (const kind of KINDS) bettors.push(await bettorOf(kind, pick, other));
    await hall.end(other, 'won');
    for (const [at, told] of steps) {
      hall.clock.set(at);
      await startMatches(base.db, hall.clock.now());
      await (told === null || typeof told === 'string' ? tell(pick, told) : began(pick, told.began));
      await look();
    }
    hall.clock.set(lookAt);
    await look();
    const isVoid = becomes === 'postponed' || becomes === 'placed-late';
    for (const { kind, customer, before, whenVoid } of bettors) {
      expect(await cash(customer), kind).toBe(isVoid ? whenVoid : before);
      expect(await legsOf(customer), kind).toMatchObject([
        isVoid
          ? { badge: 'void', voidReason: becomes, winningOutcome: 'void', fullTimeScore: null }
          : { status: 'open', badge: null },
        ...(kind === 'multi' ? [{ status: 'won' }] : []),
      ]);
      expect((await oldestGrant(base.db, customer.profileId, { lock: false }))?.amount, kind).toBe(
        kind === 'free bet' && isVoid ? kes(50) : undefined,
      );
    }
    // Whatever comes after it: a result, another, its withdrawal, and repeated looks.
    for (const outcome of ['won', 'lost', 'won'] as const) {
      await hall.result(pick, outcome);
      await look();
      await look();
      for (const { kind, customer, before, whenVoid, whenWon } of bettors)
        expect(await cash(customer), `${kind}, ${outcome}`).toBe(
          isVoid ? whenVoid : outcome === 'won' ? whenWon : before,
        );
    }
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  },
);

test('what was placed after the move stands, what was placed before it is void, also in one look (R9-08)', async () => {
  const [early, late, pick] = [await hall.aCustomer(100), await hall.aCustomer(100), await hall.aPick(2)];
  await hall.place(early, [pick], kes(50));
  hall.clock.set('2026-11-21T07:00:00Z');
  await tell(pick, '2026-11-28T12:00:00Z');
  await hall.place(late, [{ ...pick, startsAt: instant('2026-11-28T12:00:00Z') }], kes(50));
  hall.clock.set('2026-11-28T14:00:00Z');
  await hall.result(pick, 'won');
  await look();
  expect(await cash(early)).toBe(kes(100));
  expect(await cash(late)).toBeGreaterThan(kes(100));
});

test('a win that was paid is taken back once the kick-off is found to have been before the bet, and never paid again (R9-08)', async () => {
  const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
  hall.clock.set('2026-11-21T11:50:00Z');
  await hall.place(customer, [pick], kes(50));
  hall.clock.set('2026-11-21T14:00:00Z');
  await startMatches(base.db, hall.clock.now());
  await hall.result(pick, 'won');
  await look();
  expect(await cash(customer)).toBeGreaterThan(kes(100));
  await tell(pick, '2026-11-21T11:45:00Z');
  await look();
  expect(await cash(customer)).toBe(kes(100));
  await hall.result(pick, 'won');
  await look();
  expect(await cash(customer)).toBe(kes(100));
  expect(await notices(customer)).toEqual(['bet-won', 'bet-pick-late', 'bet-void']);
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});

const TABLES = ['bet', 'bet_leg', 'settlement', 'ledger_transfer', 'ledger_posting', 'notice', 'wallet'];

/** Saves the rows of a customer, and restores them, as a crash does whose last commits were not on the disk. */
const beforeCrash = async ({ profileId }: HallCustomer): Promise<() => Promise<void>> => {
  const kept = new Map<string, unknown>();
  for (const table of TABLES) {
    const [row] = await base.db.query<{ rows: unknown }>(
      `SELECT coalesce(jsonb_agg(to_jsonb(one)), '[]') AS rows FROM ${table} AS one WHERE profile_id = $1`,
      [profileId],
    );
    kept.set(table, row?.rows);
  }
  return () =>
    base.owner.transaction(async (sql) => {
      for (const table of TABLES) await sql.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
      for (const [table, rows] of kept) {
        await sql.query(`DELETE FROM ${table} WHERE profile_id = $1`, [profileId]);
        await sql.query(
          `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`,
          [JSON.stringify(rows)],
        );
      }
      for (const table of TABLES) await sql.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
    });
};

/** Settles everything owed, with a crash of the server before the match counts as settled. */
const lookAndCrash = async (putBack: () => Promise<void>): Promise<void> => {
  let isOver = false;
  await look({
    ...base.db,
    query: async (text, values, options) => {
      if (/UPDATE claim SET held_until = now/.test(text) && !isOver) {
        isOver = true;
        await putBack();
      }
      return base.db.query(text, values, options);
    },
  });
  expect(isOver).toBe(true);
};

test('a crash that undoes a void is found though the pick is as its outcome says, and the stake comes back (R9-08)', async () => {
  const [winner, loser] = [await hall.aCustomer(100), await hall.aCustomer(100)];
  const [won, lost] = [await hall.aPick(2), await hall.aPick(2)];
  hall.clock.set('2026-11-21T11:50:00Z');
  await hall.place(winner, [won], kes(50));
  await hall.place(loser, [lost], kes(50));
  hall.clock.set('2026-11-21T14:00:00Z');
  await startMatches(base.db, hall.clock.now());
  await hall.result(won, 'won');
  await hall.result(lost, 'lost');
  await look();
  for (const [customer, pick] of [
    [winner, won],
    [loser, lost],
  ] as const) {
    const putBack = await beforeCrash(customer);
    await tell(pick, '2026-11-21T11:45:00Z');
    await lookAndCrash(putBack);
    expect(await cash(customer)).toBe(kes(100));
  }
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});

test('a result that comes while a match is postponed decides, if it comes in time, and stays so (R9-08)', async () => {
  const [soon, late] = [await hall.aCustomer(100), await hall.aCustomer(100)];
  const [first, second] = [await hall.aPick(2), await hall.aPick(2)];
  await hall.place(soon, [first], kes(50));
  await hall.place(late, [second], kes(50));
  hall.clock.set('2026-11-21T11:00:00Z');
  for (const pick of [first, second]) await tell(pick, null);
  hall.clock.set('2026-11-21T18:00:00Z');
  await hall.result(first, 'won');
  await look();
  hall.clock.set('2026-11-22T09:00:00Z');
  await hall.result(second, 'won');
  await look();
  hall.clock.set('2026-11-24T09:00:00Z');
  await look();
  expect(await cash(soon)).toBeGreaterThan(kes(100));
  expect(await cash(late)).toBe(kes(100));
});

test('a result that comes in time while a match is postponed decides, however late it is settled (R9-08)', async () => {
  const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
  await hall.place(customer, [pick], kes(50));
  hall.clock.set('2026-11-21T11:00:00Z');
  await tell(pick, null);
  hall.clock.set('2026-11-21T18:00:00Z');
  await hall.result(pick, 'won');
  hall.clock.set('2026-11-24T09:00:00Z');
  await look();
  expect(await cash(customer)).toBeGreaterThan(kes(100));
});

test('a process that is killed at every other statement of a void leaves it to the next, which pays it back once (R9-08)', async () => {
  const customers = [await hall.aCustomer(100), await hall.aCustomer(100)];
  let cuts = 0;
  for (let wasCut = true; wasCut; cuts += 2) {
    hall.clock.set('2026-11-21T06:00:00Z');
    const pick = await hall.aPick(2);
    for (const customer of customers) await hall.place(customer, [pick], kes(50));
    await tell(pick, '2026-11-28T12:00:00Z');
    wasCut = await look(dyingAfter(base.db, cuts)).then(
      () => false,
      () => true,
    );
    await look();
    for (const customer of customers) expect(await cash(customer)).toBe(kes(100));
  }
  expect(cuts).toBeGreaterThan(10);
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});

test('customers are told that a match is postponed, and then what became of the pick, each once (R9-08)', async () => {
  const [customer, pick] = [await hall.aCustomer(200), await hall.aPick(2)];
  for (const stake of [50, 60]) await hall.place(customer, [pick], kes(stake));
  hall.clock.set('2026-11-21T11:00:00Z');
  await tell(pick, null);
  await look();
  await look();
  expect(await notices(customer)).toEqual(['bet-pick-postponed']);
  expect(await legsOf(customer)).toMatchObject([{ status: 'open', isPostponed: true }]);
  hall.clock.set('2026-11-22T12:00:00Z');
  await look();
  await look();
  expect(await notices(customer)).toEqual(['bet-pick-postponed', 'bet-pick-void', 'bet-void', 'bet-void']);
});

test('a quarter of an hour later is nothing to be told of', async () => {
  const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
  await hall.place(customer, [pick], kes(50));
  await tell(pick, '2026-11-21T12:15:00Z');
  await look();
  expect(await notices(customer)).toEqual([]);
});

test('a postponed match is on no list and takes no bet, in words, until its new start is known (R9-08)', async () => {
  const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
  const state = async () => {
    const number = numberOfMatch(pick);
    const { matches } = await changedMatches(
      base.db,
      [{ number, since: -1, isCard: true }],
      hall.clock.now(),
    );
    return matches.get(number)?.state;
  };
  const listed = () => findMatches(base.db, { now: hall.clock.now(), offset: 0, limit: 9 });
  await tell(pick, null);
  expect([await listed(), await state()]).toEqual([[], 'postponed']);
  for (const now of ['2026-11-21T06:00:00Z', '2026-11-21T13:00:00Z']) {
    hall.clock.set(now);
    await startMatches(base.db, hall.clock.now());
    expect(await hall.place(customer, [pick], kes(50))).toMatchObject({
      kind: 'refused',
      reason: {
        code: 'match-postponed',
        values: { matches: [{ home: pick.homeTeam, away: pick.awayTeam }] },
      },
      description: `Postponed, without a new time: ${pick.homeTeam} v ${pick.awayTeam}. Please remove.`,
    });
  }
  await tell(pick, '2026-11-28T12:00:00Z');
  expect([(await listed()).map(({ startsAt }) => startsAt), await state()]).toEqual([
    ['2026-11-28T12:00:00Z'],
    'open',
  ]);
  expect((await hall.place(customer, [pick], kes(50))).kind).toBe('placed');
});

test('a match that began by the clock and has no result stays open, and is for an operator to ask about after a day (R9-08)', async () => {
  const [customer, pick] = [await hall.aCustomer(100), await hall.aPick(2)];
  await hall.place(customer, [pick], kes(50));
  const list = async (now: string) => {
    hall.clock.set(now);
    await startMatches(base.db, hall.clock.now());
    await look();
    return (await listOverdueResults(base.db, hall.clock.now())).map(({ homeTeam }) => homeTeam);
  };
  expect(await list('2026-11-22T11:59:59Z')).toEqual([]);
  expect(await list('2026-11-22T12:00:00Z')).toEqual([pick.homeTeam]);
  expect(await list('2026-11-25T12:00:00Z')).toEqual([]);
  expect(await overdueResults(base.db)).toMatchObject([{ feedMatchId: pick.feedMatchId, startsAt: START }]);
  expect(await cash(customer)).toBe(kes(50));
  await hall.result(pick, 'won');
  await look();
  expect(await overdueResults(base.db)).toEqual([]);
  expect(await cash(customer)).toBeGreaterThan(kes(100));
});

test('what was told of a start is never rewritten', async () => {
  const pick = await hall.aPick(2);
  await tell(pick, '2026-11-28T12:00:00Z');
  expect(await tell(pick, '2026-11-28T12:00:00Z')).toBe(false);
  for (const change of [
    'UPDATE told_start SET starts_at = now()',
    'DELETE FROM told_start',
    'TRUNCATE told_start',
  ])
    await expect(base.owner.query(change)).rejects.toThrow('never rewritten');
});
