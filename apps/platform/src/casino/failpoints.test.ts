import { randomUUID } from 'node:crypto';
import { kes, ok } from '@kipenga/betting-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import type { Database, Sql } from '../database/index.ts';
import { casinoTiers, openCasinoJackpot } from './jackpot/index.ts';
import { credit, debit, rollback } from './play-round.ts';
import { ARCADE, openGameHall, type GameHall } from './testing/game-hall.ts';

let base: TestDatabase;
let hall: GameHall;
beforeAll(async () => {
  base = await withDatabase();
  hall = openGameHall(base.db);
});
afterAll(() => base.dispose());

/** The database, until its `at`-th statement: that one and all after it fail. */
const failingAt = (db: Database, at: number): { db: Database; wasReached: () => boolean } => {
  let statements = 0;
  const guard = (sql: Sql): Sql => ({
    query: (text, values) => {
      statements += 1;
      return statements >= at ? Promise.reject(new Error('the power was cut')) : sql.query(text, values);
    },
  });
  return {
    db: { ...db, ...guard(db), transaction: (work) => db.transaction((sql) => work(guard(sql))) },
    wasReached: () => statements >= at,
  };
};

/**
 * Does the work, with the power cut at each statement in turn, until it succeeds. Answers how often it
 * failed.
 */
const cutEverywhere = async (
  work: (services: GameHall['services']) => Promise<unknown>,
  afterEachCut: () => Promise<void>,
): Promise<number> => {
  for (let at = 1; ; at += 1) {
    const { db, wasReached } = failingAt(base.db, at);
    const failure = await work({ ...hall.services, db }).then(
      () => null,
      (error: unknown) => error,
    );
    if (!wasReached()) {
      expect(failure).toBeNull();
      return at - 1;
    }
    expect(failure).toMatchObject({ message: 'the power was cut' });
    await afterEachCut();
  }
};

test('the power is cut at every statement of a stake, a rollback and a win: all of it is done or nothing, and a repeat gets through (trust P15)', async () => {
  const player = await hall.aPlayer(100);
  const session = await hall.opened(player);
  const named = () => ({ session, round: 'r1', transaction: randomUUID() });
  const holds = (shillings: number) => async () => {
    expect(await hall.cash(player)).toBe(shillings);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  };

  const stake = { ...named(), amount: kes(40) };
  expect(await cutEverywhere((services) => debit(services, ARCADE, stake), holds(100))).toBeGreaterThan(5);
  await holds(60)();
  const back = { ...named(), of: stake.transaction };
  expect(await cutEverywhere((services) => rollback(services, ARCADE, back), holds(60))).toBeGreaterThan(5);
  await holds(100)();
  await hall.debit(session, 10);
  const winnings = { ...named(), amount: kes(25) };
  expect(await cutEverywhere((services) => credit(services, ARCADE, winnings), holds(90))).toBeGreaterThan(5);
  await holds(115)();
  expect(await credit(hall.services, ARCADE, winnings)).toEqual(ok({ balance: kes(115) }));
});

test('the power is cut at every statement of a jackpot’s win: it is paid once, and begins anew (D86, trust P15)', async () => {
  await openCasinoJackpot(hall.services);
  const player = await hall.aPlayer(100);
  const session = await hall.opened(player, 'bahari');
  await hall.debit(session, 100);
  const won = { session, round: 'r1', transaction: randomUUID(), amount: kes(0), jackpot: 'shaba' as const };
  const nothingYet = async () => expect(await hall.cash(player)).toBe(0);
  expect(await cutEverywhere((services) => credit(services, ARCADE, won), nothingYet)).toBeGreaterThan(8);
  expect(await hall.cash(player)).toBe(201);
  expect(await credit(hall.services, ARCADE, won)).toEqual(ok({ balance: kes(201), jackpotPaid: kes(201) }));
  expect(await casinoTiers(base.db)).toContainEqual({ tier: 'shaba', amount: kes(200) });
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});
