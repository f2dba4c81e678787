import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  combinationOf,
  instant,
  kes,
  settleBet,
  type BetSystem,
  type MatchScore,
  type Selection,
  type SettledLeg,
} from '@kipenga/betting-core';
import { type HallCustomer } from '../../../test/betting-hall.ts';
import { aWholeMatch, resultAt, type WholeMatch } from '../../../test/whole-match.ts';
import { matchNumberOf, numberOf, recordBegan } from '../../sports/index.ts';
import { betDetail, betHistory } from '../../bet-history/index.ts';
import { currentLimits, taxRecordAt } from '../../house-rules/index.ts';
import { bonusOf, grantFreeBet, HOUSE, oldestGrant, post } from '../../ledger/index.ts';
import { withHall } from '../../../test/with-hall.ts';

const { base, hall } = await withHall();

const score = (home: number, away: number, halfHome = 0, halfAway = 0): MatchScore => ({
  home,
  away,
  halfHome,
  halfAway,
});
const cashOf = async (customer: HallCustomer): Promise<number> => (await hall.pots(customer)).cash;
const newest = async ({ profileId }: HallCustomer) => {
  const [bet] = await betHistory(base.db, profileId, { from: null, now: hall.clock.now() });
  if (!bet) throw new Error('there is no bet');
  return { ...bet, legs: (await betDetail(base.db, profileId, bet.id)) ?? [] };
};
const booksAreSound = async () => expect(await hall.books()).toEqual({ total: 0, drifting: [] });

describe('a combination (D101)', () => {
  test('is lost with its first wrong part, and paid at its price when all are right; My Bets tells each part', async () => {
    const match = await aWholeMatch(hall);
    const [customer, other] = [await hall.aCustomer(100), await hall.aCustomer(100)];
    const combined = await match.combined('18 over 2.5', '1 1');
    expect(combined).toMatchObject({ marketTypeId: '1 + 18', outcomeKey: '1 + over 2.5' });
    await hall.place(customer, [combined], kes(90));
    await hall.place(other, [await match.combined('1 1', '29 yes')], kes(90));
    expect(await newest(customer)).toMatchObject({
      status: 'open',
      totalOdds: combined.odds / 10,
      legs: [
        {
          parts: [
            { pick: '1', status: 'open', winningOutcome: null },
            { pick: 'Over 2.5', odds: match.pick('18 over 2.5').odds },
          ],
        },
      ],
    });
    await match.end(score(3, 0));
    // 80.00 after tax, the gain taxed at 20 %
    const gross = 8 * combined.odds;
    expect(await cashOf(customer)).toBe(kes(10) + gross - Math.round((gross - 8_000) / 5));
    const [leg] = (await newest(customer)).legs;
    expect(leg).toMatchObject({
      status: 'won',
      badge: null,
      fullTimeScore: '3:0',
      winningOutcome: '1 + Over 2.5',
      parts: [
        { marketTypeId: '1', outcomeKey: '1', status: 'won', winningOutcome: '1', badge: null },
        {
          marketTypeId: '18',
          outcomeKey: 'over 2.5',
          status: 'won',
          winningOutcome: 'Over 2.5',
          badge: null,
        },
      ],
    });
    expect(leg).not.toHaveProperty('oddsNow');
    expect(await newest(other)).toMatchObject({
      status: 'lost',
      legs: [{ status: 'lost', parts: [{ status: 'won' }, { status: 'lost', winningOutcome: 'No' }] }],
    });
    expect(await cashOf(other)).toBe(kes(10));
    await booksAreSound();
  });

  test('with a void part has the price the other had at placing; all void, the stake comes back with its tax (D12)', async () => {
    const match = await aWholeMatch(hall);
    const [customer, other] = [await hall.aCustomer(100), await hall.aCustomer(100)];
    const combined = await match.combined('11 1', '18 over 2.5');
    await hall.place(customer, [combined], kes(90));
    await hall.place(other, [combined], kes(90));
    await match.end(score(2, 2));
    const gross = 8 * match.pick('18 over 2.5').odds;
    expect(await cashOf(customer)).toBe(kes(10) + gross - Math.round((gross - 8_000) / 5));
    expect(await newest(customer)).toMatchObject({
      status: 'won',
      badge: 'half-void',
      legs: [
        {
          status: 'won',
          badge: 'half-void',
          odds: combined.odds,
          oddsNow: match.pick('18 over 2.5').odds,
          parts: [{ badge: null }, { badge: 'void', winningOutcome: 'void' }],
        },
      ],
    });
    // Another result makes it lost, void, and won with all its parts.
    await match.end(score(1, 1));
    expect(await newest(customer)).toMatchObject({ status: 'lost', badge: 'half-void' });
    expect(await cashOf(customer)).toBe(kes(10));
    await match.end('void');
    expect(await newest(customer)).toMatchObject({ badge: 'void', legs: [{ badge: 'void' }] });
    expect(await cashOf(customer)).toBe(kes(100));
    await match.end(score(3, 1));
    const won = 8 * combined.odds;
    for (const one of [customer, other])
      expect(await cashOf(one)).toBe(kes(10) + won - Math.round((won - 8_000) / 5));
    await booksAreSound();
  });

  test('on a match that had begun before it was placed is void with all its parts, whatever the score, and says why (D95)', async () => {
    const [match, customer] = [await aWholeMatch(hall), await hall.aCustomer(90)];
    await hall.place(customer, [await match.combined('1 1', '18 over 2.5')], kes(90));
    await base.db.transaction((sql) =>
      recordBegan(sql, {
        matchNumber: matchNumberOf(numberOf(match.feedMatchId)!),
        beganAt: instant('2026-11-21T05:00:00Z'),
        toldAt: hall.clock.now(),
      }),
    );
    await match.end(score(3, 0));
    expect(await cashOf(customer)).toBe(kes(90));
    expect(await newest(customer)).toMatchObject({
      badge: 'void',
      legs: [{ badge: 'void', voidReason: 'placed-late', parts: [{ badge: 'void' }, { badge: 'void' }] }],
    });
    await booksAreSound();
  });

  test('is one pick for the booster, for a system and its bankers, and for a free bet', async () => {
    const many = await Promise.all(Array.from({ length: 4 }, () => aWholeMatch(hall)));
    const customer = await hall.aCustomer(1_000);
    const combined = await Promise.all(many.map((match) => match.combined('1 1', '29 yes')));
    const five = [...combined, await hall.aPick(2)];
    const { netPayout } = await hall.asked(customer, five, kes(49));
    expect(await hall.place(customer, five, kes(49))).toMatchObject({ kind: 'placed', quote: { netPayout } });
    const [row] = await base.db.query('SELECT leg_count FROM bet WHERE profile_id = $1', [
      customer.profileId,
    ]);
    expect(row).toEqual({ leg_count: 5 });
    const lines: BetSystem = { sizes: [2, 3], bankers: [0] };
    expect(await hall.place(customer, combined.slice(0, 3), kes(49), { system: lines })).toMatchObject({
      quote: { system: { ...lines, lines: 3 } },
    });
    await grantFreeBet(base.db, {
      profileId: customer.profileId,
      grantId: 'gift',
      amount: kes(50),
      reason: 'refund',
      at: hall.clock.now(),
    });
    const [one, only] = [combined[0], many[0]];
    if (!one || !only) throw new Error('there is no match');
    expect(await hall.place(customer, [one], kes(50), { usesFreeBet: true })).toMatchObject({
      kind: 'placed',
    });
    await only.end('void');
    // Void: the free bet is there again.
    expect(await oldestGrant(base.db, customer.profileId, { lock: false })).toMatchObject({
      amount: kes(50),
    });
    await booksAreSound();
  });

  test('stands on the side of each of its parts: who bets against one releases no welcome bonus (D109)', async () => {
    const release = async (against: boolean): Promise<number> => {
      const [customer, match] = [await hall.aCustomer(1_000), await aWholeMatch(hall)];
      await post(base.db, {
        reference: `bonus:${customer.profileId}`,
        kind: 'welcome-bonus',
        profileId: customer.profileId,
        at: hall.clock.now(),
        postings: [{ from: HOUSE.promotions, to: bonusOf(customer.profileId), amount: kes(50) }],
      });
      await hall.place(customer, [await match.combined('1 1', '18 over 2.5')], kes(100));
      if (against) await hall.place(customer, [match.pick('18 under 2.5')], kes(20));
      await match.end(score(0, 1));
      return kes(50) - (await hall.pots(customer)).bonus;
    };
    expect(await release(false)).toBe(kes(10));
    expect(await release(true)).toBe(0);
  });
});

const anyScore = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ home: fc.nat(3), away: fc.nat(3), half: fc.tuple(fc.nat(3), fc.nat(3)) }),
  },
  { weight: 1, arbitrary: fc.constant('void' as const) },
);

const toScore = (
  drawn: { home: number; away: number; half: [number, number] } | 'void',
): MatchScore | 'void' =>
  drawn === 'void'
    ? 'void'
    : score(drawn.home, drawn.away, Math.min(drawn.half[0], drawn.home), Math.min(drawn.half[1], drawn.away));

interface Placed {
  readonly selection: Selection;
  readonly parts: readonly Selection[];
  readonly match: WholeMatch;
}

/** Some outcomes of a match as one pick; fewer of them where all together have no price. */
const placedOn = async (match: WholeMatch, wanted: readonly number[]): Promise<Placed> => {
  const parts = wanted.flatMap((at) => match.picks[at % match.picks.length] ?? []);
  for (let count = parts.length; count > 1; count -= 1) {
    const some = [...new Set(parts.slice(0, count))].toSorted((one, other) =>
      one.outcomeId < other.outcomeId ? -1 : 1,
    );
    const [first, ...others] = some;
    const quoted = some.length > 1 ? await match.quote(some) : null;
    if (quoted?.kind === 'priced' && first)
      return { selection: combinationOf([first, ...others], quoted.odds), parts: some, match };
  }
  const [single] = parts;
  if (!single) throw new Error('no outcome was drawn');
  return { selection: single, parts: [single], match };
};

/** The leg as it counts: lost with a lost part, and else at the price that the house asked for the parts that are not void, when it was placed. */
const legBy = async ({
  parts,
  selection,
  match,
}: Placed): Promise<(ended: MatchScore | 'void') => SettledLeg> => {
  const prices = new Map<number, number>();
  for (let set = 1; set < 2 ** parts.length; set += 1) {
    const some = parts.filter((_, at) => (set & (1 << at)) !== 0);
    const quoted = some.length > 1 ? await match.quote(some) : null;
    const odds = quoted === null ? some[0]?.odds : quoted.kind === 'priced' ? quoted.odds : undefined;
    if (odds === undefined) throw new Error('a part of a combination has no price');
    prices.set(set, odds);
  }
  expect(prices.get(2 ** parts.length - 1)).toBe(selection.odds);
  return (ended) => {
    const results = parts.map((part) => resultAt(part, ended));
    const left = results.reduce((set, result, at) => (result === 'void' ? set : set | (1 << at)), 0);
    const odds = (prices.get(left) ?? selection.odds) as SettledLeg['odds'];
    return { odds, result: results.includes('lost') ? 'lost' : left === 0 ? 'void' : 'won' };
  };
};

test('random slips of combinations, singles and systems pay what their legs make by hand, void parts and corrections too (D71, D101)', async () => {
  const [limits, taxRecord] = [
    await currentLimits(base.db),
    await taxRecordAt(base.db, hall.services.rulebook, hall.clock.now()),
  ];
  const counted = { combined: 0, partVoid: 0, won: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(500), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      fc.tuple(
        fc.array(anyScore, { minLength: 4, maxLength: 4 }),
        fc.array(anyScore, { minLength: 4, maxLength: 4 }),
      ),
      fc.boolean(),
      async (wanted, [first, last], isSystem) => {
        const customer = await hall.aCustomer(100);
        const placed: Placed[] = [];
        for (const picks of wanted) placed.push(await placedOn(await aWholeMatch(hall), picks));
        const settled = await Promise.all(placed.map(legBy));
        const system = isSystem && placed.length > 2 ? { system: { sizes: [1, 2], bankers: [] } } : {};
        const answer = await hall.place(
          customer,
          placed.map(({ selection }) => selection),
          kes(90),
          system,
        );
        expect(answer).toMatchObject({ kind: 'placed' });
        // A slip that is corrected after all of it was known: what counts is the last word of each.
        for (const scores of [first, last])
          for (const [at, { match }] of placed.entries()) await match.end(toScore(scores[at] ?? 'void'));
        const legs = placed.map((_, at) => settled[at]!(toScore(last[at] ?? 'void')));
        const ended = settleBet({ legs, ...system, stake: kes(90), limits, taxRecord, usesFreeBet: false });
        const paid =
          ended.status === 'won' ? ended.quote.netPayout : ended.status === 'void' ? ended.refund : 0;
        expect(await cashOf(customer)).toBe(kes(10) + paid);
        const bet = await newest(customer);
        expect(bet.status).toBe(ended.status === 'won' ? 'won' : 'lost');
        counted.combined += placed.filter(({ parts }) => parts.length > 1).length;
        counted.partVoid += bet.legs.filter(({ badge }) => badge === 'half-void').length;
        counted.won += Number(ended.status === 'won');
      },
    ),
    { numRuns: 25 },
  );
  expect(counted.combined).toBeGreaterThan(12);
  expect(counted.won).toBeGreaterThan(2);
  expect(counted.partVoid).toBeGreaterThan(0);
  await booksAreSound();
}, 120_000);
