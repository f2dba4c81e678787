import { afterAll, beforeAll, expect, test } from 'vitest';
import { kes, type JackpotId, type Pick } from '@kipenga/betting-core';
import type { PlacedPick } from '@kipenga/contracts';
import { jackpotById } from '../../src/jackpots/index.ts';
import { balanceOf, checkBooks, fundOf } from '../../src/ledger/index.ts';
import { withPlatform, type TestPlatform } from '../with-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await withPlatform();
});
afterAll(() => platform.dispose());

const openOffer = async (type: string): Promise<JackpotId> => {
  const offers = await platform.call('getOfferedJackpots', {});
  const offer = offers.find((one) => one.type === type && one.phase === 'open');
  if (!offer) throw new Error(`no ${type} is open`);
  return offer.id;
};

const post = async (url: string, payload: object): Promise<void> => {
  const reply = await platform.app.inject({ method: 'POST', url, payload });
  expect(reply.statusCode).toBe(200);
};

test('a jackpot is played, sealed, settled and paid, and the next one takes what rolls over (D80, D82)', async () => {
  const customer = await platform.customer({ deposit: 98 });
  const id = await openOffer('midweek');
  const { matches } = await platform.call('getJackpot', { jackpotId: id });
  const picks = matches.map(({ id: matchId, position, homeTeam, awayTeam }): PlacedPick => {
    const pick: Pick = position === 1 ? ['home', 'away'] : ['home'];
    return { matchId, position, homeTeam, awayTeam, pick };
  });
  const { profileId, token } = customer;
  const ticket = { profileId, picks, stake: kes(98), combinations: 2, jackpotType: 'midweek' };
  const placed = await platform.call('placeJackpotBet', ticket, { token, key: 'k' });
  const reference = placed.kind === 'placed' ? (placed.reference ?? '') : '';
  await expect(platform.call('getTicketProof', { reference }, { token })).rejects.toThrow('answered 404');
  for (const { feedMatchId } of matches)
    await post('/sandbox/season/result', { parent_match_id: feedMatchId, home: 2, away: 0 });
  const seal = await platform.call('getJackpotSeal', { jackpotId: id });
  expect(seal).toMatchObject({ tickets: 1, lines: 2, winners: [{ reference }] });
  expect(await platform.call('getTicketProof', { reference }, { token })).toMatchObject({ reference });
  // The fund: a guarantee of 1,000,000 and 26.13. One line all right, one with one wrong.
  const jackpot = await platform.call('getJackpot', { jackpotId: id });
  expect(jackpot).toMatchObject({ phase: 'settled', fund: { tickets: 1, lines: 2, total: 100_002_613 } });
  expect(jackpot.fund?.tiers.map(({ lines }) => lines)).toEqual([1, 1, 0]);
  expect(await platform.call('getBets', { profileId, from: null }, { token })).toMatchObject([
    { status: 'won' },
  ]);
  expect((await platform.call('getBalance', { profileId }, { token })).balance).toBe(kes(70_000));
  await post('/sandbox/season/advance', { minutes: 1 });
  const next = await openOffer('midweek');
  expect(next).not.toBe(id);
  const now = await jackpotById(platform.db, next, '2026-01-01T00:00:00Z' as never);
  expect(now?.fund).toMatchObject({ rolledIn: jackpot.fund?.rolledOver, guarantee: kes(1_000_000) });
  expect(await balanceOf(platform.db, fundOf(next))).toBe(now?.fund?.total);
  expect(await balanceOf(platform.db, fundOf(id))).toBe(0);
  await post('/sandbox/season/advance', { minutes: 60 * 24 });
  expect((await platform.call('getBalance', { profileId }, { token })).balance).toBeGreaterThan(kes(70_000));
  expect(await checkBooks(platform.db)).toEqual({ total: 0, drifting: [] });
});
