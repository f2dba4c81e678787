import { memoryIntents } from '@kipenga/api';
import type { FakeAnswers } from '@kipenga/api/testing';
import { betId, cents, instant, kes, outcomeId, type Bet } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { selectDialog } from '@kipenga/shell';
import { aProfile, testStore } from '@kipenga/shell/testing';
import { expect, test, vi } from 'vitest';
import {
  betslipRestored,
  betslipSlice,
  selectBetslip,
  selectStake,
  stakeSlice,
  waitingBetSlice,
} from './index.ts';
import { stakeTyped } from './stake.slice.ts';
import { betWaits, selectWaitingBet, waitSetAside, type WaitingBet } from './waiting-bet.slice.ts';
import { watchWaitingBet } from './watch-waiting-bet.ts';

const pick = aSelection({ outcomeId: outcomeId('o1') });
const profile = aProfile();
const waiting: WaitingBet = {
  profileId: profile.profileId,
  outcomeIds: [pick.outcomeId],
  stake: kes(49),
  knownBets: [betId('old')],
  balanceBefore: cents(0),
  sinceMs: Date.now(),
  isSetAside: false,
};
const bet = (id: string): Bet => ({
  id: betId(id),
  reference: 'R7',
  createdAt: instant('2026-11-21T12:00:00Z'),
  type: 'prematch',
  stake: kes(49),
  netPayout: kes(80),
  totalOdds: 2,
  status: 'open',
  badge: null,
});
const purse = (balance: number) => ({ balance: kes(balance), bonus: cents(0), freeBet: cents(0) });

function page(answers: FakeAnswers, intents = memoryIntents()) {
  const reducers = {
    betslip: betslipSlice.reducer,
    stake: stakeSlice.reducer,
    waitingBet: waitingBetSlice.reducer,
  };
  const { store, platform } = testStore<Record<keyof typeof reducers, unknown>>({
    answers,
    profile,
    reducers: reducers as never,
  });
  store.dispatch(betslipRestored({ type: 'prematch', selections: [pick] }));
  store.dispatch(stakeTyped('100'));
  const onPlaced = vi.fn<() => void>();
  const state = () => store.getState() as never;
  const start = () => watchWaitingBet(store as never, { intents }, { onPlaced, pollMs: 1 });
  return {
    store,
    platform,
    intents,
    onPlaced,
    start,
    slip: () => selectBetslip(state()).selections,
    stake: () => selectStake(state()).text,
    waits: () => selectWaitingBet(state()),
    looks: () => platform.calls.filter((call) => call.name === 'getBets').length,
  };
}

test('when the bet is there the slip is cleared, the stake starts again, and it is said (R4-14, R4-15, R8-10)', async () => {
  let bets = [bet('old')];
  const it = page({ getBets: () => bets, getBalance: purse(0) });
  const stop = await it.start();
  it.store.dispatch(betWaits(waiting));
  await vi.waitFor(() => expect(it.looks()).toBeGreaterThan(2));
  expect(it.slip()).toHaveLength(1);
  bets = [bet('new'), ...bets];
  await vi.waitFor(() => expect(it.waits()).toBeNull());
  expect(it.slip()).toEqual([]);
  expect(it.stake()).toBe('49');
  expect(it.onPlaced).toHaveBeenCalledOnce();
  expect(selectDialog(it.store.getState())).toMatchObject({
    tone: 'success',
    title: { id: 'sportsbook.place.success' },
  });
  await vi.waitFor(async () => expect(await it.intents.pending()).toEqual([]));
  stop();
});

test('a page loaded again waits on, so that the same picks are not placed twice (R4-15, D24)', async () => {
  const before = page({ getBets: [], getBalance: purse(0) });
  const stop = await before.start();
  before.store.dispatch(betWaits(waiting));
  await vi.waitFor(() => expect(before.looks()).toBeGreaterThan(1));
  stop();
  const after = page({ getBets: [bet('new')], getBalance: purse(0) }, before.intents);
  const stopAfter = await after.start();
  expect(after.waits()).toEqual(waiting);
  await vi.waitFor(() => expect(after.slip()).toEqual([]));
  stopAfter();
});

test('picks the customer wanted back are cleared too when they become a bet; other picks stay', async () => {
  const it = page({ getBets: [bet('new')], getBalance: purse(0) });
  const stop = await it.start();
  it.store.dispatch(betWaits(waiting));
  it.store.dispatch(waitSetAside());
  const other = aSelection({ outcomeId: outcomeId('o2') });
  it.store.dispatch(betslipRestored({ type: 'prematch', selections: [other] }));
  await vi.waitFor(() => expect(it.waits()).toBeNull());
  expect(it.slip()).toEqual([other]);
  stop();
});

test('money that came without its bet is said, and the slip stays (R4-15)', async () => {
  const it = page({ getBets: [bet('old')], getBalance: purse(49) });
  const stop = await it.start();
  it.store.dispatch(betWaits(waiting));
  await vi.waitFor(() => expect(it.waits()).toBeNull());
  expect(selectDialog(it.store.getState())).toMatchObject({ message: { id: 'sportsbook.place.notPlaced' } });
  expect(it.slip()).toHaveLength(1);
  stop();
});

test('another customer on this phone hears nothing of it', async () => {
  const it = page({ getBets: [bet('new')], getBalance: purse(0) });
  const stop = await it.start();
  it.store.dispatch(betWaits({ ...waiting, profileId: aProfile({ profileId: 'other' as never }).profileId }));
  await new Promise((resolve) => setTimeout(resolve, 20)); // many looks' time
  expect(it.platform.calls).toEqual([]);
  expect(it.slip()).toHaveLength(1);
  stop();
});
