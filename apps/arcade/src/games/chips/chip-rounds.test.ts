import { kes } from '@kipenga/betting-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../../fairness/commitment.ts';
import type { Table } from '../../play/table.ts';
import type { StakeView } from '../../protocol.ts';
import { player, slowTime, type Player } from '../../testing/at-a-table.ts';
import { stakeLimits } from '../limits.ts';
import { ROULETTE_PACE } from '../roulette/pace.ts';
import { rouletteGames } from '../roulette/family.ts';
import { spinBall } from '../roulette/roulette-rules.ts';
import { ChipTray } from './chip-tray.ts';

const SEED = 'ab'.repeat(32);
const number = spinBall(digestOf(SEED, 'roulette:r2'));
const other = (number % 36) + 1;

let time: ReturnType<typeof slowTime>;
let table: Table;
let anna: Player;
beforeEach(() => {
  let rounds = 0;
  const [game] = rouletteGames;
  if (game === undefined) throw new Error('no roulette');
  time = slowTime();
  table = game.openTable({
    gameId: 'roulette',
    limits: stakeLimits(game.largestStake),
    random: () => Buffer.from(SEED, 'hex'),
    time,
    newRound: () => `r${(rounds += 1)}`,
    together: (work) => work(),
  });
  anna = player('roulette');
  table.watch(anna.play);
});

describe('chips placed together (R9-01)', () => {
  test('are one debit, decided and paid as one', async () => {
    const chips = `straight:${number}=10 straight:${other}=50 dozen:1=20`;
    const placed = await table.stake(anna.play, { amount: kes(80), chips });
    expect(placed).toMatchObject({ ok: true, value: { pick: chips, stake: kes(80) } });
    time.pass(ROULETTE_PACE.bettingMs);
    const paid = kes(number > 0 && number <= 12 ? 420 : 360);
    expect(anna.money).toEqual(['stake 8000', `pay ${paid}`]);
    expect(table.stakesOf(anna.play)).toMatchObject([{ state: 'won', paid } satisfies Partial<StakeView>]);
  });

  test.each([
    ['of another sum than is asked', kes(20), 'red=10'],
    ['on no spot of the board', kes(10), 'straight:37=10'],
    ['of none at all', kes(10), undefined],
    ['above the round’s limit', kes(10_010), 'red=10010'],
  ])('%s are refused', async (_, amount, chips) => {
    expect(await table.stake(anna.play, { amount, chips })).toEqual({ ok: false, reason: 'bad-stake' });
    expect(anna.money).toEqual([]);
  });

  test('come to a result also when nobody looks on, which the lobby is told', () => {
    time.pass(ROULETTE_PACE.bettingMs);
    expect(table.live?.()).toMatchObject({ phase: 'shown', recent: [String(number)] });
    time.pass(ROULETTE_PACE.shownMs);
    expect(table.live?.()).toMatchObject({ phase: 'betting' });
  });
});

test('a tray takes chips up to what a round takes, and gives them back one by one', () => {
  const tray = new ChipTray(kes(100));
  expect(tray.lay([{ spot: 'red', amount: kes(50) }], kes(40))).toBe(true);
  expect(tray.lay([{ spot: 'red', amount: kes(20) }], kes(40))).toBe(false);
  expect(tray.lay([{ spot: 'red', amount: kes(10) }], kes(40))).toBe(true);
  expect(tray.chips).toEqual([{ spot: 'red', amount: kes(60) }]);
  tray.undo();
  expect(tray.total).toBe(kes(50));
  tray.clear();
  expect(tray.chips).toEqual([]);
});
