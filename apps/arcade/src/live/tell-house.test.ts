import { beforeEach, describe, expect, test } from 'vitest';
import { ballGame } from '../games/balls/ball-rounds.ts';
import { stakeLimits } from '../games/limits.ts';
import type { WalletClient, WalletOutcome } from '../money/wallet-client.ts';
import { SharedRounds } from '../play/shared-rounds.ts';
import { player, slowTime } from '../testing/at-a-table.ts';
import { tellHouse } from './tell-house.ts';

type Calls = Parameters<WalletClient['tables']>[0]['tables'];

let time: ReturnType<typeof slowTime>;
let told: Calls[];
let outcome: WalletOutcome<Record<string, never>>;
beforeEach(() => {
  time = slowTime();
  told = [];
  outcome = { kind: 'done', answer: {} };
});

/** A draw of balls with a mark for the lobby: the first ball. */
const aTable = (gameId: string) => {
  const limits = stakeLimits(5_000);
  let rounds = 0;
  const parts = {
    gameId,
    limits,
    time,
    random: () => new Uint8Array(32),
    newRound: () => `r${(rounds += 1)}`,
    together: (work: () => void) => work(),
  };
  const rules = ballGame(limits.cap);
  const table = new SharedRounds(parts, { ...rules, markOf: (balls) => String(balls[0]) });
  return {
    table,
    live: { game: { id: gameId, largestStake: 5_000, live: { seats: 40 } }, state: table.live! },
  };
};

const telling = (...tables: readonly ReturnType<typeof aTable>[]) =>
  tellHouse({
    tables: () => tables.map(({ live: { game, state } }) => ({ game, state: state() })),
    time,
    wallet: {
      tables: async ({ tables: some }) => {
        told.push(some);
        return outcome;
      },
    },
  });

/** Lets time pass second by second, with room for answers in between. */
const pass = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second += 1) {
    time.pass(1_000);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
};

describe('the house is told of a live table', () => {
  test('once, as it stands, and again when a player sits down', async () => {
    const { table, live } = aTable('roulette');
    telling({ table, live });
    await pass(3);
    expect(told).toEqual([
      [
        expect.objectContaining({
          game: 'roulette',
          phase: 'betting',
          seated: 0,
          seats: 40,
          minBet: 1_000,
          maxBet: 500_000,
          recent: [],
        }),
      ],
    ]);
    table.watch(player('roulette').play);
    await pass(3);
    expect(told.map(([one]) => one?.seated)).toEqual([0, 1]);
  });

  test('with its results as its rounds run, though nobody is there', async () => {
    telling(aTable('roulette'));
    await pass(60);
    const last = told.at(-1)?.[0];
    expect(last?.recent.length).toBeGreaterThan(1);
    expect(told.length).toBeLessThan(30);
  });

  test('again after twenty seconds in which nothing happened', async () => {
    const { table, live } = aTable('roulette');
    const still = live.state();
    telling({ table, live: { ...live, state: () => still } });
    await pass(45);
    expect(told).toHaveLength(3);
  });

  test('with eight others at most', async () => {
    telling(...Array.from({ length: 9 }, (_, at) => aTable(`t${at}`)));
    await pass(1);
    expect(told.map((some) => some.length)).toEqual([8, 1]);
  });

  test('until it has heard, and no more when the arcade stops', async () => {
    outcome = { kind: 'unknown', why: 'no answer' };
    const stop = telling(aTable('roulette'));
    await pass(3);
    expect(told).toHaveLength(3);
    outcome = { kind: 'done', answer: {} };
    await pass(2);
    expect(told).toHaveLength(4);
    stop();
    await pass(30);
    expect(told).toHaveLength(4);
  });
});
