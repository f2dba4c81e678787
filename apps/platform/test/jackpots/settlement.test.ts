import {
  betId,
  cents,
  checkProof,
  instant,
  instantFromMs,
  kes,
  toMs,
  type Cents,
  type Instant,
} from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { callOff } from '../../src/jackpots/index.ts';
import { offerOf } from '../../src/jackpots/offers.store.ts';
import { jackpotSealOf } from '../../src/jackpots/seal/jackpot-seal-of.ts';
import { sealDueJackpots } from '../../src/jackpots/seal/seal-due-jackpots.ts';
import { sha256 } from '../../src/jackpots/seal/sha256.ts';
import { settleTicketAlone } from '../../src/payouts/tickets/settle-tickets.ts';
import { rollAlone, settleTicketsOf } from '../../src/payouts/tickets/settle-jackpots.ts';
import type { Sql } from '../../src/database/index.ts';
import type { HallCustomer } from '../betting-hall.ts';
import { numberOf, takeResultBack, type MatchEnding } from '../../src/sports/index.ts';
import { askToTryAgain, countSettlement, piecesToTryAgain, type Piece } from '../../src/payouts/index.ts';
import { releaseDueHolds, settleJackpotsOf, sweepJackpots, throwIt } from '../settle-now.ts';
import { openJackpotHall, type Offer, type PlacedTicket } from './jackpot-hall.ts';
import { failingAt } from '../power-cut.ts';
import { putManyTickets } from './many-tickets.ts';
import { slipIn } from './slip-in.ts';
import { withHall } from '../with-hall.ts';

const { base, hall } = await withHall(openJackpotHall);

const KICK_OFF = instant('2026-11-21T12:00:00Z');
/** Eight of nine shillings a line are the stake, of which 2.40 go into the fund. */
const NINE = kes(9);

interface Held {
  readonly customer: HallCustomer;
  readonly ticket: PlacedTicket;
}

const enter = async (offer: Offer, picks: string, { cash = 1_000, limit = 70_000 } = {}): Promise<Held> => {
  const customer = await hall.aCustomer(cash);
  return { customer, ticket: await hall.place(customer, offer, picks.split(' '), kes(limit)) };
};

/** Stores results and settles match by match, as the board does. */
const end = async (offer: Offer, signs: string): Promise<void> => {
  await sealDueJackpots(base.db, KICK_OFF);
  await hall.results(offer, signs);
  for (const [at, feed] of offer.feedMatchIds.entries())
    if ((signs[at] ?? '-') !== '-') await settleJackpotsOf(base.db, feed, hall.clock.now());
};

const became = async ({ customer, ticket }: Held) => {
  const [row, pots] = [await hall.ticketRow(ticket), await hall.pots(customer)];
  return [row?.status, row?.netPayout, pots.cash, pots.payoutHold];
};

const owedBy = async ({ customer }: Held): Promise<Cents> =>
  (
    await base.db.query<{ owed: Cents }>('SELECT owed FROM customer_debt WHERE profile_id = $1', [
      customer.profileId,
    ])
  )[0]?.owed ?? cents(0);

const told = async ({ ticket }: Held): Promise<readonly string[]> =>
  (
    await base.db.query<{ said: string }>(
      `SELECT kind || CASE WHEN is_correction THEN ' corrected' ELSE '' END AS said FROM notice
       WHERE profile_id = $1 AND bet_id = $2 ORDER BY number`,
      [ticket.profileId, ticket.betId],
    )
  ).map(({ said }) => said);

const booksAreRight = async () => expect(await hall.books()).toEqual({ total: 0, drifting: [] });

test('a jackpot of many tickets is sealed and counted in slices that hold nothing, and again where a result is corrected meanwhile (D71, D82)', async () => {
  const offer = await hall.open({ betAmount: kes(49) });
  await putManyTickets(base.owner, hall, offer, 2_500);
  await hall.results(offer, '1X21');
  const parts = { db: base.db, now: () => hall.clock.now(), onSetAside: throwIt };
  const slices = settleTicketsOf(parts, offer.feedMatchIds[0]!);
  const held: number[] = [];
  for (let isDecided = false; !isDecided;) {
    const { value } = await slices.next();
    isDecided = value?.decided === true;
    const open = await base.owner.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
         AND backend_type = 'client backend'`,
    );
    held.push(open.length);
    if (held.length === 3) await hall.results(offer, '2');
  }
  // Three pages each: sealed, counted, counted again, and decided.
  expect(held).toEqual([0, 0, 0, 0, 0, 0, 0]);
  for await (const _ of slices);
  const [verdict] = await base.db.query(
    'SELECT results, version, is_done FROM jackpot_verdict WHERE jackpot_id = $1',
    [offer.id],
  );
  expect(verdict).toEqual({ results: '2X21', version: 1, is_done: true });
  expect(await hall.offerRow(offer)).toMatchObject({ state: 'settled', tickets: 2_500 });
  await booksAreRight();
});

describe('a jackpot whose matches have all ended', () => {
  test('shares its fund between the lines of its tiers, doubles line by line, taxed by ticket (D65, D80)', async () => {
    const offer = await hall.open({ betAmount: NINE });
    const all = await enter(offer, '1 1 1 1');
    const one = await enter(offer, '1 1 1 X');
    const doubles = await enter(offer, '1,X 1,2 1 1');
    const none = await enter(offer, 'X X X X');
    await end(offer, '1111');
    // Fund 1016.80: 813.44 for two lines, 122.01 for three, 81.34 for one; a cent of rounding stays.
    expect(await became(all)).toEqual(['won', 326_98, kes(991) + 326_98, 0]);
    expect(await became(one)).toEqual(['won', 34_14, kes(991) + 34_14, 0]);
    expect(await became(doubles)).toEqual(['won', 461_92, kes(964) + 461_92, 0]);
    expect(await became(none)).toEqual(['lost', 0, kes(991), 0]);
    expect(await hall.fund(offer)).toBe(1);
    expect(await hall.offerRow(offer)).toMatchObject({ state: 'settled', fund: 1016_80 });
    await booksAreRight();
  });

  test('makes its winners known with proofs once all are paid, those with the most first (D82)', async () => {
    const offer = await hall.open({ betAmount: NINE });
    const small = await enter(offer, '1 1 1 X');
    const large = await enter(offer, '1 1 1 1');
    await enter(offer, 'X X X X');
    await end(offer, '1111');
    const seal = await jackpotSealOf(base.db, offer.id);
    expect(seal?.winners.map(({ reference }) => reference)).toEqual([
      large.ticket.reference,
      small.ticket.reference,
    ]);
    for (const winner of seal?.winners ?? []) expect(checkProof(winner, seal?.root ?? '', sha256)).toBe(true);
  });

  test('counts a void match as right for everybody, for both picks of a double (D65, D81, D89)', async () => {
    const offer = await hall.open({ betAmount: NINE });
    const single = await enter(offer, '2 1 1 1');
    const double = await enter(offer, '1,X 1 1 1');
    await end(offer, 'V111');
    // Fund 1007.20: 805.76 for three lines.
    expect(await became(single)).toEqual(['won', 268_58 - 52_12, kes(991) + 216_46, 0]);
    expect((await became(double)).slice(0, 2)).toEqual(['won', 2 * 268_58 - 104_23]);
    await booksAreRight();
  });

  test('is left alone while a result is missing, and when nothing is new', async () => {
    const offer = await hall.open();
    const ticket = await enter(offer, '1 1 1 1');
    await end(offer, '111-');
    expect((await became(ticket))[0]).toBe('open');
    await end(offer, '---1');
    expect((await became(ticket))[0]).toBe('won');
    for (const feed of offer.feedMatchIds)
      expect(await settleJackpotsOf(base.db, feed, hall.clock.now())).toEqual({ decided: 0, tickets: 0 });
  });

  test('pays nothing while its tickets are not those under its seal (D82)', async () => {
    const offer = await hall.open();
    const ticket = await enter(offer, '1 1 1 1');
    await sealDueJackpots(base.db, KICK_OFF);
    await slipIn(base.owner, hall, offer);
    await expect(end(offer, '1111')).rejects.toThrow('not those under its seal');
    expect((await became(ticket))[0]).toBe('open');
    expect(await hall.offerRow(offer)).toMatchObject({ state: 'closed' });
  });

  test('pays all others where one ticket cannot be paid, and that one once an operator asks', async () => {
    const offer = await hall.open({ betAmount: NINE });
    const entered: Held[] = [];
    for (let n = 0; n < 4; n += 1) entered.push(await enter(offer, '1 1 1 1'));
    const [broken, ...others] = entered;
    const { profileId, reference } = broken!.ticket;
    const id = betId(broken!.ticket.betId);
    await base.owner.query(
      `CREATE FUNCTION refuse_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'this ticket cannot be paid'; END $$`,
    );
    await base.owner.query(
      `CREATE TRIGGER refuse_it BEFORE INSERT ON settlement FOR EACH ROW WHEN (NEW.profile_id = '${profileId}') EXECUTE FUNCTION refuse_it()`,
    );
    await sealDueJackpots(base.db, KICK_OFF);
    await hall.results(offer, '1111');
    const setAside: Piece[] = [];
    for (const feed of offer.feedMatchIds)
      await settleJackpotsOf(base.db, feed, hall.clock.now(), (piece) => void setAside.push(piece));
    expect(setAside).toEqual([{ kind: 'ticket', profileId, betId: id }]);
    for (const other of others) expect((await became(other))[0]).toBe('won');
    expect((await became(broken!))[0]).toBe('open');
    await base.owner.query('DROP TRIGGER refuse_it ON settlement');
    expect(await askToTryAgain(base.db, reference)).toBe(true);
    expect(await piecesToTryAgain(base.db, 10)).toEqual([{ kind: 'ticket', profileId, betId: id }]);
    await settleTicketAlone(base.db, { profileId, betId: id }, hall.clock.now(), throwIt);
    expect(await became(broken!)).toEqual(await became(others[0]!));
    expect(await piecesToTryAgain(base.db, 10)).toEqual([]);
    await booksAreRight();
  });

  test('holds nobody up who shares its match with another that fails', async () => {
    const tampered = await hall.open();
    await sealDueJackpots(base.db, KICK_OFF);
    await slipIn(base.owner, hall, tampered);
    const other = await hall.open({ feedMatchIds: tampered.feedMatchIds });
    const ticket = await enter(other, '1 1 1 1');
    await hall.results(other, '1111');
    const setAside: Piece[] = [];
    const [feedMatchId] = other.feedMatchIds;
    await settleJackpotsOf(base.db, feedMatchId!, hall.clock.now(), (piece) => void setAside.push(piece));
    expect(setAside).toEqual([{ kind: 'jackpot', jackpotId: tampered.id, feedMatchId }]);
    expect((await became(ticket))[0]).toBe('won');
  });
});

test('a jackpot that cannot be finished holds up no other that a killed process left undone', async () => {
  const offers = [await hall.open({ betAmount: NINE }), await hall.open({ betAmount: NINE })];
  const tickets = [await enter(offers[0]!, '1 1 1 1'), await enter(offers[1]!, '1 1 1 1')];
  await base.owner.query(
    `CREATE FUNCTION stay_undone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'it stays undone'; END $$`,
  );
  const refuse = (when: string) =>
    base.owner.query(
      `CREATE OR REPLACE TRIGGER stay_undone BEFORE UPDATE ON jackpot_verdict FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION stay_undone()`,
    );
  await refuse('true');
  await sealDueJackpots(base.db, KICK_OFF);
  for (const offer of offers) {
    await hall.results(offer, '1111');
    await settleJackpotsOf(base.db, offer.feedMatchIds[3]!, hall.clock.now(), () => undefined);
  }
  await base.db.query('DELETE FROM settlement_set_aside');
  await refuse(`OLD.jackpot_id = ${offers[0]!.id}`);
  await expect(sweepJackpots(base.db, hall.clock.now())).rejects.toThrow('it stays undone');
  expect([(await became(tickets[0]!))[0], (await became(tickets[1]!))[0]]).toEqual(['open', 'won']);
  await base.owner.query('DROP TRIGGER stay_undone ON jackpot_verdict');
  await sweepJackpots(base.db, hall.clock.now());
  expect(await became(tickets[0]!)).toEqual(await became(tickets[1]!));
});

describe('a cancelled jackpot', () => {
  test('gives every stake back whole, tax too, and its guarantee goes on (D81, D89)', async () => {
    const offer = await hall.open({ type: 'cancelled', betAmount: NINE });
    const ticket = await enter(offer, '1,X 1 1 1');
    const next = await openNext(offer);
    await end(offer, 'VV--');
    expect(await became(ticket)).toEqual(['void', kes(18), kes(1_000), 0]);
    expect(await hall.fund(offer)).toBe(0);
    expect(await hall.offerRow(next)).toMatchObject({ rolledIn: kes(1_000) });
    expect(await hall.fund(next)).toBe(kes(2_000));
    await booksAreRight();
  });

  test('runs again when a correction takes a void away, and its stakes are in again (D71)', async () => {
    const offer = await hall.open({ type: 'revived', betAmount: NINE });
    const spent = await enter(offer, '1 1 1 1', { cash: 9 });
    const next = await openNext(offer);
    await end(offer, 'VV--');
    const other = await hall.open();
    await hall.place(spent.customer, { ...other, betAmount: NINE }, ['1', '1', '1', '1']);
    await end(offer, '1---');
    expect(await became(spent)).toEqual(['open', 0, 0, 0]);
    expect(await owedBy(spent)).toBe(kes(9));
    expect(await hall.fund(offer)).toBe(1_002_40);
    expect(await hall.offerRow(next)).toMatchObject({ rolledIn: 0 });
    await end(offer, '-111');
    // Fund 1002.40: 801.92 for one line, tax 158.78; nine of it are owed.
    expect(await became(spent)).toEqual(['won', 643_14, 634_14, 0]);
    expect(await owedBy(spent)).toBe(0);
    await booksAreRight();
  });
});

describe('what the end of a match moves on tickets', () => {
  const count = (offer: Offer, ending: MatchEnding) =>
    countSettlement({ db: base.db, now: () => hall.clock.now() }, offer.feedMatchIds[3]!, { ending });
  const worth = async (held: readonly Held[]): Promise<number> => {
    let all = 0;
    for (const one of held) {
      const { cash, payoutHold } = await hall.pots(one.customer);
      all += cash + payoutHold - (await owedBy(one));
    }
    return all;
  };
  const endsAs = (home: number, away: number) => ({ home, away, halfHome: 0, halfAway: 0 });

  test('is told of another start too: one that is too late ends the sale (D88, D95)', async () => {
    const offer = await hall.open({ betAmount: NINE });
    const now = () => hall.clock.now();
    const told = async (startsAt: Instant | null) => {
      const supposed = { ending: null, startsAt } as const;
      return (await countSettlement({ db: base.db, now }, offer.feedMatchIds[3]!, supposed)).jackpots;
    };
    expect(await told(null)).toMatchObject([{ comesTo: 'running', endsSale: false, awaited: 4 }]);
    expect(await told(instantFromMs(toMs(now()) + 30 * 24 * 3_600_000))).toMatchObject([
      { comesTo: 'running', endsSale: true, awaited: 3 },
    ]);
  });

  test('is counted before it is said, to the cent: decided, corrected with debts, taken back, cancelled (D71, D81)', async () => {
    const offer = await hall.open({ betAmount: NINE });
    const held = [
      await enter(offer, '1 1 1 1', { cash: 9 }),
      await enter(offer, '1 1 1 2', { limit: 100 }),
      await enter(offer, '1 1 1 1,2'),
      await enter(offer, '2 2 2 2'),
    ];
    await end(offer, '111-');
    const moves = async (ending: MatchEnding, sign: string) => {
      const { moved, jackpots } = await count(offer, ending);
      const before = await worth(held);
      const owed = (await Promise.all(held.map(owedBy))).reduce((sum, one) => sum + one, 0);
      if (ending === 'open') {
        await base.db.transaction((sql) =>
          takeResultBack(sql, numberOf(offer.feedMatchIds[3]!)!, hall.clock.now()),
        );
        await settleJackpotsOf(base.db, offer.feedMatchIds[3]!, hall.clock.now());
      } else await end(offer, `---${sign}`);
      expect((await worth(held)) - before).toBe(moved.paid - moved.takenBack);
      const owes = (await Promise.all(held.map(owedBy))).reduce((sum, one) => sum + one, 0);
      expect(Math.max(0, owes - owed)).toBe(moved.debt);
      await booksAreRight();
      return { moved, jackpot: jackpots[0] };
    };
    const first = await moves(endsAs(1, 0), '1');
    // All but the fourth are in a tier; the first and the third have a line of the highest.
    expect(first).toMatchObject({
      moved: { bets: 4, customers: 4, takenBack: 0, debtors: 0 },
      jackpot: { comesTo: 'settled', awaited: 0, tickets: 4, winning: 3 },
    });
    expect(
      first.jackpot?.winners.toSorted((one, other) => (one.reference < other.reference ? -1 : 1)),
    ).toEqual(
      await base.db.query(
        `SELECT profile_id AS "profileId", reference, net_payout AS net FROM jackpot_ticket WHERE jackpot_id = $1 AND status = 'won' ORDER BY reference COLLATE "C"`,
        [offer.id],
      ),
    );
    await hall.placeBet(held[0]!.customer, [await hall.aPick(2)], (await hall.pots(held[0]!.customer)).cash);
    const corrected = await moves(endsAs(0, 2), '2');
    // The double has the same worth with either result.
    expect(corrected).toMatchObject({ moved: { bets: 2, debtors: 1 }, jackpot: { winning: 3, tickets: 2 } });
    expect(corrected.moved.takenBack).toBeGreaterThan(0);
    expect((await moves('open', '-')).jackpot).toMatchObject({ comesTo: 'running', awaited: 1, tickets: 4 });
    // One of four may be void: a second cancels it.
    await hall.results(offer, 'V---');
    await settleJackpotsOf(base.db, offer.feedMatchIds[0]!, hall.clock.now());
    expect((await moves('void', 'V')).jackpot).toMatchObject({ comesTo: 'cancelled', tickets: 4 });
  });
});

describe('a jackpot that the house calls off', () => {
  const callItOff = (offer: Offer) => base.db.transaction((sql) => callOff(sql, offer.id, hall.clock.now()));

  test('gives every stake back once and tells each holder, whoever settles it and wherever they die; results change nothing after', async () => {
    const offer = await hall.open({ type: 'called-off', betAmount: NINE });
    const held = [await enter(offer, '1,X 1 1 1'), await enter(offer, '2 2 2 2', { cash: 9 })];
    expect(await callItOff(offer)).toMatchObject({ ok: true, value: { wasOpen: true } });
    expect(await callItOff(offer)).toEqual({ ok: false, reason: 'called-off' });
    for (let at = 1; ; at += 1) {
      const cut = failingAt(base.db, at);
      await sweepJackpots(cut.db, hall.clock.now()).catch(() => undefined);
      if (!cut.wasReached()) break;
      await booksAreRight();
    }
    const next = await openNext(offer);
    await Promise.all([1, 2].map(() => sweepJackpots(base.db, hall.clock.now())));
    await end(offer, '1111');
    expect(await became(held[0]!)).toEqual(['void', kes(18), kes(1_000), 0]);
    expect(await became(held[1]!)).toEqual(['void', kes(9), kes(9), 0]);
    for (const one of held) expect(await told(one)).toEqual(['ticket-void']);
    expect(await hall.offerRow(offer)).toMatchObject({ state: 'cancelled', tickets: 2 });
    expect([await hall.fund(offer), await hall.fund(next)]).toEqual([0, kes(2_000)]);
    await booksAreRight();
  });

  test('is called off while its matches run, and not once it is settled', async () => {
    const offer = await hall.open({ betAmount: NINE });
    const ticket = await enter(offer, '1 1 1 1');
    await end(offer, '1---');
    expect(await callItOff(offer)).toMatchObject({ ok: true, value: { wasOpen: false } });
    await end(offer, '-111');
    expect(await became(ticket)).toEqual(['void', kes(9), kes(1_000), 0]);
    const settled = await hall.open({ betAmount: NINE });
    await end(settled, '1111');
    expect(await callItOff(settled)).toEqual({ ok: false, reason: 'over' });
    await booksAreRight();
  });
});

describe('a corrected result', () => {
  test('takes back and pays again, both ways, as if only the last word had been said (D71)', async () => {
    const offer = await hall.open({ betAmount: NINE });
    const first = await enter(offer, '1 1 1 1');
    const second = await enter(offer, '1 1 1 2');
    const never = await enter(offer, '2 2 X X');
    const purses = async () => [await became(first), await became(second), await became(never)];
    await end(offer, '1111');
    const before = await purses();
    await end(offer, '---2');
    expect((await purses()).map(([status]) => status)).toEqual(['won', 'won', 'lost']);
    expect((await purses()).map(([, net]) => net)).toEqual([before[1]?.[1], before[0]?.[1], 0]);
    await end(offer, '---1');
    expect(await purses()).toEqual(before);
    await booksAreRight();
  });

  test('that is taken back opens every ticket again, and what rolled over is back (D96)', async () => {
    const offer = await hall.open({ type: 'reopened', betAmount: NINE });
    const [winner, loser] = [await enter(offer, '1 1 1 1'), await enter(offer, '2 2 X X')];
    const next = await openNext(offer);
    await end(offer, '1111');
    const reopened = numberOf(offer.feedMatchIds[0]!)!;
    expect(await base.db.transaction((sql) => takeResultBack(sql, reopened, KICK_OFF))).toBe(true);
    await settleJackpotsOf(base.db, offer.feedMatchIds[0]!, hall.clock.now());
    expect(await became(winner)).toEqual(['open', 0, kes(991), 0]);
    expect(await became(loser)).toEqual(['open', 0, kes(991), 0]);
    expect(await hall.offerRow(offer)).toMatchObject({ state: 'closed' });
    expect([await hall.fund(offer), await hall.fund(next)]).toEqual([1_004_80, kes(1_000)]);
    await end(offer, '2---');
    expect((await became(loser))[0]).toBe('lost');
    expect((await told(winner)).slice(0, 2)).toEqual(['ticket-won', 'ticket-reopened corrected']);
    expect(await told(loser)).toEqual(['ticket-lost', 'ticket-reopened corrected', 'ticket-lost']);
    expect(await hall.fund(offer)).toBe(0);
  });

  test('that takes back what was spent leaves a debt, paid from the next win (D71)', async () => {
    const offer = await hall.open({ betAmount: NINE });
    const winner = await enter(offer, '1 1 1 1', { cash: 9 });
    await end(offer, '1111');
    const won = (await became(winner))[1]!;
    const other = await hall.open({ betAmount: kes(90) });
    const again = await hall.place(winner.customer, other, ['1', '1', '1', '1']);
    await end(offer, '22--');
    // The first two matches end with away wins now: two right of four, the last tier.
    const [status, net, cash] = await became(winner);
    expect([status, cash]).toEqual(['won', 0]);
    expect(await owedBy(winner)).toBe(kes(90) - Number(net));
    await end(other, '1111');
    const second = (await hall.ticketRow(again))!.netPayout;
    expect(await became(winner)).toEqual(['won', net, Number(net) - kes(90) + second, 0]);
    expect(await owedBy(winner)).toBe(0);
    expect(Number(won)).toBeGreaterThan(kes(90));
    await booksAreRight();
  });

  test.each([['before it is paid'], ['after it is paid']])(
    'takes back what the day’s limit held, %s (D09)',
    async (when) => {
      const offer = await hall.open({ betAmount: NINE });
      const winner = await enter(offer, '1 1 1 1', { limit: 100 });
      await end(offer, '1111');
      expect(await became(winner)).toEqual(['won', 643_14, kes(991 + 100), 543_14]);
      hall.clock.set('2026-11-21T20:59:59Z');
      expect(await releaseDueHolds(base.db, hall.clock.now())).toBe(0);
      if (when === 'after it is paid') {
        hall.clock.set('2026-11-21T21:00:00Z'); // midnight in Nairobi
        const counts = await Promise.all([1, 2, 3].map(() => releaseDueHolds(base.db, hall.clock.now())));
        expect(counts.reduce((sum, count) => sum + count)).toBe(1);
        expect(await became(winner)).toEqual(['won', 643_14, kes(991) + 643_14, 0]);
      }
      hall.clock.set('2026-11-21T06:00:00Z');
      await end(offer, '2XX-');
      expect(await became(winner)).toEqual(['lost', 0, kes(991), 0]);
      await booksAreRight();
    },
  );
});

test('a win that a correction paid anew while its hold was released waits for its own day (D09, D71)', async () => {
  const offer = await hall.open({ betAmount: NINE });
  const winner = await enter(offer, '1 1 1 1', { limit: 50 });
  await end(offer, '1111');
  hall.clock.set('2026-11-21T21:00:00Z'); // midnight in Nairobi: the hold is due
  let isCorrected = false;
  const corrected = {
    ...base.db,
    transaction: async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
      if (!isCorrected) {
        isCorrected = true;
        await end(offer, '---X');
      }
      return base.db.transaction(work);
    },
  };
  await releaseDueHolds(corrected, hall.clock.now());
  const [status, , cash, held] = await became(winner);
  expect([status, cash]).toEqual(['won', kes(991 + 50)]);
  expect(held).toBeGreaterThan(0);
  hall.clock.set('2026-11-21T06:00:00Z');
  await booksAreRight();
});

test('tickets and bets share one limit of the day (D09, D80)', async () => {
  const offer = await hall.open({ betAmount: NINE });
  const pick = await hall.aPick(5);
  const winner = await enter(offer, '1 1 1 1', { cash: 20_000 });
  await hall.place(winner.customer, offer, ['X', 'X', 'X', 'X']);
  await hall.placeBet(winner.customer, [pick], kes(18_000)); // 67,200 net, by the rules of bets
  await hall.end(pick, 'won');
  const small = await hall.open({ betAmount: NINE, guarantee: kes(5_000) });
  const also = await hall.place(winner.customer, small, ['1', '1', '1', '1']);
  await end(small, '1111');
  const { cash, payoutHold } = await hall.pots(winner.customer);
  const net = (await hall.ticketRow(also))!.netPayout;
  expect(net).toBeGreaterThan(kes(2_800));
  expect(cash).toBe(kes(20_000 - 9 - 9 - 18_000 - 9 + 70_000));
  expect(payoutHold).toBe(net - kes(2_800));
});

/** Opens the next offer of a type: the one before takes no more tickets. */
const openNext = async (offer: Offer): Promise<Offer> => {
  await sealDueJackpots(base.db, KICK_OFF);
  return hall.open({ type: offer.type, betAmount: NINE, startsAt: instant('2026-11-28T12:00:00Z') });
};

test('a correction of two tickets of one customer holds no more than the day’s limit does, whichever is paid first (D108)', async () => {
  const offer = await hall.open({ betAmount: NINE });
  const first = await enter(offer, '1 1 1 1', { limit: 500 });
  const { customer } = first;
  const second = { customer, ticket: await hall.place(customer, offer, ['2', '1', '1', '1'], kes(500)) };
  await end(offer, '2111');
  const before = await became(first);
  for (const signs of ['1---', '2---', '1---']) {
    await end(offer, signs);
    // Each in turn has all right and the other one wrong: together above 500, of which the day pays 500.
    expect((await became(second))[2]).toBe(kes(1_000 - 9 - 9 + 500));
    expect((await became(first))[3]).toBe(before[3]);
  }
  await booksAreRight();
});

describe('what nobody won', () => {
  const rollover = async (offer: Offer) =>
    (
      await base.db.query<{ rollover: Cents; into: string | null }>(
        `SELECT rollover, rolled_into::text AS into FROM jackpot_verdict WHERE jackpot_id = $1 ORDER BY version DESC LIMIT 1`,
        [offer.id],
      )
    )[0];

  test('goes into the open offer of the type; a correction moves the difference while it is open (D80, D89)', async () => {
    const offer = await hall.open({ type: 'rolling', betAmount: NINE });
    await enter(offer, '1 1 1 X');
    const next = await openNext(offer);
    await end(offer, '1111');
    // Fund 1002.40: one wrong shares 120.28, the rest rolls over.
    expect(await rollover(offer)).toEqual({ rollover: 882_12, into: next.id });
    expect(await hall.offerRow(next)).toMatchObject({ rolledIn: 882_12 });
    await end(offer, '---X');
    expect(await rollover(offer)).toEqual({ rollover: 200_48, into: next.id });
    expect(await hall.offerRow(next)).toMatchObject({ rolledIn: 200_48 });
    expect([await hall.fund(offer), await hall.fund(next)]).toEqual([0, kes(1_000) + 200_48]);
    await booksAreRight();
  });

  test('is the house’s to correct once that offer has closed (D89)', async () => {
    const offer = await hall.open({ type: 'rolled', betAmount: NINE });
    await enter(offer, '1 1 1 X');
    const next = await openNext(offer);
    await end(offer, '1111');
    await sealDueJackpots(base.db, instant('2026-11-28T12:00:00Z'));
    await end(offer, '---X');
    expect(await hall.offerRow(next)).toMatchObject({ rolledIn: 882_12, fund: kes(1_000) + 882_12 });
    expect([await hall.fund(offer), await hall.fund(next)]).toEqual([0, kes(1_000) + 882_12]);
    await end(offer, '---1');
    expect([await hall.fund(offer), await hall.fund(next)]).toEqual([0, kes(1_000) + 882_12]);
    expect(await rollover(offer)).toEqual({ rollover: 882_12, into: next.id });
    await booksAreRight();
  });

  test('is told as it was taken, whatever a correction made of it once that offer had closed', async () => {
    const offer = await hall.open({ type: 'told', betAmount: NINE });
    await enter(offer, '1 1 1 X');
    const next = await openNext(offer);
    await end(offer, '1111');
    await sealDueJackpots(base.db, instant('2026-11-28T12:00:00Z'));
    await end(offer, '---X');
    expect(await offerOf(base.db, Number(offer.id))).toMatchObject({ rolledOver: 882_12 });
    expect(await offerOf(base.db, Number(next.id))).toMatchObject({ rolledIn: 882_12 });
  });

  test('waits in its fund while there is no next offer, and is taken once there is (D80)', async () => {
    const offer = await hall.open({ type: 'waiting', betAmount: NINE });
    await enter(offer, 'X X X X');
    await end(offer, '1111');
    expect(await rollover(offer)).toEqual({ rollover: 1_002_40, into: null });
    expect(await hall.fund(offer)).toBe(1_002_40);
    await sweepJackpots(base.db, hall.clock.now());
    const next = await openNext(offer);
    await Promise.all([1, 2, 3].map(() => sweepJackpots(base.db, hall.clock.now())));
    expect(await rollover(offer)).toEqual({ rollover: 1_002_40, into: next.id });
    expect(await hall.offerRow(next)).toMatchObject({ rolledIn: 1_002_40 });
    expect([await hall.fund(offer), await hall.fund(next)]).toEqual([0, kes(2_000) + 2_40]);
  });

  test('enters no offer that is called off and not sealed yet, but the next one (D81, D89)', async () => {
    const offer = await hall.open({ type: 'taker called off', betAmount: NINE });
    await enter(offer, '1 1 1 X');
    await end(offer, '1111');
    const next = await openNext(offer);
    await base.db.transaction((sql) => callOff(sql, next.id, hall.clock.now()));
    await rollAlone({ db: base.db, now: () => hall.clock.now(), onSetAside: throwIt }, offer.id);
    expect(await rollover(offer)).toEqual({ rollover: 882_12, into: null });
    await sweepJackpots(base.db, hall.clock.now());
    expect(await rollover(offer)).toEqual({ rollover: 882_12, into: null });
    const last = await openNext(offer);
    await sweepJackpots(base.db, hall.clock.now());
    expect(await hall.offerRow(next)).toMatchObject({ state: 'cancelled' });
    expect(await hall.offerRow(last)).toMatchObject({ rolledIn: kes(1_000) + 882_12 });
    const funds = [await hall.fund(offer), await hall.fund(next), await hall.fund(last)];
    expect(funds).toEqual([0, 0, kes(2_000) + 882_12]);
    await booksAreRight();
  });

  test('that cannot move is set aside, told once, and moves when an operator asks', async () => {
    const offer = await hall.open({ type: 'stuck', betAmount: NINE });
    await enter(offer, 'X X X X');
    await end(offer, '1111');
    const next = await openNext(offer);
    await base.owner.query(
      `CREATE FUNCTION refuse_rollover() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'this rollover cannot move'; END $$`,
    );
    await base.owner.query(
      `CREATE TRIGGER refuse_rollover BEFORE INSERT ON ledger_transfer FOR EACH ROW WHEN (NEW.kind = 'jackpot-rollover') EXECUTE FUNCTION refuse_rollover()`,
    );
    const told: Piece[] = [];
    const sweep = () => sweepJackpots(base.db, hall.clock.now(), (piece) => void told.push(piece));
    await sweep();
    await sweep();
    expect(told).toEqual([{ kind: 'rollover', jackpotId: offer.id }]);
    await base.owner.query('DROP TRIGGER refuse_rollover ON ledger_transfer');
    await sweep();
    expect(await rollover(offer)).toMatchObject({ into: null });
    expect(await askToTryAgain(base.db, offer.id)).toBe(true);
    expect(await piecesToTryAgain(base.db, 10)).toContainEqual({ kind: 'rollover', jackpotId: offer.id });
    await rollAlone({ db: base.db, now: () => hall.clock.now(), onSetAside: throwIt }, offer.id);
    expect(await rollover(offer)).toMatchObject({ into: next.id });
    expect(await piecesToTryAgain(base.db, 10)).not.toContainEqual({ kind: 'rollover', jackpotId: offer.id });
  });
});

describe('a settler that dies, and two at once', () => {
  const crowd = async (offer: Offer, count: number): Promise<readonly Held[]> => {
    const held = [];
    for (let at = 0; at < count; at += 1) held.push(await enter(offer, at % 4 === 3 ? '2 2 X X' : '1 1 1 1'));
    return held;
  };
  const statusCounts = async (offer: Offer) =>
    Object.fromEntries(
      (
        await base.db.query<{ status: string; count: number }>(
          'SELECT status, count(*)::int AS count FROM jackpot_ticket WHERE jackpot_id = $1 GROUP BY 1',
          [offer.id],
        )
      ).map(({ status, count }) => [status, count]),
    );

  test('the power is cut at every statement in turn: each time it goes on, and it ends right', async () => {
    const offer = await hall.open({ type: 'cut', betAmount: NINE });
    const [winner, loser] = [await enter(offer, '1 1 1 1', { limit: 100 }), await enter(offer, 'X X X X')];
    const next = await openNext(offer);
    await hall.results(offer, '1111');
    let at = 1;
    for (; ; at += 1) {
      const cut = failingAt(base.db, at);
      await settleJackpotsOf(cut.db, offer.feedMatchIds[0]!, hall.clock.now()).catch(() => undefined);
      if (!cut.wasReached()) break;
      await booksAreRight();
    }
    expect(at).toBeGreaterThan(10);
    // Fund 1004.80: 803.84 for one line, tax 159.17.
    expect(await became(winner)).toEqual(['won', 644_67, kes(991 + 100), 544_67]);
    expect((await became(loser))[0]).toBe('lost');
    expect([await hall.fund(offer), await hall.fund(next)]).toEqual([0, kes(1_000) + 200_96]);
  });

  test('one that died in the middle is taken over, and a correction in the middle begins again', async () => {
    const offer = await hall.open({ betAmount: NINE });
    await crowd(offer, 120);
    await sealDueJackpots(base.db, KICK_OFF);
    await hall.results(offer, '1111');
    // The second batch dies: each pays 40 winners and writes the losers between them.
    await settleJackpotsOf(failingAt(base.db, 300).db, offer.feedMatchIds[0]!, hall.clock.now()).catch(
      () => undefined,
    );
    const half = await statusCounts(offer);
    expect(half['open']).toBeGreaterThan(0);
    expect(half['won']).toBeGreaterThan(0);
    await hall.results(offer, '22XX');
    await settleJackpotsOf(base.db, offer.feedMatchIds[0]!, hall.clock.now());
    expect(await statusCounts(offer)).toEqual({ won: 30, lost: 90 });
    await booksAreRight();
    await hall.results(offer, '1111');
    await settleJackpotsOf(failingAt(base.db, 300).db, offer.feedMatchIds[0]!, hall.clock.now()).catch(
      () => undefined,
    );
    await sweepJackpots(base.db, hall.clock.now());
    expect(await statusCounts(offer)).toEqual({ won: 90, lost: 30 });
    await booksAreRight();
  });

  test('four settlers of four matches pay each ticket once', async () => {
    const offer = await hall.open({ betAmount: NINE });
    const held = await crowd(offer, 60);
    await sealDueJackpots(base.db, KICK_OFF);
    await hall.results(offer, '1111');
    const counts = await Promise.all(
      offer.feedMatchIds.map((feed) => settleJackpotsOf(base.db, feed, hall.clock.now())),
    );
    expect(counts.reduce((sum, { decided }) => sum + decided, 0)).toBe(1);
    expect(counts.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(60);
    expect(new Set((await Promise.all(held.map(became))).map(([status]) => status))).toEqual(
      new Set(['won', 'lost']),
    );
    expect(await statusCounts(offer)).toEqual({ won: 45, lost: 15 });
    for (const one of held) expect(await told(one)).toHaveLength(1);
    await booksAreRight();
  });
});
