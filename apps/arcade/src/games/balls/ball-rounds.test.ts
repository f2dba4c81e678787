import { kes } from '@kipenga/betting-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../../fairness/commitment.ts';
import { drawBalls } from './draw-balls.ts';
import { colourOf } from './markets.ts';
import { BALLS_BETTING_MS, BALLS_DRAWING_MS } from './pace.ts';
import { stakeLimits } from '../limits.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { player, slowTime, type Player } from '../../testing/at-a-table.ts';
import { ballsTable, STAKES_IN_DRAW } from './ball-rounds.ts';
import type { Table } from '../../play/table.ts';

let time: ReturnType<typeof slowTime>;
let table: Table<SharedView<readonly number[]>, StakeView>;
let anna: Player;
const seed = 'ab'.repeat(32);
const balls = drawBalls(digestOf(seed, 'fastballs:r2'));
const [first = 0] = balls;

beforeEach(() => {
  let rounds = 0;
  time = slowTime();
  table = ballsTable({
    gameId: 'fastballs',
    limits: stakeLimits(5_000),
    random: () => Buffer.from(seed, 'hex'),
    time,
    newRound: () => `r${(rounds += 1)}`,
    together: (work) => work(),
  });
  anna = player('fastballs');
  table.watch(anna.play);
});
const stake = (pick: string) => table.stake(anna.play, { amount: kes(10), pick });

describe('a draw', () => {
  test('pays each pick by the balls that were promised', async () => {
    await stake(`ball:${first}`);
    await stake(`colour:${colourOf(first)}`);
    await stake(`ball:${(first % 30) + 1}`);
    time.pass(BALLS_BETTING_MS);
    expect(anna.money).toEqual(['stake 1000', 'stake 1000', 'stake 1000', 'pay 28500', 'pay 2850', 'pay 0']);
    expect(table.view(anna.play).outcome).toEqual(balls);
  });

  test('decides every stake before it tells the balls: a machine that stops in between owes what was won', async () => {
    await stake(`ball:${first}`);
    const decided: number[] = [];
    anna.play.listeners.add((push) => {
      if (push.kind === 'table') decided.push(anna.money.length);
    });
    time.pass(BALLS_BETTING_MS);
    expect(decided).toEqual([2]);
  });

  test('takes no stake that was meant for an earlier draw', async () => {
    const { round } = table.view(anna.play);
    time.pass(BALLS_BETTING_MS + BALLS_DRAWING_MS);
    const late = await table.stake(anna.play, { amount: kes(10), pick: 'sum:over', round });
    expect(late).toEqual({ ok: false, reason: 'too-late' });
    expect(anna.money).toEqual([]);
  });

  test('shows no ball before the stakes are closed', () => {
    time.pass(BALLS_BETTING_MS - 1);
    expect(table.view(anna.play)).toMatchObject({ phase: 'betting', outcome: null, recent: [] });
  });

  test('takes a handful of stakes from one player', async () => {
    const answers = await Promise.all(Array.from({ length: STAKES_IN_DRAW + 1 }, () => stake('sum:over')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(STAKES_IN_DRAW);
    expect(answers.at(-1)).toEqual({ ok: false, reason: 'too-many' });
  });

  test('takes none while the balls come, and gives a slow one back', async () => {
    const release = anna.slowWallet();
    const slow = stake('sum:over');
    time.pass(BALLS_BETTING_MS);
    release();
    expect(await slow).toEqual({ ok: false, reason: 'too-late' });
    expect(await stake('sum:over')).toEqual({ ok: false, reason: 'too-late' });
    expect(anna.money).toEqual(['stake 1000', 'back']);
  });

  test('gives stakes back when the table is closed', async () => {
    await stake('sum:under');
    table.stop();
    expect(anna.money).toEqual(['stake 1000', 'back']);
  });

  test('knows no other picks', async () => {
    expect(await stake('ball:31')).toEqual({ ok: false, reason: 'bad-stake' });
  });
});
