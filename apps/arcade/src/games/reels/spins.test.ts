import { createHash, randomBytes } from 'node:crypto';
import { kes } from '@kipenga/betting-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../../fairness/commitment.ts';
import { stakeLimits } from '../limits.ts';
import { drawTier, tierOf } from '../../jackpot/draw-tier.ts';
import { BAHARI } from './machines/bahari.ts';
import { TATU_TATU } from './machines/tatu-tatu.ts';
import { spinOf, spinPayout } from './spin.ts';
import type { SoloView } from '../../protocol.ts';
import { player, slowTime, type Player } from '../../testing/at-a-table.ts';
import type { Table } from '../../play/table.ts';
import { reelTable, SPIN_PAUSE_MS, type SpinView } from './spins.ts';

let time: ReturnType<typeof slowTime>;
let table: Table<SoloView, SpinView>;
let anna: Player;
const limits = stakeLimits(1_000);

beforeEach(() => {
  time = slowTime();
  table = reelTable(
    {
      gameId: 'tatu-tatu',
      limits,
      random: randomBytes,
      time,
      newRound: () => 's1',
      together: (work) => work(),
    },
    TATU_TATU,
  );
  anna = player('tatu-tatu');
});
const spin = async (asked: object = {}): Promise<SpinView> => {
  const answer = await table.stake(anna.play, { amount: kes(50), clientSeed: 'ab'.repeat(8), ...asked });
  if (!answer.ok) throw new Error(answer.reason);
  time.pass(SPIN_PAUSE_MS);
  return answer.value;
};

describe('a spin', () => {
  test('keeps the promise that stood before it, with the page’s own chance in it', async () => {
    const { hash } = table.view(anna.play);
    const { seed, round, turns, paid, next } = await spin();
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(hash);
    expect(round).toBe(`0:${'ab'.repeat(8)}`);
    const meant = spinOf(digestOf(seed, `tatu-tatu:${round}`), TATU_TATU.set);
    expect(turns).toEqual(meant.turns);
    expect(paid).toBe(spinPayout(TATU_TATU.set, meant, kes(50), limits.cap));
    expect(anna.money).toEqual(['stake 5000', `pay ${paid}`]);
    expect(next).toEqual(table.view(anna.play));
    expect(next.hash).not.toBe(hash);
  });

  test('is told to its player when they come back, in a moment and wherever', async () => {
    const { hash, paid } = await spin();
    const state = paid > 0 ? 'won' : 'lost';
    expect(anna.play.player.lastStakes).toMatchObject([{ id: hash, stake: kes(50), state, paid }]);
  });

  test('is of the promise its page has seen, and of none that a lost answer took', async () => {
    const { hash } = table.view(anna.play);
    const { next } = await spin({ hash });
    expect(anna.heard).toContainEqual({ kind: 'table', view: next });
    await expect(spin({ hash })).rejects.toThrow('too-late');
    expect((await spin({ hash: next.hash })).hash).toBe(next.hash);
    expect(anna.money.filter((one) => one.startsWith('stake'))).toHaveLength(2);
  });

  test('that is asked for at the very moment the one before is paid is not played with a seed nobody promised', async () => {
    const release = anna.slowWallet();
    let second: unknown;
    const { account } = anna.play;
    const stake: typeof account.stake = (...wanted) => {
      const taken = account.stake(...wanted);
      // The next request arrives between the wallet's answer and the end of the spin.
      void taken.then(() => queueMicrotask(() => (second ??= table.stake(play, asked))));
      return taken;
    };
    const play = { ...anna.play, account: { ...account, stake } };
    const { hash } = table.view(play);
    const asked = { amount: kes(50), clientSeed: 'ab'.repeat(8), hash };
    const first = table.stake(play, asked);
    time.pass(SPIN_PAUSE_MS);
    release();
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toEqual({ ok: false, reason: 'too-late' });
    expect(anna.money.filter((one) => one.startsWith('stake'))).toHaveLength(1);
  });

  test('is not asked for faster than reels turn', async () => {
    const two = await Promise.all([spin(), spin().catch((error: Error) => error.message)]);
    expect(two[1]).toBe('too-soon');
    await spin();
    expect(anna.money.filter((one) => one.startsWith('stake'))).toHaveLength(2);
  });

  test.each([
    ['a stake beyond the limits', { amount: 100_100 }, 'bad-stake'],
    ['no chance of its own', { clientSeed: 'lucky' }, 'unreadable'],
  ])('with %s does not turn', async (_, asked, reason) => {
    await expect(spin(asked)).rejects.toThrow(reason);
    expect(anna.money).toEqual([]);
  });
});

describe('a spin of a slot that feeds the jackpot (D86)', () => {
  /** The seed is all zeros: the page's own number decides. */
  const bahari = (play: Player['play']) => {
    const table = reelTable(
      {
        gameId: 'bahari',
        limits,
        random: (count) => new Uint8Array(count),
        time,
        newRound: () => 's1',
        together: (work) => work(),
      },
      BAHARI,
    );
    return async (clientSeed: string): Promise<SpinView> => {
      const answer = await table.stake(play, { amount: kes(1_000), clientSeed });
      if (!answer.ok) throw new Error(answer.reason);
      time.pass(SPIN_PAUSE_MS);
      return answer.value;
    };
  };
  const winner = Array.from({ length: 2_000 }, (_, at) => at.toString(16).padStart(16, '0')).find(
    (clientSeed) => drawTier(digestOf('0'.repeat(64), `bahari:0:${clientSeed}`), kes(1_000)) === 'shaba',
  );

  test('pays with the tier that its digest draws', async () => {
    const { paid, jackpot, jackpotNumber } = await bahari(anna.play)(winner ?? '');
    expect(jackpot).toBe('shaba');
    expect(tierOf(BigInt(jackpotNumber ?? ''), kes(1_000))).toBe('shaba');
    expect(anna.money).toEqual(['stake 100000', `pay ${paid} and shaba`]);
  });

  test('draws the same number with play money, and no tier', async () => {
    const { jackpot, jackpotNumber } = await bahari({ ...anna.play, mode: 'DEMO' })(winner ?? '');
    expect([jackpot, jackpotNumber === undefined]).toEqual([undefined, false]);
    expect(anna.money).toEqual(['stake 100000', expect.stringMatching(/^pay \d+$/)]);
  });
});
