import { describe, expect, test } from 'vitest';
import { kes, type BetLimits } from '@kipenga/betting-core';
import { endpoints, printReply } from '@kipenga/contracts';
import { ownDatabase } from '../../test/with-database.ts';
import { currentLimits } from './rules-in-force.ts';
import { keepSetting } from './house-rules.store.ts';

const base = await ownDatabase();

const listed = (limits: BetLimits): ReadonlyMap<string, unknown> => {
  const pairs: readonly { name: string; limit: unknown }[] = JSON.parse(
    printReply(endpoints.getLimits, limits),
  );
  return new Map(pairs.map(({ name, limit }) => [name, limit]));
};

describe('the limits list (R7-15, R9-01)', () => {
  test('starts with the numbers of the house and its booster', async () => {
    const list = listed(await currentLimits(base.db));
    const expected = {
      max_bet_possible_win: 500_000,
      max_daily_payout: 70_000,
      max_deposit: 70_000,
      min_withdrawal: 20,
      max_withdrawal: 250_000,
      max_selections: 50,
      boost_rate: 1.05,
      boost_min_count: 5,
      boost_max: 3,
      boost_min_odds: 1.3,
    };
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, list.get(name)]))).toEqual(expected);
    expect(await currentLimits(base.db)).toMatchObject({ minStake: kes(20), maxStake: kes(20_000) });
  });

  test('says what an operator set instead', async () => {
    await keepSetting(base.db, { name: 'max_bet_possible_win', limit: '1000000' });
    expect(listed(await currentLimits(base.db)).get('max_bet_possible_win')).toBe(1_000_000);
    expect(await currentLimits(base.db)).toMatchObject({ maxPayout: kes(1_000_000) });
  });

  test.each(['', 'none', '-1', '1e9'])(
    'keeps the house’s number where the setting cannot be read: "%s" (D02)',
    async (limit) => {
      await keepSetting(base.db, { name: 'max_daily_payout', limit: limit || ' ' });
      expect(await currentLimits(base.db)).toMatchObject({ maxDailyPayout: kes(70_000) });
    },
  );

  test('switches a booster off that cannot be read (D02)', async () => {
    await keepSetting(base.db, { name: 'boost_rate', limit: '2' });
    expect(await currentLimits(base.db)).toMatchObject({ booster: null });
    expect(listed(await currentLimits(base.db)).has('boost_rate')).toBe(false);
  });
});
