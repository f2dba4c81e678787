import {
  emptyBetslip,
  kes,
  outcomeId,
  outcomeKey,
  oddsFromThousandths,
  matchId,
} from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { memoryStorage, testHost } from '@kipenga/shell/testing';
import { makeTransport } from '@kipenga/api';
import { describe, expect, test, vi } from 'vitest';
import { createSportsbookStore } from '../../store.ts';
import { pricedSlip } from './current-prices.ts';
import {
  betslipCleared,
  betslipRestored,
  persistBetslip,
  pickedOutcomeId,
  pricesAccepted,
  selectBetslip,
  selectionsAdded,
  selectionsRemoved,
  selectionToggled,
  selectStake,
} from './index.ts';
import { freeBetActivated, oddsChangeChosen, stakeReset, stakeTyped } from './stake.slice.ts';

const first = aSelection({ matchId: matchId('m1'), outcomeId: outcomeId('o1') });
const second = aSelection({ matchId: matchId('m2'), outcomeId: outcomeId('o2') });
const newStore = () => createSportsbookStore({ transport: makeTransport() });

describe('the slip', () => {
  test('adds, replaces within a match, and removes (R4-01)', () => {
    const store = newStore();
    store.dispatch(selectionToggled(first));
    const other = { ...first, outcomeKey: outcomeKey('X'), outcomeId: outcomeId('o1x') };
    store.dispatch(selectionToggled(other));
    expect(selectBetslip(store.getState()).selections).toEqual([other]);
    store.dispatch(selectionToggled(other));
    expect(selectBetslip(store.getState())).toEqual(emptyBetslip);
  });

  test('a tap made before hydration adds, and never takes off what is there', () => {
    const store = newStore();
    store.dispatch(betslipRestored({ type: 'prematch', selections: [first] }));
    store.dispatch(selectionsAdded([first, second]));
    expect(selectBetslip(store.getState()).selections).toEqual([first, second]);
  });

  test('closed picks are taken off by themselves', () => {
    const store = newStore();
    store.dispatch(selectionsAdded([first, second]));
    store.dispatch(selectionsRemoved([outcomeId('o1')]));
    expect(selectBetslip(store.getState()).selections).toEqual([second]);
  });

  test('new prices come with consent only (D07)', () => {
    const store = newStore();
    store.dispatch(selectionsAdded([first, second]));
    const now = oddsFromThousandths(first.odds + 100);
    const beside = pricedSlip(selectBetslip(store.getState()), { o1: now, o2: null }, 'none');
    expect(beside.unagreed).toEqual([first]);
    expect(beside.closed).toEqual([second]);
    expect(selectBetslip(store.getState()).selections[0]?.odds).toBe(first.odds);
    store.dispatch(pricesAccepted(selectBetslip(store.getState()), { o1: now, o2: null }));
    expect(selectBetslip(store.getState()).selections.map((one) => one.odds)).toEqual([now, second.odds]);
  });

  test('a price is shown pressed by market and key, whatever its id (R4-02)', () => {
    const offered = { id: outcomeId('renumbered'), key: first.outcomeKey, marketTypeId: first.marketTypeId };
    expect(pickedOutcomeId(first, [offered])).toBe('renumbered');
    expect(pickedOutcomeId(first, [{ ...offered, key: outcomeKey('other') }])).toBeNull();
    expect(pickedOutcomeId(null, [offered])).toBeNull();
  });
});

describe('the slip in storage', () => {
  test('is kept at key betslip, and read back (R3-02)', () => {
    const storage = memoryStorage();
    const store = newStore();
    persistBetslip(store, testHost(storage), () => undefined);
    store.dispatch(selectionToggled(first));
    const next = newStore();
    persistBetslip(next, testHost(storage), () => undefined);
    expect(selectBetslip(next.getState()).selections).toEqual([first]);
    expect([...storage.entries.keys()]).toEqual(['betslip']);
  });

  test('the picks that can be read are kept, and the customer is told (R3-02)', () => {
    const writer = memoryStorage();
    const store = newStore();
    persistBetslip(store, testHost(writer), () => undefined);
    store.dispatch(selectionToggled(first));
    const kept = JSON.parse(writer.entries.get('betslip') ?? '') as { content: unknown[] };
    const spoilt = memoryStorage({
      betslip: JSON.stringify({ ...kept, content: [...kept.content, { matchId: 3 }] }),
    });
    const tell = vi.fn();
    const next = newStore();
    persistBetslip(next, testHost(spoilt), tell);
    expect(selectBetslip(next.getState()).selections).toEqual([first]);
    expect(tell).toHaveBeenCalledOnce();
    expect(spoilt.entries.has('betslip.unreadable')).toBe(true);
  });

  test('a pick in another tab arrives here', () => {
    const host = testHost();
    const store = newStore();
    persistBetslip(store, host, () => undefined);
    const other = memoryStorage();
    const elsewhere = newStore();
    persistBetslip(elsewhere, testHost(other), () => undefined);
    elsewhere.dispatch(selectionToggled(second));
    host.events.dispatchEvent(
      new StorageEvent('storage', { key: 'betslip', newValue: other.entries.get('betslip') ?? null }),
    );
    expect(selectBetslip(store.getState()).selections).toEqual([second]);
  });

  test('a pick is written once it is painted, or when the page is left before; meanwhile no other tab takes it away', () => {
    const storage = memoryStorage();
    const painted: (() => void)[] = [];
    const host = { ...testHost(storage), afterPaint: (run: () => void) => void painted.push(run) };
    const store = newStore();
    persistBetslip(store, host, () => undefined);
    store.dispatch(selectionToggled(first));
    store.dispatch(selectionToggled(second));
    expect(painted).toHaveLength(1);
    expect(storage.entries.has('betslip')).toBe(false);
    host.events.dispatchEvent(new StorageEvent('storage', { key: 'betslip', newValue: null }));
    expect(selectBetslip(store.getState()).selections).toEqual([first, second]);
    expect(storage.entries.get('betslip')).toContain('o2');
    storage.entries.delete('betslip');
    store.dispatch(selectionToggled(second));
    host.events.dispatchEvent(new Event('pagehide'));
    expect(storage.entries.get('betslip')).not.toContain('o2');
    storage.entries.delete('betslip');
    painted.forEach((run) => run());
    expect(storage.entries.has('betslip')).toBe(false);
  });

  test('a page that comes back as it was left shows what is stored by now, and writes nothing', () => {
    const storage = memoryStorage();
    const host = testHost(storage);
    const store = newStore();
    persistBetslip(store, host, () => undefined);
    store.dispatch(selectionToggled(first));
    const elsewhere = newStore();
    persistBetslip(elsewhere, testHost(storage), () => undefined);
    elsewhere.dispatch(betslipCleared());
    const stored = storage.entries.get('betslip');
    host.events.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(selectBetslip(store.getState()).selections).toEqual([first]);
    host.events.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(selectBetslip(store.getState()).selections).toEqual([]);
    expect(storage.entries.get('betslip')).toBe(stored);
  });
});

describe('the stake', () => {
  const stakeOf = (store: ReturnType<typeof newStore>) => selectStake(store.getState());

  test('starts at 49 (R5-08)', () => expect(stakeOf(newStore()).text).toBe('49'));

  test('a free bet sets it to its whole amount; typing leaves the free bet (R4-16)', () => {
    const store = newStore();
    store.dispatch(freeBetActivated(kes(150)));
    expect(stakeOf(store)).toMatchObject({ text: '150', usesFreeBet: true });
    store.dispatch(stakeTyped('60'));
    expect(stakeOf(store)).toMatchObject({ text: '60', usesFreeBet: false });
    store.dispatch(freeBetActivated(kes(150)));
    store.dispatch(stakeReset());
    expect(stakeOf(store)).toMatchObject({ text: '49', usesFreeBet: false });
  });

  test('is 49 again after a bet; the standing answer to moved prices stays (R4-14)', () => {
    const store = newStore();
    store.dispatch(stakeTyped('500'));
    store.dispatch(oddsChangeChosen('any'));
    store.dispatch(stakeReset());
    expect(stakeOf(store)).toEqual({ text: '49', usesFreeBet: false, acceptOddsChange: 'any' });
  });

  test('an emptied slip uses no free bet', () => {
    const store = newStore();
    store.dispatch(freeBetActivated(kes(150)));
    store.dispatch(betslipCleared());
    expect(stakeOf(store).usesFreeBet).toBe(false);
  });
});
