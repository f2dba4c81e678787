import { instant, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { betDetail } from '../../src/bet-history/index.ts';
import type { Database } from '../../src/database/index.ts';
import { sealDueJackpots } from '../../src/jackpots/seal/seal-due-jackpots.ts';
import { matchNumberOf, numberOf, startMatches, recordBegan, recordStart } from '../../src/sports/index.ts';
import { dyingAfter } from '../dying-after.ts';
import { settleHouse, type Piece } from '../../src/payouts/index.ts';
import { endClaims, settleNow } from '../settle-now.ts';
import { openJackpotHall, type Offer, type PlacedTicket } from './jackpot-hall.ts';
import { withHall } from '../with-hall.ts';

const { base, hall } = await withHall(openJackpotHall);

/** A moment of the day on which all matches start at twelve. */
const at = (time: string): string => `2026-11-21T${time}:00Z`;
const NEXT_WEEK = '2026-11-28T12:00:00Z';

type Told = string | null | { readonly began: string };

/** Announces a start of an offer's first match, as a feed does at this moment. */
const tell = (offer: Offer, told: Told): Promise<boolean> =>
  base.db.transaction((sql) => {
    const about = {
      matchNumber: matchNumberOf(numberOf(offer.feedMatchIds[0]!)!),
      toldAt: hall.clock.now(),
    };
    return told !== null && typeof told !== 'string'
      ? recordBegan(sql, { ...about, beganAt: instant(told.began) })
      : recordStart(sql, { ...about, startsAt: told === null ? null : instant(told) });
  });

/** One look of the board, as far as jackpots are concerned. */
const look = async (now: string, db: Database = base.db): Promise<void> => {
  hall.clock.set(now);
  await sealDueJackpots(db, hall.clock.now());
  await startMatches(db, hall.clock.now());
  await endClaims(base.db);
  await settleNow(db, hall.clock);
};

const opened = async () => {
  hall.clock.set(at('06:00'));
  const [offer, customer] = [await hall.open({ betAmount: kes(9) }), await hall.aCustomer(100)];
  // This ticket is wrong on the first match, and right on the others.
  return { offer, customer, ticket: await hall.place(customer, offer, ['2', '1', '1', '1']) };
};
const statusOf = async (ticket: PlacedTicket) => (await hall.ticketRow(ticket))?.status;
const noticesOf = async ({ profileId }: PlacedTicket): Promise<readonly string[]> =>
  (
    await base.db.query<{ kind: string }>('SELECT kind FROM notice WHERE profile_id = $1 ORDER BY number', [
      profileId,
    ])
  ).map(({ kind }) => kind);

describe('a match of a jackpot that is (R9-08, D81)', () => {
  test.each<[string, readonly (readonly [string, Told])[], 'void' | 'counts', boolean]>([
    ['moved by a week after the closing', [[at('13:00'), NEXT_WEEK]], 'void', false],
    ['moved by a week while tickets are sold', [[at('09:00'), NEXT_WEEK]], 'void', false],
    ['postponed for 24 hours', [[at('11:00'), null]], 'void', true],
    ['moved by a few hours', [[at('11:00'), at('20:00')]], 'counts', true],
    ['begun on time', [[at('12:05'), { began: at('12:00') }]], 'counts', false],
    ['begun before the last ticket', [[at('12:05'), { began: at('10:00') }]], 'void', false],
    [
      'begun before the first kick-off, after the last ticket',
      [[at('12:05'), { began: at('11:59') }]],
      'counts',
      false,
    ],
  ])('%s: one verdict for all its tickets', async (_, steps, becomes, isToldPostponed) => {
    const { offer, customer, ticket } = await opened();
    hall.clock.set(at('10:00'));
    const isOpen = steps.every(([when]) => when > at('10:00'));
    if (isOpen) await hall.place(await hall.aCustomer(100), offer, ['1', '1', '1', '1']);
    for (const [when, told] of steps) {
      hall.clock.set(when);
      await tell(offer, told);
      await look(when);
    }
    await look('2026-11-22T12:00:00Z');
    await hall.results(offer, '-111');
    await look('2026-11-22T12:30:00Z');
    if (becomes === 'counts') {
      expect(await statusOf(ticket)).toBe('open');
      await hall.results(offer, '1');
      await look('2026-11-22T13:00:00Z');
    }
    expect((await hall.offerRow(offer))?.state).toBe('settled');
    const [first] = (await betDetail(base.db, customer.profileId, ticket.betId as never)) ?? [];
    const won = await hall.ticketRow(ticket);
    if (becomes === 'void') {
      expect(won?.status).toBe('won');
      expect(first).toMatchObject({ status: 'won', badge: 'void' });
      // Later events of the match pay nobody again and take nothing back.
      const paid = (await hall.pots(customer)).cash;
      await hall.results(offer, '1');
      await look('2026-11-29T12:00:00Z');
      expect([(await hall.pots(customer)).cash, await hall.ticketRow(ticket)]).toEqual([paid, won]);
    } else expect(first).toMatchObject({ status: 'lost', badge: null });
    const told = (await noticesOf(ticket)).filter((kind) => kind.startsWith('ticket-pick'));
    expect(told).toEqual([
      ...(isToldPostponed ? ['ticket-pick-postponed'] : []),
      ...(becomes === 'void' ? ['ticket-pick-void'] : []),
    ]);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  });
});

test('a match by which a jackpot could not be judged is judged again once another match settles it (R9-08, D81)', async () => {
  const { offer, ticket } = await opened();
  hall.clock.set(at('11:00'));
  await tell(offer, null);
  await look(at('11:00'));
  await base.owner.query(
    `CREATE FUNCTION refuse_void() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'this match cannot be judged'; END $$`,
  );
  await base.owner.query(
    `CREATE TRIGGER refuse_void BEFORE UPDATE ON jackpot_match FOR EACH ROW EXECUTE FUNCTION refuse_void()`,
  );
  hall.clock.set('2026-11-22T12:00:00Z');
  await sealDueJackpots(base.db, hall.clock.now());
  const aside: Piece[] = [];
  const settling = settleHouse({
    db: base.db,
    clock: hall.clock,
    tickSeconds: 0,
    onFailure: (what, error) => {
      throw new Error(what, { cause: error });
    },
    onSetAside: (piece) => void aside.push(piece),
  });
  await settling.settleAll();
  const [feedMatchId] = offer.feedMatchIds;
  expect(aside).toEqual([{ kind: 'jackpot', jackpotId: offer.id, feedMatchId }]);
  await base.owner.query('DROP TRIGGER refuse_void ON jackpot_match');
  await hall.results(offer, '-111');
  await look('2026-11-22T12:30:00Z');
  expect([(await hall.offerRow(offer))?.state, await statusOf(ticket)]).toEqual(['settled', 'won']);
  expect(await base.db.query('SELECT 1 FROM settlement_set_aside')).toEqual([]);
});

test('an offer with a pick that is void takes no more tickets; one whose match is only put off does (R9-08, D88)', async () => {
  const [moved, putOff] = [(await opened()).offer, (await opened()).offer];
  hall.clock.set(at('09:00'));
  await tell(moved, NEXT_WEEK);
  await tell(putOff, at('18:00'));
  await look(at('09:00'));
  expect([(await hall.offerRow(moved))?.state, (await hall.offerRow(putOff))?.state]).toEqual([
    'closed',
    'open',
  ]);
});

test('a process that is killed at any statement leaves the verdict, its money and its notices to the next (R9-08)', async () => {
  let cuts = 0;
  for (let wasCut = true; wasCut; cuts += 7) {
    const { offer, customer, ticket } = await opened();
    await hall.results(offer, '-111');
    await look(at('12:00'));
    hall.clock.set(at('13:00'));
    await tell(offer, NEXT_WEEK);
    wasCut = await look(at('13:00'), dyingAfter(base.db, cuts)).then(
      () => false,
      () => true,
    );
    await look(at('13:00'));
    expect(await statusOf(ticket)).toBe('won');
    expect((await hall.pots(customer)).cash).toBe(
      kes(100) - ticket.stake + ((await hall.ticketRow(ticket))?.netPayout ?? 0),
    );
    expect(await noticesOf(ticket)).toEqual(['ticket-pick-void', 'ticket-won']);
  }
  expect(cuts).toBeGreaterThan(20);
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});
