import { kes, type Cents } from '@kipenga/betting-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, HOUSE } from '../ledger/index.ts';
import { openGameHall } from './testing/game-hall.ts';
import { withHall } from '../../test/with-hall.ts';

const { hall } = await withHall(openGameHall);

interface Asked {
  readonly kind: 'debit' | 'credit' | 'rollback';
  readonly round: number;
  /** Few names, so that they are reused: for the same movement, for another, and for ones that never arrived. */
  readonly name: number;
  readonly of: number;
  readonly amount: number;
}

const anyAsked: fc.Arbitrary<Asked> = fc.record({
  kind: fc.constantFrom('debit', 'debit', 'credit', 'rollback'),
  round: fc.nat(2),
  name: fc.nat(7),
  of: fc.nat(7),
  amount: fc.constantFrom(5, 20, 45),
});

/** The expected result, computed without tables: null if the movement is refused. */
const houseOf = (cash: number) => {
  const known = new Map<number, { asked: Asked; balance: number }>();
  const rounds = new Map<number, { staked: number; isClosed: boolean }>();
  const takenBack = new Set<number>();
  const isSame = (one: Asked, other: Asked): boolean =>
    one.kind === other.kind &&
    one.round === other.round &&
    (one.kind === 'rollback' ? one.of === other.of : one.amount === other.amount);
  const change = ({ kind, round: at, name, of, amount }: Asked): number | null => {
    const round = rounds.get(at);
    if (kind === 'debit') {
      if (takenBack.has(name) || round?.isClosed || amount > cash) return null;
      rounds.set(at, { staked: (round?.staked ?? 0) + amount, isClosed: false });
      return 0 - amount;
    }
    if (kind === 'credit') {
      if (!round || round.isClosed || round.staked === 0) return null;
      rounds.set(at, { ...round, isClosed: true });
      return amount;
    }
    const stake = known.get(of)?.asked;
    if (takenBack.has(of)) return null;
    if (stake && (stake.kind !== 'debit' || stake.round !== at || !round || round.isClosed)) return null;
    takenBack.add(of);
    if (!stake || !round) return 0;
    rounds.set(at, { ...round, staked: round.staked - stake.amount });
    return stake.amount;
  };
  return {
    hear: (asked: Asked): number | null => {
      const before = known.get(asked.name);
      if (before) return isSame(before.asked, asked) ? before.balance : null;
      const moved = change(asked);
      if (moved === null) return null;
      cash += moved;
      known.set(asked.name, { asked, balance: cash });
      return cash;
    },
    atStake: () =>
      [...rounds.values()].reduce((sum, { staked, isClosed }) => sum + (isClosed ? 0 : staked), 0),
  };
};

describe('whatever a provider asks, in whatever order', () => {
  test('the wallet answers as the rules say, the stakes of open rounds are kept apart, and the books balance (trust I9, P15)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAsked, { minLength: 1, maxLength: 25 }), async (events) => {
        const session = await hall.opened(await hall.aPlayer(100));
        const names = Array.from({ length: 8 }, () => hall.aName());
        const house = houseOf(100);
        const before = await balanceOf(hall.db, HOUSE.openRounds);
        for (const asked of events) {
          const at = { round: `r${asked.round}`, transaction: names[asked.name] ?? '' };
          const answer =
            asked.kind === 'rollback'
              ? await hall.rollback(session, names[asked.of] ?? '', at)
              : await hall[asked.kind](session, asked.amount, at);
          const balance: Cents | null = answer.ok ? answer.value.balance : null;
          const expected = house.hear(asked);
          expect([asked, balance]).toEqual([asked, expected === null ? null : kes(expected)]);
        }
        expect((await balanceOf(hall.db, HOUSE.openRounds)) - before).toBe(kes(house.atStake()));
        expect(await hall.books()).toEqual({ total: 0, drifting: [] });
      }),
      { numRuns: 30 },
    );
  });

  test('asked by 8 at once, in many names and a few, the books balance and no wallet goes below zero', async () => {
    const seats = await Promise.all(
      Array.from({ length: 4 }, async () => hall.opened(await hall.aPlayer(60))),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyAsked, { minLength: 16, maxLength: 32 }), async (events) => {
        const names = Array.from({ length: 8 }, () => hall.aName());
        const answers = await Promise.all(
          events.map((asked, at) => {
            const session = seats[at % seats.length] ?? '';
            const named = { round: `${names[0]}.${asked.round}`, transaction: names[asked.name] ?? '' };
            return asked.kind === 'rollback'
              ? hall.rollback(session, names[asked.of] ?? '', named)
              : hall[asked.kind](session, asked.amount, named);
          }),
        );
        for (const answer of answers) if (answer.ok) expect(answer.value.balance).toBeGreaterThanOrEqual(0);
        expect(await hall.books()).toEqual({ total: 0, drifting: [] });
      }),
      { numRuns: 15 },
    );
  });
});
