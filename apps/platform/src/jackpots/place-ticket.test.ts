import { describe, expect, test } from 'vitest';
import { jackpotMatchId, kes, profileId, type Jackpot, type Pick } from '@kipenga/betting-core';
import type { PlaceBetAnswer, PlaceJackpotBetRequest } from '@kipenga/contracts';
import type { HallCustomer } from '../../test/betting-hall.ts';
import { openTicketHall } from '../../test/ticket-hall.ts';
import { connect } from '../database/index.ts';
import { keepSetting } from '../house-rules/index.ts';
import { balanceOf, balances, fundOf, HOUSE, walletLots } from '../ledger/index.ts';
import { ALL_BETTING, liftCause, matchNumberOf, numberOf, recordResult, suspend } from '../sports/index.ts';
import { systemRandom } from '../ports/index.ts';
import { passGate } from './offers.store.ts';
import { placeTicket } from './place-ticket.ts';
import { closeUnder } from './seal/seal-due-jackpots.ts';
import { sealTickets } from './seal/sealed-tickets.ts';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall(openTicketHall);

const DOUBLE: Pick = ['home', 'draw'];

const place = (customer: HallCustomer, asked: PlaceJackpotBetRequest, key: string | null = null) =>
  placeTicket(hall.services, { customer, key, asked });

const ticketsOf = async ({ id }: Jackpot): Promise<number> =>
  (
    await base.db.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM jackpot_ticket WHERE jackpot_id = $1',
      [id],
    )
  )[0]?.count ?? 0;

/** The code and the values of a refusal. */
const whyOf = (answer: PlaceBetAnswer): unknown =>
  answer.kind === 'refused' ? [answer.code, answer.reason?.values] : answer.kind;

describe('taking a ticket (R9-06, D80)', () => {
  test('its price is shared between the fund, the house and the tax; the offer counts it', async () => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(200)];
    const [house, tax] = [await balanceOf(base.db, HOUSE.jackpots), await balanceOf(base.db, HOUSE.stakeTax)];
    const answer = await place(customer, hall.ticket(customer, jackpot, [DOUBLE, ['away'], DOUBLE]));
    // 4 lines of 49: 196.00, after tax 174.22; 30 % of it is 52.27 (52.266).
    expect(answer).toMatchObject({
      kind: 'placed',
      reason: { code: 'ticket-placed', values: { lines: 4, stake: kes(196) } },
    });
    expect((await hall.read(jackpot.id)).fund).toMatchObject({
      tickets: 1,
      lines: 4,
      total: 105_227,
      prize: 84_181,
    });
    expect(await balanceOf(base.db, fundOf(jackpot.id))).toBe(105_227);
    expect(await balanceOf(base.db, HOUSE.jackpots)).toBe(house + 17_422 - 5_227);
    expect(await balanceOf(base.db, HOUSE.stakeTax)).toBe(tax + 19_600 - 17_422);
    expect((await hall.pots(customer)).cash).toBe(kes(4));
    const [one, two, three, four] = jackpot.matches.map(({ id }) => id);
    expect(
      await base.db.query('SELECT bet_string, salt FROM jackpot_ticket WHERE jackpot_id = $1', [jackpot.id]),
    ).toEqual([
      {
        bet_string: `${one}_1,X#${two}_2#${three}_1,X#${four}_1`,
        salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  test('the offer is found by its type and matches, also beside a closed one of the type (D89)', async () => {
    const closed = await hall.aJackpot({ type: 'evening' });
    await hall.close(closed);
    const open = await hall.aJackpot({ type: 'evening' });
    const customer = await hall.aCustomer(100);
    expect(whyOf(await place(customer, hall.ticket(customer, closed)))).toEqual([261, {}]);
    expect((await place(customer, hall.ticket(customer, open))).kind).toBe('placed');
    expect([await ticketsOf(closed), await ticketsOf(open)]).toEqual([0, 1]);
  });

  test('a deposit staked on a ticket is staked: the rest of it alone is not (D11)', async () => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(100)];
    await place(customer, hall.ticket(customer, jackpot));
    expect(await walletLots(base.db, customer.profileId)).toEqual([
      { isUnwageredDeposit: true, isTaxFree: false, left: kes(51) },
    ]);
  });
});

describe('what is refused, in words, without a cent moved (D04, D07, D65)', () => {
  type Change = (asked: PlaceJackpotBetRequest) => Partial<PlaceJackpotBetRequest>;
  const picksOf: (
    map: (picks: PlaceJackpotBetRequest['picks']) => PlaceJackpotBetRequest['picks'],
  ) => Change = (map) => (asked) => {
    const { betString: _, ...rest } = asked;
    return { ...rest, picks: map(asked.picks) };
  };
  const REFUSALS: readonly (readonly [string, Change, unknown])[] = [
    ['another customer', () => ({ profileId: profileId('1') }), [201, {}]],
    ['another slip than the bet string', ({ betString }) => ({ betString: `${betString}#1_1` }), [202, {}]],
    [
      'matches in another order',
      picksOf((picks) => picks.map((pick) => ({ ...pick, position: -pick.position }))),
      [202, {}],
    ],
    ['a type that has no such matches', () => ({ jackpotType: 'mega' }), [260, {}]],
    [
      'matches nobody offered',
      picksOf((picks) => picks.map((pick) => ({ ...pick, matchId: jackpotMatchId('none') }))),
      [260, {}],
    ],
    ['two matches without a pick', picksOf((picks) => picks.slice(2)), [262, { missing: 2 }]],
    ['a match twice', picksOf((picks) => [...picks, ...picks.slice(0, 1)]), [263, {}]],
    [
      'a match of another offer',
      picksOf((picks) => [{ ...picks[0]!, matchId: jackpotMatchId('7') }, ...picks.slice(1)]),
      [263, {}],
    ],
    [
      'three doubles of two',
      picksOf((picks) => picks.map((pick, at) => (at < 3 ? { ...pick, pick: DOUBLE } : pick))),
      [264, { maximum: 2 }],
    ],
    ['another price', ({ stake }) => ({ stake: kes(stake / 100 - 1) }), [265, { stake: kes(49) }]],
    ['other lines', () => ({ combinations: 2 }), [265, { stake: kes(49) }]],
  ];

  test.each(REFUSALS)('%s', async (_, change, why) => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(500)];
    const asked = hall.ticket(customer, jackpot);
    const changed = change(asked);
    const { betString: _left, ...withoutString } = asked;
    const sent = 'picks' in changed ? { ...withoutString, ...changed } : { ...asked, ...changed };
    expect(whyOf(await place(customer, sent))).toEqual(why);
    expect((await hall.pots(customer)).cash).toBe(kes(500));
    expect(await ticketsOf(jackpot)).toBe(0);
  });

  test('a short balance says by how much', async () => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(20)];
    expect(await place(customer, hall.ticket(customer, jackpot))).toMatchObject({
      kind: 'insufficient-funds',
      shortBy: kes(29),
    });
  });

  test('a ticket above the largest stake', async () => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(500)];
    await keepSetting(base.db, { name: 'max_stake', limit: '100' });
    const asked = hall.ticket(customer, jackpot, [DOUBLE, DOUBLE]);
    expect(await place(customer, asked)).toMatchObject({
      reason: { code: 'stake-too-high', values: { maximum: kes(100) } },
    });
    await keepSetting(base.db, { name: 'max_stake', limit: '20000' });
  });

  test('one after the first kick-off by the clock, whatever the offer still says', async () => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(500)];
    hall.clock.set('2026-11-21T12:00:00Z');
    expect(whyOf(await place(customer, hall.ticket(customer, jackpot)))).toEqual([261, {}]);
    hall.clock.set('2026-11-21T06:00:00Z');
  });

  test('one while a match of its board takes no bets, as a guard, a suspension or a silent feed leaves it; no longer (D97)', async () => {
    const picks = await hall.picks(4);
    const opened = await hall.openAny(hall.offer(picks.map(({ feedMatchId }) => feedMatchId)));
    if (!opened.ok) throw new Error('not opened');
    const [jackpot, customer] = [await hall.read(opened.value), await hall.aCustomer(49)];
    const [closed] = picks;
    const { homeTeam: home, awayTeam: away, marketTypeId } = closed!;
    const refusal = [266, { matches: [{ home, away }] }];
    await hall.reprice(closed!, null);
    expect(whyOf(await place(customer, hall.ticket(customer, jackpot)))).toEqual(refusal);
    await hall.reprice(closed!, 2);
    const matchNumber = matchNumberOf(numberOf(closed!.feedMatchId)!);
    for (const part of [{ matchNumber }, { matchNumber, marketTypeId }, {}]) {
      const whole = { ...ALL_BETTING, ...part };
      const said = { mendedBy: null, who: 'Achieng', why: 'a goal', since: hall.clock.now(), until: null };
      await base.db.transaction((sql) => suspend(sql, [{ ...whole, ...said, cause: 'house' }]));
      expect(whyOf(await place(customer, hall.ticket(customer, jackpot)))).toMatchObject(
        'matchNumber' in part ? refusal : [266, {}],
      );
      await base.db.transaction((sql) => liftCause(sql, 'house', whole));
    }
    expect(whyOf(await place(customer, hall.ticket(customer, jackpot)))).toBe('placed');
  });

  test('one under a key that served another', async () => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(500)];
    await place(customer, hall.ticket(customer, jackpot), 'k');
    const other = await place(customer, hall.ticket(customer, jackpot, [['away']]), 'k');
    expect(other).toMatchObject({ kind: 'refused', reason: { code: 'bet-key-reused' } });
  });
});

describe('at once (D24)', () => {
  test('64 requests with one key place one ticket and hear one answer', async () => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(500)];
    const asked = hall.ticket(customer, jackpot);
    const answers = await Promise.all(Array.from({ length: 64 }, () => place(customer, asked, 'same')));
    expect(answers[0]?.kind).toBe('placed');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await ticketsOf(jackpot)).toBe(1);
    expect((await hall.pots(customer)).cash).toBe(kes(451));
  });

  test('64 tickets on money for one: one is taken', async () => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(49)];
    const asked = hall.ticket(customer, jackpot);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) => place(customer, asked, `key ${at}`)),
    );
    expect(answers.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'insufficient-funds')).toHaveLength(63);
    expect(await ticketsOf(jackpot)).toBe(1);
  });

  test('closing counts every ticket that was taken, and none is taken after', async () => {
    const jackpot = await hall.aJackpot();
    const customers = await Promise.all(Array.from({ length: 40 }, () => hall.aCustomer(98)));
    const placing = (from: number, to: number) =>
      customers.slice(from, to).map((customer) => place(customer, hall.ticket(customer, jackpot, [DOUBLE])));
    const early = placing(0, 20);
    const closing = Promise.race(early).then(() => hall.close(jackpot));
    const answers = await Promise.all([...early, ...placing(20, 40)]);
    await closing;
    const taken = answers.filter(({ kind }) => kind === 'placed').length;
    expect(answers.filter((answer) => JSON.stringify(whyOf(answer)) === '[261,{}]')).toHaveLength(40 - taken);
    const { fund } = await hall.read(jackpot.id);
    expect(fund).toMatchObject({ tickets: taken, lines: 2 * taken });
    expect(fund?.total).toBe(kes(1_000) + taken * 2_613);
    expect(await balanceOf(base.db, fundOf(jackpot.id))).toBe(fund?.total);
    expect(await ticketsOf(jackpot)).toBe(taken);
    expect(taken).toBeGreaterThan(0);
  });

  test('who closes is let through before the tickets that come after: a rush of them cannot hold it up', async () => {
    const [jackpot, late] = [await hall.aJackpot(), await hall.aCustomer(49)];
    const { closing } = await base.db.transaction(async (sql) => {
      await passGate(sql, Number(jackpot.id), systemRandom); // a ticket that is being placed
      const close = hall.close(jackpot);
      await untilWaiting(base.owner);
      expect(whyOf(await place(late, hall.ticket(late, jackpot)))).toEqual([261, {}]);
      return { closing: close };
    });
    await closing;
  });

  test.each([
    ['ends', 1],
    ['is killed', 13],
  ] as const)(
    'whoever presses during a seal is told at once, and others are answered meanwhile; the seal %s (D82)',
    async (ending, taken) => {
      const [jackpot, early, other] = [
        await hall.aJackpot(),
        await hall.aCustomer(49),
        await hall.aCustomer(7),
      ];
      const pressing = await Promise.all(Array.from({ length: 12 }, () => hall.aCustomer(49)));
      await place(early, hall.ticket(early, jackpot));
      const process = connect(base.url, { connections: 4 });
      const press = async (key: string) =>
        Promise.all(
          pressing.map(async (customer) => {
            const asked = hall.ticket(customer, jackpot);
            return whyOf(await placeTicket({ ...hall.services, db: process }, { customer, key, asked }));
          }),
        );
      const seal = async () => {
        const tickets = await sealTickets(base.db, jackpot.id);
        return base.db.transaction((sql) => closeUnder(sql, jackpot.id, tickets, hall.clock.now()));
      };
      const closed = pressing.map(() => [261, {}]);
      try {
        const { sealing } = await base.db.transaction(async (sql) => {
          await sql.query('SELECT FROM jackpot WHERE jackpot_id = $1 FOR NO KEY UPDATE', [jackpot.id]);
          const ended = seal().then(
            () => 'ends',
            () => 'is killed',
          );
          const [sealer] = await untilWaiting(base.owner); // behind its gate, for the row
          const [answers, { cash }] = await Promise.all([
            press('during the seal'),
            balances(process, other.profileId),
          ]);
          expect([answers, cash]).toEqual([closed, kes(7)]);
          if (ending === 'is killed') await base.owner.query(`SELECT pg_terminate_backend(${sealer}, 30000)`);
          return { sealing: ended };
        });
        expect(await sealing).toBe(ending);
        expect(await press('during the seal')).toEqual(closed);
        expect(await press('after it')).toEqual(ending === 'ends' ? closed : pressing.map(() => 'placed'));
        if (ending === 'is killed') await seal();
      } finally {
        await process.close();
      }
      expect((await hall.read(jackpot.id)).fund).toMatchObject({ tickets: taken, lines: taken });
      expect(await ticketsOf(jackpot)).toBe(taken);
    },
  );

  test('a result before the first kick-off closes the counter', async () => {
    const [jackpot, customer] = [await hall.aJackpot(), await hall.aCustomer(49)];
    const last = jackpot.matches.at(-1)!;
    await base.db.transaction((sql) =>
      recordResult(
        sql,
        numberOf(last.feedMatchId)!,
        { home: 1, away: 0, halfHome: 0, halfAway: 0 },
        { at: hall.clock.now() },
      ),
    );
    expect(whyOf(await place(customer, hall.ticket(customer, jackpot)))).toEqual([261, {}]);
  });
});

test('after all of this the books add up, and each fund is its guarantee and its tickets', async () => {
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  const funds = await base.db.query<{ id: never; expected: number }>(
    `SELECT jackpot_id::text AS id, guarantee + COALESCE(contributed, 0)::bigint AS expected FROM jackpot
       LEFT JOIN (SELECT jackpot_id, sum(contribution) AS contributed FROM jackpot_ticket GROUP BY jackpot_id) AS paid USING (jackpot_id)`,
  );
  for (const { id, expected } of funds) expect(await balanceOf(base.db, fundOf(id))).toBe(expected);
});
