import { bettingApi, memoryIntents, type Intent, type PlaceBetRequest } from '@kipenga/api';
import { aBet, type FakeAnswers } from '@kipenga/api/testing';
import { offline } from '@kipenga/api/testing/platform';
import { betId, matchId, outcomeId } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { storedStakes } from '@kipenga/contracts/storage';
import { selectDialog } from '@kipenga/shell';
import { aProfile, testStore } from '@kipenga/shell/testing';
import { expect, test, vi } from 'vitest';
import {
  betslipRestored,
  betslipSlice,
  selectBetslip,
  selectStake,
  stakeSlice,
  stakeTyped,
} from '../slip/index.ts';
import { followSentBets } from './follow-sent-bets.ts';
import {
  askedAgain,
  betsSent,
  picksSetAside,
  selectIsOutOfReach,
  selectSentBets,
  sentBetsSlice,
} from './sent-bets.slice.ts';
import { sentBetsOf } from './sent-picks.ts';

const pick = aSelection({ outcomeId: outcomeId('o1') });
const profile = aProfile();
const bet = aBet({ profileId: profile.profileId, phone: profile.phone, selections: [pick] });
const placed: Intent = {
  state: 'placed',
  bet: { kind: 'placed', betId: betId('b1'), reference: 'R7', description: 'Bet R7 is placed' },
};
const waiting: Intent = { state: 'waiting', deposit: { kind: 'prompt-sent', description: '' } };
const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

/** The store of intents of a browser that has asked for a deposit with this bet, or has sent it and heard nothing. */
async function after(
  endpoint: 'depositAndBet' | 'placeBet',
  sent: PlaceBetRequest = bet,
  madeAtMs = Date.now(),
) {
  const intents = memoryIntents();
  const request = endpoint === 'placeBet' ? sent : { phone: sent.phone, amount: sent.stake, bet: sent };
  await intents.claim({ id: 'i1', key: 'k1', endpoint, request, madeAtMs });
  return intents;
}

function page(intents: ReturnType<typeof memoryIntents>, answers: FakeAnswers) {
  const reducers = {
    betslip: betslipSlice.reducer,
    stake: stakeSlice.reducer,
    sentBets: sentBetsSlice.reducer,
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
  const stop = followSentBets({ store: store as never, intents, onPlaced }, 1);
  return {
    store,
    platform,
    onPlaced,
    stop,
    slip: () => selectBetslip(state()).selections,
    stake: () => selectStake(state()).text,
    follows: () => selectSentBets(state()),
    isOutOfReach: () => selectIsOutOfReach(state()),
    said: () => selectDialog(store.getState()),
    looks: () => platform.calls.filter((call) => call.name === 'getIntent').length,
  };
}
const settled = (intents: ReturnType<typeof memoryIntents>) =>
  vi.waitFor(async () => expect(await intents.pending()).toEqual([]));

test('a bet waits for its deposit over a reload; placed, the slip is cleared and it is said (R4-14, R4-15, R8-10)', async () => {
  const intents = await after('depositAndBet');
  storedStakes.save(sessionStorage, {
    outcomeIds: ['o1'],
    text: '100',
    each: {},
    way: null,
    acceptOddsChange: 'any',
  });
  const it = page(intents, { getIntent: waiting });
  await vi.waitFor(() => expect(it.looks()).toBeGreaterThan(2));
  expect(it.follows()).toEqual([{ profileId: bet.profileId, picks: ['o1'], waitsFor: 'deposit' }]);
  expect(it.slip()).toHaveLength(1);
  it.platform.change({ getIntent: placed });
  await settled(intents);
  await vi.waitFor(() => expect(it.follows()).toEqual([]));
  expect(it.slip()).toEqual([]);
  expect(it.stake()).toBe('49');
  expect(storedStakes.load(sessionStorage).value, 'the same picks again begin at 49').toBeNull();
  expect(it.onPlaced).toHaveBeenCalledOnce();
  expect(it.said()).toMatchObject({ tone: 'success', message: 'Bet R7 is placed' });
  expect(it.platform.calls.some((call) => call.name === 'placeBet')).toBe(false);
  it.stop();
});

const other = aSelection({ matchId: matchId('m2'), outcomeId: outcomeId('o2') });
test.each([
  ['leaves the slip, the others stay', false, [other]],
  ['stays where it was wanted back for another bet', true, [pick, other]],
] as const)('a single that is found placed %s (R4-14)', async (_, isWanted, left) => {
  const intents = await after('depositAndBet');
  const it = page(intents, { getIntent: waiting });
  it.store.dispatch(betslipRestored({ type: 'prematch', selections: [pick, other] }));
  if (isWanted) it.store.dispatch(picksSetAside([[pick.outcomeId]]));
  it.platform.change({ getIntent: placed });
  await settled(intents);
  await vi.waitFor(() => expect(it.said()).not.toBeNull());
  expect([it.slip(), it.stake(), it.onPlaced.mock.calls.length]).toEqual([left, '100', 0]);
  it.stop();
});

test('other picks stay', async () => {
  const intents = await after('depositAndBet');
  const it = page(intents, { getIntent: waiting });
  const other = aSelection({ outcomeId: outcomeId('o2') });
  it.store.dispatch(betslipRestored({ type: 'prematch', selections: [other] }));
  it.platform.change({ getIntent: placed });
  await settled(intents);
  await vi.waitFor(() => expect(it.said()).not.toBeNull());
  expect(it.slip()).toEqual([other]);
  it.stop();
});

const refusedBet = { kind: 'refused', code: 7, description: 'Odds have moved' } as const;
test.each([
  ['depositAndBet', { state: 'refused', bet: refusedBet }, 'sportsbook.place.notPlaced'],
  ['depositAndBet', { ...waiting, state: 'refused' }, 'sportsbook.place.notPaid'],
] as const)('%s %j leaves the slip and says %s (R4-15)', async (endpoint, intent, id) => {
  const intents = await after(endpoint);
  const it = page(intents, { getIntent: intent });
  await settled(intents);
  await vi.waitFor(() => expect(it.said()).toMatchObject({ message: { id } }));
  expect(it.slip()).toHaveLength(1);
  it.stop();
});

test.each([
  ['placeBet', { state: 'refused', bet: refusedBet }, 'Odds have moved'],
  [
    'depositAndBet',
    { state: 'refused', deposit: { kind: 'refused', code: 403, description: 'You are on a break' } },
    'You are on a break',
  ],
] as const)(
  'a %s whose answer got lost is refused in the words of the platform',
  async (endpoint, intent, words) => {
    const intents = await after(endpoint);
    const it = page(intents, { getIntent: intent });
    await vi.waitFor(() => expect(it.said()).toMatchObject({ message: words }));
    it.stop();
  },
);

const otherBet = aBet({ ...bet, selections: [aSelection({ outcomeId: outcomeId('o2') })] });
const alsoAfter = (intents: ReturnType<typeof memoryIntents>) =>
  intents.claim({ id: 'i2', key: 'k2', endpoint: 'placeBet', request: otherBet, madeAtMs: Date.now() });

test('over a reload no picks are free while the platform is asked, about all of them at once', async () => {
  const intents = await after('placeBet');
  await alsoAfter(intents);
  const it = page(intents, { getIntent: () => new Promise<Intent>(() => {}) });
  await vi.waitFor(() => expect(it.looks()).toBe(2));
  expect(it.follows()).toEqual([bet, otherBet].flatMap((one) => sentBetsOf({ bet: one }, 'answer')));
  it.stop();
});

test('a bet that is sent while the platform is asked about another stays', async () => {
  const intents = await after('depositAndBet');
  const asked = Promise.withResolvers<Intent>();
  const it = page(intents, { getIntent: () => asked.promise });
  await vi.waitFor(() => expect(it.looks()).toBe(1));
  await alsoAfter(intents);
  const sent = sentBetsOf({ bet: otherBet }, 'answer');
  it.store.dispatch(betsSent(sent));
  const followed: unknown[] = [];
  it.store.subscribe(() => followed.push(it.follows()));
  asked.resolve(waiting);
  await vi.waitFor(() => expect(it.looks()).toBeGreaterThan(3));
  for (const follows of followed) expect(follows).toEqual(expect.arrayContaining([...sent]));
  it.stop();
});

test('what has not arrived keeps its key for a while, and is then forgotten without a word (D24)', async () => {
  const [lately, longAgo] = [await after('placeBet'), await after('placeBet', bet, minutesAgo(11))];
  const first = page(lately, { getIntent: { state: 'unknown' } });
  const second = page(longAgo, { getIntent: { state: 'unknown' } });
  await settled(longAgo);
  await vi.waitFor(() => expect(first.looks()).toBe(1));
  expect(await lately.pending()).toHaveLength(1);
  expect([first.said(), second.said(), first.follows()]).toEqual([null, null, []]);
  first.stop();
  second.stop();
});

test.each(['onFocus', 'onOnline'] as const)(
  'an answer on its way comes through %s: nobody is told that the house is out of reach (R4-25, D48)',
  async (event) => {
    const answer = Promise.withResolvers<Intent>();
    const it = page(await after('placeBet', bet, minutesAgo(20)), { getIntent: () => answer.promise });
    await vi.waitFor(() => expect(it.looks()).toBe(1));
    it.store.dispatch(bettingApi.internalActions[event]());
    answer.resolve(placed);
    await vi.waitFor(() => expect(it.isOutOfReach() || it.said() !== null).toBe(true));
    expect(it.isOutOfReach()).toBe(false);
    it.stop();
  },
);

test('out of reach is shown, and asked again at once when the customer wishes', async () => {
  const intents = await after('placeBet', bet, minutesAgo(20)); // too old for polling
  const it = page(intents, { getIntent: offline });
  await vi.waitFor(() => expect(it.isOutOfReach()).toBe(true));
  it.platform.change({ getIntent: placed });
  it.store.dispatch(askedAgain());
  await settled(intents);
  it.stop();
});

test.each([
  ['a tab that is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a window that is chosen beside another', () => window.dispatchEvent(new Event('focus'))],
])('%s asks at once', async (_, isChosen) => {
  const intents = memoryIntents();
  const it = page(intents, { getIntent: placed });
  const [sent] = await (await after('depositAndBet')).pending();
  if (sent) await intents.claim(sent);
  isChosen();
  await settled(intents);
  expect(it.looks()).toBe(1);
  it.stop();
});

test('another customer on this phone hears nothing of it', async () => {
  const intents = await after('depositAndBet', { ...bet, profileId: 'other' as never });
  const it = page(intents, { getIntent: placed });
  const lookedThrough = vi.spyOn(intents, 'pending');
  it.store.dispatch(askedAgain());
  await vi.waitFor(() => expect(lookedThrough).toHaveBeenCalled());
  await lookedThrough.mock.results[0]?.value;
  expect(it.platform.calls).toEqual([]);
  expect(await intents.pending()).toHaveLength(1);
  it.stop();
});
