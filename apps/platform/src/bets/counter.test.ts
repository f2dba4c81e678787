import { kes, type Selection } from '@kipenga/betting-core';
import type { PlaceBetAnswer, PlaceBetRequest } from '@kipenga/contracts';
import { expect, test } from 'vitest';
import { type HallCustomer } from '../../test/betting-hall.ts';
import { inTurn } from '../../test/guarded.ts';
import type { Database } from '../database/index.ts';
import { grantFreeBet } from '../ledger/index.ts';
import { inRequest, requestNow } from '../requests/index.ts';
import { openCounter } from './counter.ts';
import { placeBet, type PlaceBetCommand } from './place-bet.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall();

/** The database with a counter of transactions, and a hook that runs in each before its first statement. */
const counted = (before: (transaction: number) => Promise<void> = async () => undefined) => {
  let transactions = 0;
  const db: Database = {
    ...base.db,
    transaction: (work) =>
      base.db.transaction(async (sql) => {
        transactions += 1;
        await before(transactions);
        return work(sql);
      }),
  };
  return { db, transactions: () => transactions };
};

/** The answer without the ids, which differ between two equal bets. */
const told = (answer: PlaceBetAnswer): unknown => {
  if (answer.kind !== 'placed') return answer;
  const { betId: _, reference, ...rest } = answer;
  return JSON.parse(JSON.stringify(rest).replaceAll(String(reference), 'REFERENCE'));
};

interface Case {
  readonly cash: number;
  readonly stake: number;
  readonly changes: Partial<PlaceBetRequest>;
  readonly set?: (customer: HallCustomer) => Promise<unknown>;
}

const CASES: readonly Case[] = [
  ...Array.from({ length: 8 }, (_, at): Case => ({ cash: 100, stake: 20 + at, changes: {} })),
  { cash: 30, stake: 49, changes: {} },
  { cash: 100, stake: 10, changes: {} },
  { cash: 100, stake: 20, changes: { betString: 'x' } },
  { cash: 100, stake: 20, changes: { netPayout: kes(900) } },
  {
    cash: 0,
    stake: 20,
    changes: { usesFreeBet: true },
    set: ({ profileId }) =>
      grantFreeBet(base.db, {
        profileId,
        grantId: 'g1',
        amount: kes(20),
        reason: 'test',
        at: hall.clock.now(),
      }),
  },
  {
    cash: 100,
    stake: 20,
    changes: {},
    set: ({ profileId }) =>
      base.db.query(`INSERT INTO day_limit (profile_id, limits, amount) VALUES ($1, 'stake', 1000)`, [
        profileId,
      ]),
  },
];

const commandOf = async ({ cash, stake, changes, set }: Case, pick: Selection): Promise<PlaceBetCommand> => {
  const customer = await hall.aCustomer(cash);
  await set?.(customer);
  const asked = await hall.asked(customer, [pick], kes(stake), changes);
  return { customer, key: 'one key', asked };
};

test('bets that come together are answered, kept and paid for as one by one, in fewer transactions (R7-16, D24)', async () => {
  const pick = await hall.aPick(2.5);
  const [together, alone] = [
    await Promise.all(CASES.map((one) => commandOf(one, pick))),
    await Promise.all(CASES.map((one) => commandOf(one, pick))),
  ];
  const { db, transactions } = counted();
  const placedOn: string[] = [];
  const calls = new Set<string | null>();
  const { random } = hall.services;
  const counter = openCounter({
    ...hall.services,
    db,
    random: {
      ...random,
      bytes: (count) => {
        calls.add(requestNow());
        return random.bytes(count);
      },
    },
    onBetPlaced: (matches) => void placedOn.push(...matches),
  });
  const answers = await Promise.all(
    together.map((command, at) => inRequest(String(at), () => counter(command))),
  );
  const expected: PlaceBetAnswer[] = [];
  for (const command of alone) expected.push(await placeBet(hall.services, command));
  expect(answers.map(told)).toEqual(expected.map(told));
  expect(new Set(expected.map(({ kind }) => kind))).toEqual(
    new Set(['placed', 'refused', 'insufficient-funds']),
  );
  expect(transactions()).toBeLessThan(answers.length / 2);
  // Whoever's set it is placed in, a bet is placed in its own call.
  expect(calls).toEqual(new Set(answers.flatMap(({ kind }, at) => (kind === 'placed' ? String(at) : []))));
  expect(placedOn).toEqual(answers.filter(({ kind }) => kind === 'placed').map(() => pick.feedMatchId));
  const ends = (commands: readonly PlaceBetCommand[]) =>
    Promise.all(
      commands.map(async ({ customer }) => [await hall.pots(customer), await hall.countBets(customer)]),
    );
  expect(await ends(together)).toEqual(await ends(alone));
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});

test('a bet that is asked for three times at once, beside others, is placed once (R7-16, D24)', async () => {
  const pick = await hall.aPick(2.5);
  const commands = await Promise.all(CASES.slice(0, 3).map((one) => commandOf(one, pick)));
  const counter = openCounter(hall.services);
  const [first, , again, last] = await Promise.all(
    [commands[0]!, commands[1]!, commands[0]!, commands[0]!, commands[2]!].map((command) => counter(command)),
  );
  expect([again, last]).toEqual([first, first]);
  for (const { customer } of commands) expect(await hall.countBets(customer)).toBe(1);
});

test('a wallet that somebody holds keeps no other bet of its set waiting', async () => {
  const pick = await hall.aPick(2.5);
  const commands = await Promise.all(CASES.slice(0, 6).map((one) => commandOf(one, pick)));
  const counter = openCounter(hall.services);
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { profileId } = commands[3]!.customer;
  const holding = base.db.transaction(async (sql) => {
    await sql.query('SELECT FROM wallet WHERE profile_id = $1 FOR UPDATE', [profileId]);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const placing = commands.map((command) => counter(command));
  const others = await Promise.all(placing.filter((_, at) => at !== 3));
  expect(others.map(({ kind }) => kind)).toEqual(others.map(() => 'placed'));
  letGo.resolve();
  await holding;
  expect(await placing[3]).toMatchObject({ kind: 'placed' });
});

test('a set one of whose prices moves before its commit keeps nothing, and each bet of it is decided anew (D07)', async () => {
  const [still, moving] = [await hall.aPick(2.5), await hall.aPick(2.5)];
  const commands = await Promise.all(
    CASES.slice(0, 6).map((one, at) => commandOf(one, at === 4 ? moving : still)),
  );
  let isMoved = false;
  const moves: Database = {
    ...base.db,
    transaction: (work) =>
      base.db.transaction((sql) =>
        work(
          inTurn({
            query: async (text, values) => {
              if (
                text.startsWith('WITH taken AS') &&
                values?.[0] === commands[4]!.customer.profileId &&
                !isMoved
              ) {
                isMoved = true;
                await hall.reprice(moving, 2);
              }
              return sql.query(text, values);
            },
          }),
        ),
      ),
  };
  const counter = openCounter({ ...hall.services, db: moves });
  const answers = await Promise.all(commands.map((command) => counter(command)));
  expect(answers.map(({ kind }) => kind)).toEqual([
    'placed',
    'placed',
    'placed',
    'placed',
    'refused',
    'placed',
  ]);
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});
