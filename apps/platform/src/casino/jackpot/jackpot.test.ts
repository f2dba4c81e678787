import { CASINO_TIER_TERMS, CASINO_TIERS, kes, ok, refuse, type CasinoTier } from '@kipenga/betting-core';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { withHall } from '../../../test/with-hall.ts';
import { balanceOf, casinoTierOf } from '../../ledger/index.ts';
import { HALL, openGameHall, type HallPlayer } from '../testing/game-hall.ts';
import { casinoJackpots, casinoTiers, openCasinoJackpot } from './index.ts';

const { base, hall } = await withHall(openGameHall);
beforeAll(async () => {
  // Several processes of the house start at once.
  await Promise.all(Array.from({ length: 4 }, () => openCasinoJackpot(hall.services)));
});

/** The amount of a tier in shillings; shown and booked amounts must agree. */
const held = async (tier: CasinoTier): Promise<number> => {
  const shown = (await casinoTiers(base.db)).find((one) => one.tier === tier)?.amount ?? 0;
  expect(await balanceOf(base.db, casinoTierOf(tier))).toBe(shown);
  return shown / 100;
};
const seated = async (
  shillings: number,
  gameId = 'bahari',
): Promise<{ player: HallPlayer; session: string }> => {
  const player = await hall.aPlayer(shillings);
  return { player, session: await hall.opened(player, gameId) };
};

interface Asked {
  readonly seat: number;
  readonly stake: number;
  readonly isBack: boolean;
  readonly tier: CasinoTier | undefined;
}

describe('the tiers (D86, R7-11)', () => {
  test('are opened once, with the house’s seeds', async () => {
    await openCasinoJackpot(hall.services);
    expect(await Promise.all(CASINO_TIERS.map(held))).toEqual([200, 5_000, 100_000]);
    expect(await casinoJackpots(base.db, HALL)).toEqual([
      { tiers: [kes(200), kes(5_000), kes(100_000)], gameIds: ['bahari', 'kengele'] },
    ]);
  });

  test('each get a hundredth of a stake when its round ends, and nothing of one that is given back', async () => {
    const before = await Promise.all(CASINO_TIERS.map(held));
    const { session } = await seated(1_000);
    const back = hall.aName();
    await hall.debit(session, 400, { round: 'back', transaction: back });
    await hall.rollback(session, back, { round: 'back' });
    await hall.debit(session, 300);
    expect(await Promise.all(CASINO_TIERS.map(held))).toEqual(before);
    await hall.credit(session, 120);
    expect(await Promise.all(CASINO_TIERS.map(held))).toEqual(before.map((amount) => amount + 3));
  });

  test('get nothing of a game that feeds none, and are not won in it', async () => {
    const before = await Promise.all(CASINO_TIERS.map(held));
    const { session } = await seated(1_000, 'matunda');
    await hall.debit(session, 300);
    expect(await hall.credit(session, 0, { jackpot: 'dhahabu' })).toEqual(refuse('no-jackpot'));
    await hall.credit(session, 0);
    expect(await Promise.all(CASINO_TIERS.map(held))).toEqual(before);
  });
});

describe('a tier that is won (D86)', () => {
  test('is paid beside the winnings and their limit, and begins anew at its seed', async () => {
    const { player, session } = await seated(100);
    const amount = (await held('shaba')) + 1;
    await hall.debit(session, 100);
    expect(await hall.credit(session, 500_000, { jackpot: 'shaba' })).toEqual(
      ok({ balance: kes(500_000 + amount), jackpotPaid: kes(amount) }),
    );
    expect(await hall.cash(player)).toBe(500_000 + amount);
    expect(await held('shaba')).toBe(200);
  });

  test('is paid once, however often the credit is repeated at once; the tier is part of its name', async () => {
    const { player, session } = await seated(100);
    const amount = (await held('fedha')) + 1;
    const transaction = hall.aName();
    await hall.debit(session, 100);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => hall.credit(session, 0, { transaction, jackpot: 'fedha' })),
    );
    expect(answers).toEqual(Array(16).fill(ok({ balance: kes(amount), jackpotPaid: kes(amount) })));
    expect(await hall.credit(session, 0, { transaction })).toEqual(refuse('transaction-reused'));
    expect(await hall.cash(player)).toBe(amount);
    expect(await held('fedha')).toBe(5_000);
  });

  test('by several in one moment, while others feed it, is shared twice by nobody', async () => {
    const seats = await Promise.all(Array.from({ length: 24 }, () => seated(100)));
    await Promise.all(seats.map(({ session }) => hall.debit(session, 100)));
    const before = await held('shaba');
    const answers = await Promise.all(
      seats.map(({ session }, at) => hall.credit(session, 0, at % 4 === 0 ? { jackpot: 'shaba' } : {})),
    );
    const paid = answers.flatMap((answer) => (answer.ok ? (answer.value.jackpotPaid ?? []) : []));
    expect(paid).toHaveLength(6);
    for (const amount of paid) expect(amount).toBeGreaterThan(kes(200));
    // All money that went in, every share and each new seed, is either paid or still there.
    const sum = paid.reduce((left, right) => left + right, 0) / 100;
    expect(sum + (await held('shaba'))).toBe(before + 24 + 6 * 200);
  });
});

test('a hall of players who stake, win, give back and repeat at random loses no cent of a tier', async () => {
  const seats = await Promise.all(Array.from({ length: 4 }, () => seated(20_000, 'kengele')));
  const tier = fc.option(fc.constantFrom(...CASINO_TIERS), { nil: undefined });
  const asked = fc.record({
    seat: fc.nat(3),
    stake: fc.integer({ min: 5, max: 200 }),
    isBack: fc.boolean(),
    tier,
  });
  const atOnce = fc.array(asked, { minLength: 8, maxLength: 16 });
  const play = async ({ seat, stake, isBack, tier: jackpot }: Asked): Promise<void> => {
    const [session = '', round, of] = [seats[seat]?.session, hall.aName(), hall.aName()];
    await hall.debit(session, stake, { round, transaction: of });
    if (isBack) return void (await hall.rollback(session, of, { round }));
    const won = { round, transaction: hall.aName(), ...(jackpot && { jackpot }) };
    const [first, second] = [await hall.credit(session, 0, won), await hall.credit(session, 0, won)];
    expect(second).toEqual(first);
  };
  await fc.assert(
    fc.asyncProperty(atOnce, async (rounds) => {
      await Promise.all(rounds.map(play));
      for (const one of CASINO_TIERS)
        expect((await held(one)) * 100).toBeGreaterThanOrEqual(CASINO_TIER_TERMS[one].seed);
      expect(await hall.books()).toEqual({ total: 0, drifting: [] });
    }),
    { numRuns: 6 },
  );
});

test('after all of this every account adds up, and each wallet is the sum of its postings', async () => {
  await Promise.all(CASINO_TIERS.map(held));
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});
