import { kes, type Selection } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { guarded, inTurn } from '../../test/guarded.ts';
import type { Database, Sql } from '../database/index.ts';
import {
  ALL_BETTING,
  changePrices,
  liftCause,
  matchNumberOf,
  numberOf,
  recordResult,
  suspend,
  recordBegan,
  recordStart,
  type MatchNumber,
  type Suspendable,
} from '../sports/index.ts';
import { placeBet } from './place-bet.ts';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall();

/** The database with something else happening before the `at`-th statement of a transaction, once; the last of all is before its COMMIT. */
const interrupted = (db: Database, at: number, happen: () => Promise<void>) => {
  let [statements, wasReached] = [0, false];
  const step = async (): Promise<void> => {
    statements += 1;
    if (statements !== at) return;
    wasReached = true;
    await happen();
  };
  const guard = (sql: Sql): Sql => ({
    query: async (text, values) => {
      await step();
      return sql.query(text, values);
    },
  });
  const transaction: Database['transaction'] = (work) =>
    db.transaction(async (sql) => {
      const value = await work(inTurn(guard(sql)));
      await step();
      return value;
    });
  return { db: { ...db, transaction }, wasReached: () => wasReached };
};

const matchOf = ({ feedMatchId }: Selection): MatchNumber => matchNumberOf(numberOf(feedMatchId)!);
const priced = (sql: Sql, pick: Selection, odds: number | null) =>
  changePrices(sql, [{ outcomeNumber: numberOf(pick.outcomeId)!, odds }]);

const suspended = (sql: Sql, part: Partial<Suspendable>) =>
  suspend(sql, [
    {
      ...ALL_BETTING,
      ...part,
      cause: 'house',
      mendedBy: null,
      who: 'Achieng',
      why: 'a goal',
      since: hall.clock.now(),
      until: null,
    },
  ]);

const NEWS: readonly (readonly [string, (sql: Sql, pick: Selection) => Promise<unknown>])[] = [
  ['a worse price', (sql, pick) => priced(sql, pick, 1_900)],
  ['no price', (sql, pick) => priced(sql, pick, null)],
  [
    'a result',
    (sql, pick) =>
      recordResult(
        sql,
        numberOf(pick.feedMatchId)!,
        { home: 0, away: 1, halfHome: 0, halfAway: 0 },
        { at: hall.clock.now() },
      ),
  ],
  ['a void', (sql, pick) => recordResult(sql, numberOf(pick.feedMatchId)!, 'void', { at: hall.clock.now() })],
  [
    'a kick-off',
    (sql, pick) =>
      recordBegan(sql, { matchNumber: matchOf(pick), beganAt: hall.clock.now(), toldAt: hall.clock.now() }),
  ],
  [
    'a postponement',
    (sql, pick) => recordStart(sql, { matchNumber: matchOf(pick), startsAt: null, toldAt: hall.clock.now() }),
  ],
  [
    'a suspension of its market',
    (sql, pick) => suspended(sql, { matchNumber: matchOf(pick), marketTypeId: pick.marketTypeId }),
  ],
  ['a suspension of its match', (sql, pick) => suspended(sql, { matchNumber: matchOf(pick) })],
  ['a suspension of all betting', (sql) => suspended(sql, {})],
];

test.each(NEWS)(
  'no bet is taken at what was no longer the house’s at its commit: %s comes before each statement in turn (D07, D45, D71)',
  async (_, write) => {
    const ends = new Set<string>();
    for (let at = 1, wasReached = true; wasReached; at += 1) {
      const [customer, pick] = [await hall.aCustomer(50), await hall.aPick(2)];
      const asked = await hall.asked(customer, [pick], kes(50));
      let isWritten = false;
      const meanwhile = async (): Promise<void> => {
        const written = base.db.transaction(async (sql) => {
          await sql.query('SELECT FROM outcome WHERE outcome_id = $1 FOR NO KEY UPDATE NOWAIT', [
            numberOf(pick.outcomeId),
          ]);
          await write(sql, pick);
        });
        isWritten = await written.then(
          () => true,
          // The bet holds the price: it cannot change before its commit.
          () => false,
        );
      };
      const racing = interrupted(base.db, at, meanwhile);
      const answer = await placeBet({ ...hall.services, db: racing.db }, { customer, key: 'races', asked });
      wasReached = racing.wasReached();
      await base.db.transaction((sql) => liftCause(sql, 'house', ALL_BETTING));
      if (wasReached) expect(answer.kind).toBe(isWritten ? 'refused' : 'placed');
      expect((await hall.pots(customer)).cash).toBe(answer.kind === 'placed' ? 0 : kes(50));
      if (wasReached) ends.add(answer.kind);
    }
    expect([...ends].toSorted()).toEqual(['placed', 'refused']);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  },
);

test('no price is held while a bet is decided, so a feed waits for no bet', async () => {
  const [customer, pick] = [await hall.aCustomer(50), await hall.aPick(2)];
  const asked = await hall.asked(customer, [pick], kes(50));
  const free: boolean[] = [];
  for (let at = 1; at < 7; at += 1) {
    const racing = interrupted(base.db, at, async () => {
      const locked = base.db.transaction((sql) =>
        sql.query('SELECT FROM outcome WHERE outcome_id = $1 FOR NO KEY UPDATE NOWAIT', [
          numberOf(pick.outcomeId),
        ]),
      );
      free.push(
        await locked.then(
          () => true,
          () => false,
        ),
      );
      throw new Error('enough was seen');
    });
    await expect(
      placeBet({ ...hall.services, db: racing.db }, { customer, key: 'seen', asked }),
    ).rejects.toThrow('enough was seen');
  }
  expect(free).toEqual([true, true, true, true, true, true]);
});

/** The database with something else happening each time prices have been read that are not held, and before they are held as they are read. */
const onceRead = (happen: () => Promise<void>, beforeHeld?: () => Promise<void>): Database => {
  const guard = (sql: Sql): Sql => {
    let [isRead, isHeld] = [false, false];
    return {
      query: async (text, values) => {
        const holds = text.includes('(SELECT outcome_id FROM outcome WHERE');
        if (holds && !isRead) {
          isHeld = true;
          await beforeHeld?.();
        }
        const rows = await sql.query<never>(text, values);
        if (!isHeld && text.startsWith('SELECT outcome.outcome_id')) {
          isRead = true;
          await happen();
        }
        return rows;
      },
    };
  };
  return guarded(base.db, guard);
};

/** Moves the price of a pick up by a step, each time it is asked. */
const moverOf = (pick: Selection) => {
  let moves = 0;
  return {
    move: async (): Promise<void> => {
      moves += 1;
      await base.db.transaction((feed) => priced(feed, pick, 2_000 + moves * 10));
    },
    moves: () => moves,
  };
};

test('a price that moves with every try is held at last, and the bet is answered once', async () => {
  const [customer, pick] = [await hall.aCustomer(50), await hall.aPick(2)];
  const asked = await hall.asked(customer, [pick], kes(50), { acceptOddsChange: 'any' });
  const { move, moves } = moverOf(pick);
  const db = onceRead(move);
  const answer = await placeBet({ ...hall.services, db }, { customer, key: 'moving', asked });
  expect(answer).toMatchObject({ kind: 'placed', quote: { totalOdds: 203 } });
  expect(moves()).toBe(3);
  expect(await hall.countBets(customer)).toBe(1);
});

test('what is suspended while the last try waits to hold its price is not taken (D97)', async () => {
  const [customer, pick] = [await hall.aCustomer(50), await hall.aPick(2)];
  const asked = await hall.asked(customer, [pick], kes(50), { acceptOddsChange: 'any' });
  const { move, moves } = moverOf(pick);
  let suspending: Promise<unknown> = Promise.resolve();
  const suspendMeanwhile = (): Promise<void> =>
    new Promise((isWritten, failed) => {
      suspending = base.db
        .transaction(async (sql) => {
          await suspended(sql, { matchNumber: matchOf(pick) });
          isWritten();
          await untilWaiting(base.owner);
        })
        .catch(failed);
    });
  const db = onceRead(move, suspendMeanwhile);
  const answer = await placeBet({ ...hall.services, db }, { customer, key: 'suspended', asked });
  await suspending;
  expect([answer.kind, moves()]).toEqual(['refused', 3]);
  expect((await hall.pots(customer)).cash).toBe(kes(50));
});
