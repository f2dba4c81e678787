import { aJackpot, aSelection, aTicket } from '@kipenga/betting-core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test, vi } from 'vitest';
import { App } from './App.tsx';
import { addJackpotSlip } from './add-jackpot-slip.ts';
import { ticketRestored } from './features/jackpot/index.ts';
import { ticketPicked } from './features/jackpot/jackpot-slip.slice.ts';
import { betslipRestored } from './features/slip/index.ts';
import { renderInSportsbook } from './test-sportsbook.tsx';

const file = vi.hoisted(() => Promise.withResolvers<void>());
const shareFile = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock(import('./BetslipSheet.tsx'), async (load) => {
  await file.promise;
  return load();
});
vi.mock(import('./features/booking/ShareBetslip.tsx'), async (load) => {
  await shareFile.promise;
  return load();
});

afterAll(() => {
  file.resolve();
  shareFile.resolve();
});

test('a tap on the slip bar is answered at once, while the file of the slip is on its way (R2-25)', async () => {
  const { store } = await renderInSportsbook(<App isSandbox />, { path: '/' });
  act(() => void store.dispatch(betslipRestored({ type: 'prematch', selections: [aSelection()] })));
  const bar = screen.getByRole('button', { name: 'Open slip' });
  expect(bar).not.toHaveAttribute('aria-busy');
  await userEvent.click(bar);
  expect(bar).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
  file.resolve();
  expect(await screen.findByRole('dialog', { name: 'Betslip' })).toBeInTheDocument();
  await waitFor(() => expect(bar).not.toHaveAttribute('aria-busy'));
});

test('an open slip stays while the file of the share window is on its way, and the bar waits for nothing (R2-26)', async () => {
  file.resolve();
  const { store } = await renderInSportsbook(<App isSandbox />, { path: '/' });
  act(() => void store.dispatch(betslipRestored({ type: 'prematch', selections: [aSelection()] })));
  const bar = screen.getByRole('button', { name: 'Open slip' });
  await userEvent.click(bar);
  const slip = await screen.findByRole('dialog', { name: 'Betslip' });
  await userEvent.click(within(slip).getByRole('button', { name: 'Share this betslip' }));
  expect(slip).toBeVisible();
  expect(bar).not.toHaveAttribute('aria-busy');
  shareFile.resolve();
  expect(await screen.findByRole('dialog', { name: 'Share Betslip' })).toBeInTheDocument();
  expect(slip).toBeInTheDocument();
});

test('the jackpot slip has its bar and its sheet (R2-25)', async () => {
  const jackpot = aJackpot(3);
  const { store } = await renderInSportsbook(<App isSandbox />, {
    path: '/',
    answers: { getJackpot: jackpot },
  });
  act(() => {
    addJackpotSlip(store as never);
    store.dispatch(ticketRestored(aTicket(jackpot, ['1', 'X'])));
  });
  const bar = within(await screen.findByRole('region', { name: 'Jackpot slip' }));
  expect(bar.getByText('2')).toBeInTheDocument();
  act(() => void store.dispatch(ticketPicked(aTicket(jackpot, ['1', 'X', '2']))));
  await userEvent.click(bar.getByRole('button', { name: 'Open slip' }));
  const sheet = await screen.findByRole('dialog', { name: jackpot.name });
  expect(await within(sheet).findByRole('list', { name: 'Your picks' })).toHaveTextContent('Home 2');
});

test.each([
  ['/', 'jackpot', 'Betslip'],
  ['/jackpots', 'betslip', 'Jackpot slip'],
  ['/how-to-play', 'jackpot', 'Jackpot slip'],
  ['/how-to-play', 'betslip', 'Betslip'],
] as const)(
  'of two slips one has the bar: at %s, after a pick of the %s, the %s (R2-25, R4-06)',
  async (path, last, bar) => {
    const jackpot = aJackpot(3);
    const { store } = await renderInSportsbook(<App isSandbox />, { path, answers: { getJackpot: jackpot } });
    const pickTicket = () => void store.dispatch(ticketPicked(aTicket(jackpot, ['1', 'X'])));
    const bars = () =>
      screen.getAllByRole('region', { name: /slip$/ }).map((one) => one.getAttribute('aria-label'));
    act(() => {
      addJackpotSlip(store as never);
      pickTicket();
    });
    await screen.findByRole('region', { name: 'Jackpot slip' });
    act(() => void store.dispatch(betslipRestored({ type: 'prematch', selections: [aSelection()] })));
    if (last === 'jackpot') act(pickTicket);
    // Of two the first is seen.
    expect(bars()).toEqual(bar === 'Betslip' ? ['Betslip'] : ['Jackpot slip', 'Betslip']);
  },
);

test('the menu row leads to the box for a booking code, which closes once the code is on its way (R2-31)', async () => {
  shareFile.resolve();
  await renderInSportsbook(<App isSandbox />, { path: '/sports' });
  await userEvent.click(await screen.findByRole('button', { name: 'Booking code' }));
  const box = within(await screen.findByRole('dialog', { name: 'Booking code' }));
  await userEvent.type(box.getByRole('textbox', { name: 'Booking code' }), 'kp7q2x{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Open slip' })).toBeInTheDocument();
});
