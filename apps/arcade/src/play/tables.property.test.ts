import * as fc from 'fast-check';
import { cents, GAME_LIMITS, ok, type Cents } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { GAMES } from '../catalogue.ts';
import type { ArcadeGame } from '../games/game.ts';
import { stakeLimits } from '../games/limits.ts';
import type { PaidWith } from '../money/player-account.ts';
import type { StakeView } from '../protocol.ts';
import { player, slowTime } from '../testing/at-a-table.ts';
import { newPlayer } from './play.ts';
import type { Asked, Table, TableTime } from './table.ts';

const PLAYERS = 3;
/** Longer than any round lasts. */
const A_LONG_TIME = 10 * 60_000;

type Act =
  | { readonly does: 'stake' | 'cashOut' | 'decide'; readonly who: number; readonly asked: Asked }
  | { readonly does: 'pass'; readonly ms: number };

const amount = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(1_000, 5_000, 50_000, 500_000, 1_000_000) },
  fc.constantFrom<unknown>(-1_000, 0, -0, 999, 1_050, 0.5, 1e300, Number.NaN, '1000', null, [1_000]),
);
const asked = fc.record(
  {
    amount,
    pick: fc.constantFrom<unknown>(
      'colour:red',
      'ball:7',
      'sum:over',
      'win:1',
      'pair:1-2',
      '0:1,1:2',
      '0:1,0:2',
      7,
      '__proto__',
    ),
    chips: fc.constantFrom<unknown>(
      'red=10',
      'straight:17=50',
      'player=10',
      '48=500',
      '48=50',
      'red=-10',
      'constructor=10',
      {},
    ),
    target: fc.constantFrom<unknown>(101, 217, 100_000, 100, 1e9, '200'),
    clientSeed: fc.constantFrom<unknown>('ab'.repeat(8), 'AB', 7),
    round: fc.constantFrom<unknown>('r1', 'r2', 'r3', null),
    stake: fc.constantFrom<unknown>('mine', 'theirs', 'nobody', 7),
    move: fc.constantFrom<unknown>('hit', 'stand', 'double', 'split', 'insure'),
    after: fc.constantFrom<unknown>(0, 0, 1, 2, -1, '0'),
  },
  { requiredKeys: ['amount'] },
);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    does: fc.constantFrom(
      'stake' as const,
      'stake' as const,
      'cashOut' as const,
      'decide' as const,
      'decide' as const,
    ),
    who: fc.nat(PLAYERS - 1),
    asked,
  }),
  fc.record({ does: fc.constant('pass' as const), ms: fc.constantFrom(1, 50, 900, 8_000, 12_000, 20_000) }),
);

/** An account whose wallet takes its time, and which knows what became of each stake. */
const strictAccount = (time: TableTime, waits: number) => {
  const open = new Map<string, Cents>();
  let count = 0;
  const close = (id: string): Cents => {
    const stake = open.get(id);
    expect(stake, `${id} was decided already, or never taken`).toBeDefined();
    open.delete(id);
    return stake ?? cents(0);
  };
  return {
    open,
    account: {
      stake: async (_: string, stake: Cents) => {
        const id = `${waits}-${(count += 1)}`;
        open.set(id, stake);
        if (waits > 0) await new Promise<void>((resolve) => time.after(waits, resolve));
        return ok(id);
      },
      pay: (id: string, paid: Cents, { unrisked = cents(0) }: PaidWith = {}) => {
        close(id);
        expect(Number.isSafeInteger(paid) && paid >= 0 && paid <= GAME_LIMITS.maximumWinnings).toBe(true);
        expect(unrisked >= 0 && unrisked <= paid).toBe(true);
      },
      keep: () => undefined,
      giveBack: (id: string) => void close(id),
    },
  };
};

const sitDown = (game: ArcadeGame) => {
  const time = slowTime();
  let [rounds, seeds] = [0, 0];
  const table = game.openTable({
    gameId: game.id,
    limits: stakeLimits(game.largestStake),
    random: (count) => Buffer.alloc(count, (seeds += 7)),
    time,
    newRound: () => `r${(rounds += 1)}`,
    together: (work) => work(),
  }) as Table<unknown, StakeView>;
  const customers = [newPlayer('anna'), newPlayer('bob')];
  const seats = Array.from({ length: PLAYERS }, (_, at) => {
    const { open, account } = strictAccount(time, at * 700);
    const play = { ...player(game.id, customers[Math.floor(at / 2)]).play, account };
    table.watch(play);
    return { play, open };
  });
  return { time, table, seats };
};

/** Lets what waits for a promise go on. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('whatever pages ask, in whatever order, each stake is paid or given back once, and never above the cap (R9-01)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...GAMES.values()),
      fc.array(act, { minLength: 5, maxLength: 25 }),
      async (game, acts) => {
        const { time, table, seats } = sitDown(game);
        const named = (who: number, name: unknown): unknown => {
          const of = name === 'mine' ? who : (who + 1) % PLAYERS;
          const play = seats[of]?.play;
          return name === 'mine' || name === 'theirs' ? play && table.stakesOf(play)[0]?.id : name;
        };
        const answers: Promise<unknown>[] = [];
        for (const one of acts) {
          if (one.does === 'pass') time.pass(one.ms);
          else {
            const { play } = seats[one.who] ?? {};
            const wanted = {
              ...one.asked,
              ...('stake' in one.asked && { stake: named(one.who, one.asked['stake']) }),
            };
            if (play !== undefined) answers.push(Promise.resolve(table[one.does]?.(play, wanted)));
          }
          await breathe();
        }
        time.pass(A_LONG_TIME);
        await breathe();
        table.stop();
        await Promise.all(answers);
        for (const { open } of seats) expect([...open]).toEqual([]);
      },
    ),
  );
});
