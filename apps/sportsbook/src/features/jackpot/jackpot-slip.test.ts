import { emptyTicket, jackpotId, ticketFor, type JackpotTicket } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { makeTransport } from '@kipenga/api';
import { sampleAnswer } from '@kipenga/api/testing/platform';
import { memoryStorage, testHost } from '@kipenga/shell/testing';
import { describe, expect, test, vi } from 'vitest';
import { addJackpotSlip } from '../../add-jackpot-slip.ts';
import { createSportsbookStore } from '../../store.ts';
import { selectionToggled } from '../slip/index.ts';
import {
  autopickUndone,
  matchUnpicked,
  selectReplacedTicket,
  selectTicket,
  ticketAutopicked,
  ticketCleared,
  ticketPicked,
  type JackpotSlipRootState,
} from './jackpot-slip.slice.ts';
import { persistJackpotSlip } from './jackpot-slip-persistence.ts';
import { systemDice } from './system-dice.ts';

const jackpot = { ...sampleAnswer('getJackpot'), phase: 'open' as const };
const [first, second] = jackpot.matches.map(({ id: matchId, ...match }) => ({
  matchId,
  feedMatchId: match.feedMatchId,
  position: match.position,
  homeTeam: match.homeTeam,
  awayTeam: match.awayTeam,
  pick: ['home'] as const,
}));
if (first === undefined || second === undefined) throw new Error('The sample has two matches.');
const byHand: JackpotTicket = { ...ticketFor(jackpot), picks: [first] };
const byChance: JackpotTicket = { ...ticketFor(jackpot), picks: [first, second] };

function newStore() {
  const store = createSportsbookStore({ transport: makeTransport() });
  addJackpotSlip(store);
  const ticket = () => selectTicket(store.getState());
  return { store, ticket };
}

describe('the jackpot slip', () => {
  test('is added to a store once, and what the store holds stays', () => {
    const { store, ticket } = newStore();
    store.dispatch(ticketPicked(byHand));
    store.dispatch(selectionToggled(aSelection()));
    addJackpotSlip(store);
    expect(ticket()).toEqual(byHand);
    expect(store.getState().betslip.selections).toHaveLength(1);
  });

  test('is active once it is picked on, until the other one is (R4-06)', () => {
    const { store } = newStore();
    const isActive = () => (store.getState() as JackpotSlipRootState).jackpotSlip?.isActive;
    expect(isActive()).toBe(false);
    store.dispatch(ticketPicked(byHand));
    expect(isActive()).toBe(true);
    store.dispatch(selectionToggled(aSelection()));
    expect(isActive()).toBe(false);
  });

  test('a pick of another jackpot puts the ticket aside, and one step brings it back, also after the next pick', () => {
    const { store, ticket } = newStore();
    const other = { ...byHand, jackpotId: jackpotId('99') };
    store.dispatch(ticketPicked(byHand));
    store.dispatch(ticketPicked(other));
    store.dispatch(ticketPicked({ ...other, picks: byChance.picks }));
    store.dispatch(autopickUndone());
    expect(ticket()).toEqual(byHand);
  });

  test('autopick is taken back with one step; a pick by hand after it is not (R4-07)', () => {
    const { store, ticket } = newStore();
    store.dispatch(ticketPicked(byHand));
    store.dispatch(ticketAutopicked(byChance));
    store.dispatch(autopickUndone());
    expect(ticket()).toEqual(byHand);
    store.dispatch(ticketAutopicked(byChance));
    store.dispatch(matchUnpicked(first.matchId));
    expect(selectReplacedTicket(store.getState())).toBeNull();
    expect(ticket().picks).toEqual([second]);
    store.dispatch(ticketCleared());
    expect(ticket()).toEqual(emptyTicket);
  });
});

describe('the jackpot slip in storage', () => {
  test('is kept at key jackpot_betslip, and read back (R3-02)', () => {
    const storage = memoryStorage();
    const { store } = newStore();
    persistJackpotSlip(store, testHost(storage), vi.fn());
    store.dispatch(ticketPicked(byHand));
    const next = newStore();
    persistJackpotSlip(next.store, testHost(storage), vi.fn());
    expect(next.ticket()).toEqual(byHand);
    expect(storage.entries.has('jackpot_betslip')).toBe(true);
  });

  test('a pick made before it is read is newer than what was stored', () => {
    const storage = memoryStorage();
    const { store } = newStore();
    persistJackpotSlip(store, testHost(storage), vi.fn());
    store.dispatch(ticketPicked(byHand));
    const next = newStore();
    next.store.dispatch(ticketPicked(byChance));
    persistJackpotSlip(next.store, testHost(storage), vi.fn());
    expect(next.ticket()).toEqual(byChance);
    expect(storage.entries.get('jackpot_betslip')).toContain(second.matchId);
  });

  test('content that cannot be read is set aside and told (R3-02)', () => {
    const storage = memoryStorage({ jackpot_betslip: '{"version":1,"content":{"picks":[7]}}' });
    const tell = vi.fn();
    const { store, ticket } = newStore();
    persistJackpotSlip(store, testHost(storage), tell);
    expect(tell).toHaveBeenCalledOnce();
    expect(ticket()).toEqual(emptyTicket);
    expect(storage.entries.get('jackpot_betslip.unreadable')).toContain('[7]');
  });

  test('follows another tab (R4-21)', () => {
    const storage = memoryStorage();
    const host = testHost(storage);
    const { store, ticket } = newStore();
    persistJackpotSlip(store, host, vi.fn());
    store.dispatch(ticketPicked(byHand));
    const newValue = storage.getItem('jackpot_betslip');
    store.dispatch(ticketCleared());
    host.events.dispatchEvent(new StorageEvent('storage', { key: 'jackpot_betslip', newValue }));
    expect(ticket()).toEqual(byHand);
  });
});

test('the dice throw again what would make a side likelier', () => {
  const thrown = [2 ** 32 - 1, 5];
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    (numbers as unknown as Uint32Array)[0] = thrown.shift() ?? 0;
    return numbers;
  });
  expect(systemDice(3)).toBe(2);
  expect(thrown).toEqual([]);
  random.mockRestore();
});
