import { describe, expect, test } from 'vitest';
import { kes, type JackpotMatch } from '@kipenga/betting-core';
import type { HallCustomer } from '../../test/betting-hall.ts';
import { openTicketHall } from '../../test/ticket-hall.ts';
import { placeTicket } from '../jackpots/index.ts';
import { numberOf, recordResult } from '../sports/index.ts';
import { betDetail, betHistory } from './bet-history.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall(openTicketHall);

const history = (customer: HallCustomer, from: number | null = null) =>
  betHistory(base.db, customer.profileId, { from, now: hall.clock.now() });

const end = (match: JackpotMatch | undefined, goals: readonly [number, number] | 'void') => {
  if (match === undefined) throw new Error('no such match');
  const score = goals === 'void' ? goals : { home: goals[0], away: goals[1], halfHome: 0, halfAway: 0 };
  return base.db.transaction((sql) =>
    recordResult(sql, numberOf(match.feedMatchId)!, score, { at: hall.clock.now() }),
  );
};

describe('jackpot tickets in My Bets (R2-52, R2-53)', () => {
  test('stand among the bets, newest first, and since a day; what one won is told, and what was void (D43)', async () => {
    const [customer, jackpot] = [await hall.aCustomer(500), await hall.aJackpot()];
    const place = (key: string) =>
      placeTicket(hall.services, { customer, key, asked: hall.ticket(customer, jackpot) });
    await place('first');
    hall.clock.set('2026-11-21T07:00:00Z');
    await hall.place(customer, [await hall.aPick(2)], kes(20));
    hall.clock.set('2026-11-21T08:00:00Z');
    await place('second');
    const { id: jackpotId, name: jackpotName } = jackpot;
    expect(await history(customer)).toMatchObject([
      { type: 'jackpot', stake: kes(49), jackpotId, jackpotName },
      { type: 'prematch', stake: kes(20), jackpotId: null, jackpotName: null },
      { type: 'jackpot', stake: kes(49), jackpotId, jackpotName },
    ]);
    await base.db.query(
      `UPDATE jackpot_ticket SET settled_at = $2, status = CASE WHEN placed_at = $2 THEN 'void' ELSE 'won' END, net_payout = 7700
       WHERE profile_id = $1`,
      [customer.profileId, hall.clock.now()],
    );
    expect(await history(customer)).toMatchObject([
      { status: 'lost', badge: 'void' },
      { status: 'open' },
      { status: 'won', badge: null, netPayout: kes(77) },
    ]);
    hall.clock.set('2026-11-22T08:00:00Z');
    expect(await history(customer, 0)).toEqual([]);
    const open = { from: null, isOpenOnly: true, now: hall.clock.now() };
    expect(await betHistory(base.db, customer.profileId, open)).toMatchObject([
      { type: 'prematch', status: 'open' },
    ]);
    hall.clock.set('2026-11-21T06:00:00Z');
  });

  test('their matches tell by position what was picked and what came in; to nobody but the owner (D23)', async () => {
    const [customer, stranger] = [await hall.aCustomer(500), await hall.aCustomer(0)];
    const jackpot = await hall.aJackpot();
    const asked = hall.ticket(customer, jackpot, [['home', 'draw'], ['away'], ['away'], ['draw']]);
    const answer = await placeTicket(hall.services, { customer, key: null, asked });
    const betId = answer.kind === 'placed' ? answer.betId : null;
    if (betId === null) throw new Error('not placed');
    const [one, two, three] = jackpot.matches;
    await end(one, [1, 1]);
    await end(two, [3, 1]);
    await end(three, 'void');
    const none = { fullTimeScore: null, winningOutcome: null };
    expect(await betDetail(base.db, customer.profileId, betId)).toMatchObject([
      { pick: '1,X', status: 'won', badge: null, fullTimeScore: '1:1', winningOutcome: 'X', odds: null },
      { pick: '2', status: 'lost', badge: null, fullTimeScore: '3:1', winningOutcome: '1' },
      { pick: '2', status: 'won', badge: 'void', fullTimeScore: null, winningOutcome: 'void' },
      { pick: 'X', status: 'open', badge: null, ...none },
    ]);
    expect(await betDetail(base.db, stranger.profileId, betId)).toBeNull();
  });
});
