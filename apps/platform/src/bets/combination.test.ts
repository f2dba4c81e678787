import { describe, expect, test } from 'vitest';
import {
  combinationOf,
  kes,
  oddsFromThousandths,
  outcomeId,
  outcomeKey,
  type Selection,
} from '@kipenga/betting-core';
import type { CombinationAnswer } from '@kipenga/contracts';
import { counting } from '../../test/counting.ts';
import { inTurn } from '../../test/guarded.ts';
import { aWholeMatch, type WholeMatch } from '../../test/whole-match.ts';
import { bookBetslip, openBooking } from '../booking/index.ts';
import { systemRandom } from '../ports/index.ts';
import { numberOf } from '../sports/index.ts';
import { wordsIn } from '../wording/index.ts';
import { quoteCombination } from './combination.ts';
import { placeBet } from './place-bet.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall();

const reasonIn = (answer: CombinationAnswer, language: 'en' | 'sw'): string => {
  if (answer.kind !== 'refused' || !answer.reason) throw new Error('it was not refused with a reason');
  expect(answer.description).toBe(wordsIn('en', answer.reason));
  return wordsIn(language, answer.reason);
};
const quoted = (match: WholeMatch, ...names: readonly string[]) => match.quote(names.map(match.pick));

describe('picks of one match', () => {
  test('have one price that says its working, whatever their order, and are told at that of the house alone (D101, D114)', async () => {
    const match = await aWholeMatch(hall);
    const answer = await quoted(match, '18 over 2.5', '1 1');
    const [one, two] = [match.pick('1 1'), match.pick('18 over 2.5')];
    if (answer.kind === 'refused') throw new Error(answer.description);
    expect(answer.outcomeId).toBe(`${one.outcomeId}+${two.outcomeId}`);
    expect(await quoted(match, '1 1', '18 over 2.5')).toEqual(answer);
    const price = answer.odds / 1_000;
    expect(answer.multipliedOdds).toBeCloseTo((one.odds * two.odds) / 1e6, 3);
    // A home win and goals help each other: fair is below what multiplying gives, and our price below that.
    expect(price).toBeLessThan(answer.trueOdds);
    expect(answer.trueOdds).toBeLessThan(answer.multipliedOdds);
    expect(answer.marginPercent).toBeCloseTo(100 * (answer.trueOdds / price - 1), 2);
    expect(answer.marginPercent).toBeLessThan(1.5 * 8);
  });

  test.each([
    [['1 1'], 'combination-too-few', /2/, /2/],
    [['1 1', '1 1'], 'combination-too-few', /2/, /2/],
    [
      ['1 1', '29 yes', '18 over 2.5', '18-1.5 over 1.5', '20-0.5 over 0.5', '68-0.5 over 0.5', '26 odd'],
      'combination-too-many',
      /6/,
      /6/,
    ],
    [['29 no', '1 1', '1 X'], 'combination-impossible', /Home \d+, Draw: no result/, /Home \d+, .*hakuna/],
    [
      ['18 over 2.5', '18-1.5 over 1.5'],
      'combination-implied',
      /Over 1.5 goals adds nothing.*Over 2.5/,
      /1\.5/,
    ],
    [
      ['60 1', '18 over 2.5', '1 1'],
      'combination-halves',
      /Home \d+, First half: Home \d+: a result/,
      /mapumziko/,
    ],
    [['47 1/1', '18 over 2.5'], 'combination-halves', /Half-time Home/, /mapumziko/],
    [['45 3-3', '68-1.5 under 1.5', '26 even'], 'combination-implied', /even|Even/, /./],
    [['45 2-3', '68-0.5 under 0.5', '60 X'], 'combination-implied', /./, /./],
    [['45 0-3', '68-1.5 over 1.5'], 'combination-too-long', /501/, /501/],
  ])('%j are refused as %s, in words that name those in the way', async (names, code, english, swahili) => {
    const match = await aWholeMatch(hall, { model: { lambdaHome: 2.6, lambdaAway: 0.6, theta: 1.02 } });
    const answer = await quoted(match, ...names);
    expect(answer).toMatchObject({ kind: 'refused', code: 214, reason: { code } });
    expect(reasonIn(answer, 'en')).toMatch(english);
    expect(reasonIn(answer, 'sw')).toMatch(swahili);
  });

  test('are refused where the match, one of them, or what it is fitted to is not open', async () => {
    const match = await aWholeMatch(hall);
    const other = await aWholeMatch(hall);
    const pair = [match.pick('1 1'), match.pick('29 yes')];
    const codeOf = async (picks: readonly Selection[]) => {
      const answer = await match.quote(picks);
      return answer.kind === 'refused' ? answer.reason?.code : 'priced';
    };
    expect(await codeOf(pair)).toBe('priced');
    expect(await codeOf([match.pick('1 1'), other.pick('29 yes')])).toBe('outcome-unknown');
    expect(await codeOf([...pair, { ...match.pick('1 1'), outcomeId: outcomeId('77') }])).toBe(
      'outcome-unknown',
    );
    const ids = { feedMatchId: other.feedMatchId, outcomeIds: pair.map((pick) => pick.outcomeId) };
    expect(await quoteCombination(base.db, ids, hall.clock.now())).toMatchObject({
      reason: { code: 'outcome-unknown' },
    });
    // A price that is better than its chance in the match is a mistake of somebody, and is not built on.
    await hall.reprice(match.pick('26 odd'), 4);
    const off = await match.quote([match.pick('1 1'), match.pick('26 odd')]);
    expect(off).toMatchObject({
      reason: { code: 'combination-price-off', values: { pick: [{ outcomeKey: 'odd' }] } },
    });
    expect(reasonIn(off, 'sw')).toMatch(/hatuna odds/);
    await hall.reprice(match.pick('18 under 2.5'), null);
    expect(await codeOf(pair)).toBe('combination-unoffered');
    await hall.reprice(match.pick('29 yes'), null);
    expect(await codeOf(pair)).toBe('outcome-suspended');
    const begun = await aWholeMatch(hall, { startsAt: '2026-11-21T05:00:00Z' });
    expect(await quoted(begun, '1 1', '29 yes')).toMatchObject({
      code: 241,
      reason: { code: 'match-started' },
    });
  });
});

describe('a combination at the counter', () => {
  test('is priced again: as many statements as a single, its own price whatever the client says, one of a match (D07)', async () => {
    const [match, customer] = [await aWholeMatch(hall), await hall.aCustomer(1_000)];
    const combined = await match.combined('1 1', '29 yes');
    const statementsOf = async (pick: Selection): Promise<number> => {
      const { db, statements } = counting(base.db);
      const asked = await hall.asked(customer, [pick], kes(49));
      const answer = await placeBet({ ...hall.services, db }, { customer, key: pick.outcomeId, asked });
      expect(answer.kind).toBe('placed');
      return statements();
    };
    expect(await statementsOf(combined)).toBe(await statementsOf(match.pick('1 1')));

    const dearer = { ...combined, odds: oddsFromThousandths(combined.odds + 500) };
    expect(await hall.place(customer, [dearer], kes(49), { acceptOddsChange: 'none' })).toMatchObject({
      code: 243,
      reason: { code: 'odds-changed' },
      currentOdds: [{ outcomeId: combined.outcomeId, odds: combined.odds }],
    });
    expect(await hall.place(customer, [combined, match.pick('18 over 2.5')], kes(49))).toMatchObject({
      reason: { code: 'same-match-twice' },
    });
    for (const [change, code] of [
      [{ outcomeId: outcomeId(combined.outcomeId.split('+').toReversed().join('+')) }, 'outcome-unknown'],
      [
        { outcomeId: outcomeId(`${match.pick('1 1').outcomeId}+${match.pick('1 1').outcomeId}`) },
        'outcome-unknown',
      ],
      [{ outcomeKey: outcomeKey('1 + no') }, 'pick-mislabelled'],
    ] as const)
      expect(await hall.place(customer, [{ ...combined, ...change }], kes(49))).toMatchObject({
        reason: { code },
      });
    const nonsense = combinationOf([match.pick('1 1'), match.pick('1 X')], oddsFromThousandths(9_000));
    const refused = await hall.place(customer, [nonsense], kes(49));
    expect(refused).toMatchObject({ code: 214, reason: { code: 'combination-impossible' } });
    await hall.reprice(match.pick('18 over 2.5'), null);
    expect(await hall.place(customer, [combined], kes(49))).toMatchObject({
      code: 214,
      reason: { code: 'combination-unoffered' },
    });
    await hall.reprice(match.pick('29 yes'), null);
    expect(await hall.place(customer, [combined], kes(49))).toMatchObject({ code: 242 });
    expect(await hall.countBets(customer)).toBe(2);
    expect(await hall.pots(customer)).toMatchObject({ cash: kes(1_000 - 98) });
  });

  test('has what its parts brought together in any set at placing among its terms, which nothing changes', async () => {
    const [match, customer] = [await aWholeMatch(hall), await hall.aCustomer(100)];
    const combined = await match.combined('11 1', '18-1.5 over 1.5', '29 no');
    await hall.place(customer, [combined], kes(49));
    const [leg] = await base.db.query<{ combination: { parts: object[]; partOdds: number[] } }>(
      'SELECT combination FROM bet_leg WHERE profile_id = $1',
      [customer.profileId],
    );
    expect(leg?.combination.parts).toHaveLength(3);
    expect(leg?.combination.partOdds).toHaveLength(7);
    expect(leg?.combination.partOdds[6]).toBe(combined.odds);
    const pair = await match.quote(['29 no', '18-1.5 over 1.5'].map(match.pick));
    expect(pair).toMatchObject({ odds: leg?.combination.partOdds[2] });
    await expect(
      base.db.query(`UPDATE bet_leg SET combination = '{}' WHERE profile_id = $1`, [customer.profileId]),
    ).rejects.toThrow('final');
    for (const results of ['null', '[]', '{}'])
      await expect(
        base.db.query('UPDATE bet_leg SET part_results = $2 WHERE profile_id = $1', [
          customer.profileId,
          results,
        ]),
      ).rejects.toThrow(/bet_leg_combination_is_whole|cannot get array length/);
  });

  test('is booked and opened as one pick, at its price of now (R1-09)', async () => {
    const [match, single] = [await aWholeMatch(hall), await hall.aPick(2)];
    const combined = await match.combined('1 1', '29 yes');
    const booked = await bookBetslip({ db: base.db, random: systemRandom }, { picks: [combined, single] });
    if (!booked.ok) throw new Error(booked.reason.kind);
    const { label: _, ...shown } = combined;
    const open = () => openBooking(base.db, booked.value, hall.clock.now());
    expect(await open()).toMatchObject({ selections: [shown, { outcomeId: single.outcomeId }], missing: [] });
    await hall.reprice(match.pick('29 yes'), null);
    expect(await open()).toMatchObject({ missing: [{ outcomeId: combined.outcomeId, hasStarted: false }] });
    const nobodys = { ...combined, outcomeId: outcomeId(`${combined.outcomeId}+77`) };
    expect(await bookBetslip({ db: base.db, random: systemRandom }, { picks: [nobodys] })).toMatchObject({
      reason: { kind: 'outcome-unknown' },
    });
  });

  test('is taken at no price that has gone, a price it is only reckoned from moving before each statement in turn (D07, D45)', async () => {
    const ends = new Set<string>();
    for (let at = 1, wasReached = true; wasReached; at += 1) {
      const [match, customer] = [await aWholeMatch(hall), await hall.aCustomer(50)];
      const asked = await hall.asked(customer, [await match.combined('1 1', '29 yes')], kes(50), {
        acceptOddsChange: 'none',
      });
      const behind = match.pick('18 over 2.5');
      let [statements, isWritten] = [0, false];
      wasReached = false;
      const step = async (): Promise<void> => {
        statements += 1;
        if (statements !== at) return;
        wasReached = true;
        const written = base.db.transaction(async (sql) => {
          await sql.query('SELECT FROM outcome WHERE outcome_id = $1 FOR NO KEY UPDATE NOWAIT', [
            numberOf(behind.outcomeId),
          ]);
          await sql.query(
            'UPDATE outcome SET odds = odds - 300, price_version = price_version + 1 WHERE outcome_id = $1',
            [numberOf(behind.outcomeId)],
          );
        });
        isWritten = await written.then(
          () => true,
          () => false,
        );
      };
      const db: typeof base.db = {
        ...base.db,
        transaction: (work) =>
          base.db.transaction(async (sql) => {
            const query: typeof sql.query = async (text, values) => {
              await step();
              return sql.query(text, values);
            };
            const value = await work(inTurn({ query }));
            await step();
            return value;
          }),
      };
      const answer = await placeBet({ ...hall.services, db }, { customer, key: 'races', asked });
      if (wasReached) expect(answer.kind).toBe(isWritten ? 'refused' : 'placed');
      if (wasReached) ends.add(answer.kind);
    }
    expect([...ends].toSorted()).toEqual(['placed', 'refused']);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });
});
