import { beforeEach, describe, expect, test } from 'vitest';
import { cents, refuse } from '@kipenga/betting-core';
import { ballGame } from '../games/balls/ball-rounds.ts';
import type { WalletClient } from '../money/wallet-client.ts';
import { slowTime } from '../testing/at-a-table.ts';
import { ArcadeFloor, type Seated } from './arcade-floor.ts';
import { SharedRounds } from './shared-rounds.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;
const AT_A_TABLE = {
  id: 'roulette',
  name: 'Roulette',
  largestStake: 10,
  returnPercent: 95,
  live: { seats: 2 },
};

let time: ReturnType<typeof slowTime>;
let floor: ArcadeFloor;
let tokens: string[];
beforeEach(() => {
  time = slowTime();
  tokens = [];
  let ids = 0;
  const wallet: Pick<WalletClient, 'open'> = {
    open: async ({ token }) => {
      tokens.push(token);
      if (token === 'old') return { kind: 'refused', code: 'token-refused' };
      const answer = { session: token, playMode: 'DEMO' as const, gameId: 'roulette', balance: cents(0) };
      return { kind: 'done', answer };
    },
  };
  floor = new ArcadeFloor({
    games: new Map([
      [
        'roulette',
        {
          ...AT_A_TABLE,
          family: { id: 'balls', words: { en: {}, sw: {} } },
          openTable: (parts) =>
            new SharedRounds(parts, { ...ballGame(parts.limits.cap), markOf: (balls) => String(balls[0]) }),
        },
      ],
    ]),
    wallet: wallet as WalletClient,
    cashier: { together: (work: () => void) => work(), forget: () => undefined, hands: () => [] } as never,
    random: () => new Uint8Array(32),
    time,
    newId: () => `id${(ids += 1)}`,
  });
});

const enter = async (token: string): Promise<Seated> => {
  const opened = await floor.open('roulette', token);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
};
const FULL = refuse('table-full');

describe('a table of two seats (D85)', () => {
  test('lets in two of five who come at once, and uses up no token of the others', async () => {
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((token) => floor.open('roulette', token)));
    expect(all.filter(({ ok }) => !ok)).toEqual([FULL, FULL, FULL]);
    expect(tokens).toEqual(['a', 'b']);
  });

  test('has a seat again when one has left, or never came, or had no right to', async () => {
    expect(await floor.open('roulette', 'old')).toEqual(refuse('token-refused'));
    const [one] = [await enter('a'), await enter('b')];
    const leave = floor.listen(one, () => undefined);
    expect(await floor.open('roulette', 'c')).toEqual(FULL);
    leave();
    await enter('c');
    expect(await floor.open('roulette', 'd')).toEqual(FULL);
    time.pass(HALF_AN_HOUR_MS);
    await enter('d');
  });

  test('counts a player once, with however many pages; who comes back has a place', async () => {
    const one = await enter('a');
    const leave = [floor.listen(one, () => undefined), floor.listen(one, () => undefined)];
    const other = await enter('b');
    floor.listen(other, () => undefined);
    expect(floor.live()[0]?.state.seated).toBe(2);
    for (const go of leave) go();
    floor.listen(await enter('c'), () => undefined);
    floor.listen(one, () => undefined);
    expect(floor.live()[0]?.state.seated).toBe(3);
    expect(await floor.open('roulette', 'd')).toEqual(FULL);
  });
});
