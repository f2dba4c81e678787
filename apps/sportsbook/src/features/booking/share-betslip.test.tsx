import { sampleAnswer } from '@kipenga/api/testing/platform';
import { DEFAULT_LIMITS, KENYA_TAX_RECORDS, nairobiDay } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { modalOpened } from '@kipenga/shell';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { betslipRestored, shareOpened } from '../slip/index.ts';
import { ShareBetslip } from './ShareBetslip.tsx';

const down = () => new Response('', { status: 500 });

test('a slip that could not be booked keeps Retry and its focus until there is a code (R1-09, D44)', async () => {
  const { store, platform } = await renderInSportsbook(<ShareBetslip />, { answers: { bookBetslip: down } });
  act(() => {
    store.dispatch(betslipRestored({ type: 'prematch', selections: [aSelection()] }));
    store.dispatch(modalOpened({ name: 'app:share' }));
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const again = Promise.withResolvers<Response>();
  platform.change({ bookBetslip: () => again.promise });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(retry).toHaveFocus();
  again.resolve(down());
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  expect(retry).toHaveFocus();
  platform.change({ bookBetslip: () => sampleAnswer('bookBetslip') });
  await userEvent.click(retry);
  expect(await screen.findByText('KP7Q2X')).toBeInTheDocument();
});

test('the message says the picks as people do, some by name and the others by number (R1-09)', async () => {
  const { store } = await renderInSportsbook(<ShareBetslip />, {
    answers: { bookBetslip: () => sampleAnswer('bookBetslip') },
  });
  const picks = Array.from({ length: 8 }, (_, at) =>
    aSelection({ homeTeam: `Home ${at}`, awayTeam: `Away ${at}`, label: '1' }),
  );
  act(() => void store.dispatch(shareOpened(picks)));
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /8 picks, odds [\d.,]+\. Home 0 v Away 0: Home 0; .*Home 5 v Away 5: Home 5 and 2 more\. 18\+/,
  );
});

test('by the law of the day the message says age, licence and helpline (D94)', async () => {
  const taxes = { today: nairobiDay('2026-11-21'), records: KENYA_TAX_RECORDS };
  const { store } = await renderInSportsbook(<ShareBetslip />, {
    answers: {
      bookBetslip: () => sampleAnswer('bookBetslip'),
      getLimits: { ...DEFAULT_LIMITS, taxes },
    },
  });
  act(() => void store.dispatch(shareOpened([aSelection()])));
  await waitFor(() =>
    expect(
      decodeURIComponent(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? ''),
    ).toMatch(/\. 18\+\. Licence GRA\/SANDBOX\/0000\. Is betting hurting you\? Call 1199, free\. http/),
  );
});

test('the message of a system says its lines, not the odds of one bet, and the code is of them (D100)', async () => {
  const { store, platform } = await renderInSportsbook(<ShareBetslip />, {
    answers: { bookBetslip: () => sampleAnswer('bookBetslip') },
  });
  const picks = Array.from({ length: 3 }, (_, at) => aSelection({ homeTeam: `Home ${at}`, label: '1' }));
  const system = { sizes: [2, 3], bankers: [] };
  act(() => void store.dispatch(shareOpened(picks, system)));
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /: 3 picks, Trixie, 4 lines\. Home 0 v /,
  );
  const [booked] = platform.calls.filter(({ name }) => name === 'bookBetslip');
  expect(booked?.request).toMatchObject({ system });
});
