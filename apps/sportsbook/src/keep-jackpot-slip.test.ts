import { makeTransport } from '@kipenga/api';
import { aJackpot, aTicket } from '@kipenga/betting-core/testing';
import { memoryStorage, testHost } from '@kipenga/shell/testing';
import { expect, test, vi } from 'vitest';
import { addJackpotSlip } from './add-jackpot-slip.ts';
import { selectTicket, ticketRestored, type JackpotSlipRootState } from './features/jackpot/index.ts';
import { keepJackpotSlip } from './keep-jackpot-slip.ts';
import { createSportsbookStore } from './store.ts';
import { whenJackpotSlip } from './when-jackpot-slip.ts';

const ticket = aTicket(aJackpot(2), ['1,X', '2']);

function visit(storage = memoryStorage()) {
  const store = createSportsbookStore({ transport: makeTransport() });
  const host = testHost(storage);
  const stop = whenJackpotSlip(store, host, () => keepJackpotSlip(store, host, vi.fn()));
  const state = () => store.getState() as JackpotSlipRootState;
  return { store, storage, host, stop, state, ticket: () => selectTicket(state()) };
}

/** The storage after a ticket was picked on a screen with jackpots. */
async function stored() {
  const { store, storage } = visit();
  addJackpotSlip(store as never);
  store.dispatch(ticketRestored(ticket));
  await vi.waitFor(() => expect(storage.entries.get('jackpot_betslip')).toContain('Home 1'));
  return storage;
}

test('a visit without a stored slip has none, until a screen adds it; from then on it is kept (R3-02)', async () => {
  const first = visit(memoryStorage({ jackpot_betslip: '{"version":1,"content":{"picks":[]}}' }));
  expect(first.state().jackpotSlip).toBeUndefined();
  await stored();
});

test('a stored slip is there in the next visit, on whatever page it begins (R2-25)', async () => {
  const next = visit(await stored());
  await vi.waitFor(() => expect(next.ticket()).toEqual(ticket));
});

test('a slip picked in another tab comes to this one (R4-21)', async () => {
  const storage = await stored();
  const here = visit();
  const newValue = storage.getItem('jackpot_betslip');
  here.storage.setItem('jackpot_betslip', newValue ?? '');
  here.host.events.dispatchEvent(new StorageEvent('storage', { key: 'jackpot_betslip', newValue }));
  await vi.waitFor(() => expect(here.ticket()).toEqual(ticket));
});

test('what is stopped before its files came keeps nothing', async () => {
  const next = visit(await stored());
  next.stop();
  await vi.waitFor(() => expect(next.ticket()).toEqual(ticket));
  next.store.dispatch(ticketRestored(aTicket(aJackpot(2), ['1'])));
  expect(next.storage.entries.get('jackpot_betslip')).toContain('Home 2');
});
