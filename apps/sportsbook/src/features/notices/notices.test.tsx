import { NOTICE_KINDS, type Notice } from '@kipenga/api';
import { sampleAnswer } from '@kipenga/api/testing/platform';
import { kes } from '@kipenga/betting-core';
import { aProfile } from '@kipenga/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AccountPage } from '../../pages/AccountPage.tsx';
import { BetDetailPage } from '../../pages/BetDetailPage.tsx';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { whereItLeads } from './where-it-leads.ts';

const profile = aProfile();
const page = sampleAnswer('getNotices');
const show = (answers: Parameters<typeof renderInSportsbook>[1] = {}) =>
  renderInSportsbook(<AccountPage />, { path: '/account?view=notices', profile, ...answers });
const asked = (calls: readonly { name: string; request: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);

test('the account says how many are new, and leads to them', async () => {
  await renderInSportsbook(<AccountPage />, { path: '/account', profile });
  expect(await screen.findByText('2 new')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Notices 2 new' })).toHaveAttribute(
    'href',
    '/account?view=notices',
  );
});

test('says what happened, newest first, with the way to it, and tells the house what has been seen', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { platform } = await show();
  const rows = within(await screen.findByRole('list', { name: 'Notices' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Bet KP7Q2M won KES\u00a073.18, after KES\u00a07.82 of tax.1 min agoNew',
    'Full time: Gor Mahia 2:1 AFC Leopards.1 min agoNew',
    'We received KES\u00a0500.00. Receipt SKL4M9X2QP.today, 12:02',
  ]);
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/betdetail?bet=b0000000000000000042');
  await expect.poll(() => asked(platform.calls, 'seeNotices')).toEqual([{ from: 377, to: 812 }]);
});

test('earlier ones come when they are asked for; what was seen is told again to nobody', async () => {
  const seen = page.notices.map((notice) => ({ ...notice, isSeen: true }));
  const { platform } = await show({
    answers: {
      getNotices: ({ before }) =>
        before === undefined
          ? { notices: seen, unseen: 0, hasMore: true }
          : { notices: [{ ...seen[2]!, number: 5, reference: 'OLD' }], unseen: 0, hasMore: false },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier notices' }));
  expect(await screen.findByText(/Receipt OLD/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Earlier notices' })).toBeNull();
  expect(asked(platform.calls, 'getNotices').at(-1)).toMatchObject({ before: 377 });
  expect(asked(platform.calls, 'seeNotices')).toEqual([]);
});

test('nothing yet and nothing loaded are two things (D44)', async () => {
  const { platform } = await show({ answers: { getNotices: () => new Response('', { status: 500 }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your notices did not load.')).toBeInTheDocument();
  platform.change({ getNotices: { notices: [], unseen: 0, hasMore: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing has happened yet.')).toBeInTheDocument();
});

test('SMS are off at first, their price stands before the choice, and one that was not kept is off again', async () => {
  const { platform } = await show({ answers: { getNoticeSms: { topics: [], price: kes(1) } } });
  const group = await screen.findByRole('group', { name: 'By SMS too' });
  expect(group).toHaveAccessibleDescription(/^Each SMS costs you KES 1\.00\. Your network takes it/);
  const boxes = within(group).getAllByRole('checkbox');
  for (const box of boxes) expect(box).not.toBeChecked();
  await userEvent.click(boxes[1]!);
  expect(boxes[1]).toBeChecked();
  expect(asked(platform.calls, 'setNoticeSms')).toEqual([{ topic: 'deposits', isWanted: true }]);
  platform.change({ setNoticeSms: () => new Response('', { status: 500 }) });
  await userEvent.click(boxes[0]!);
  await waitFor(() => expect(boxes[0]).not.toBeChecked());
  platform.change({ getNoticeSms: { topics: [], price: kes(0) } });
});

test('every kind has its words, none of them with a value missing, and leads somewhere that is there', async () => {
  const [first] = page.notices;
  const all = NOTICE_KINDS.map((kind, at): Notice => ({
    ...first!,
    kind,
    number: 100 - at,
    reference: 'week',
    isCorrection: at === 1,
  }));
  await show({ answers: { getNotices: { notices: all, unseen: 0, hasMore: false } } });
  const rows = within(await screen.findByRole('list', { name: 'Notices' })).getAllByRole('listitem');
  for (const row of rows) expect(row.textContent).not.toMatch(/notice\.|[{}]|none/);
  expect(rows[1]).toHaveTextContent('The result was corrected. Bet week lost. Its stake was KES 73.18.');
  expect(rows.at(-3)).toHaveTextContent('Your own limit is now KES 73.18 of deposits in 7 days.');
  expect(whereItLeads({ kind: 'other', betId: null })).toBeNull();
});

test('the address of a notice opens its bet; one that is not the customer’s leads to My Bets', async () => {
  const [bet] = sampleAnswer('getBets');
  const { unmount } = await renderInSportsbook(<BetDetailPage />, {
    path: `/betdetail?bet=${bet!.id}`,
    profile,
  });
  expect(await screen.findByText(bet!.reference)).toBeInTheDocument();
  unmount();
  await renderInSportsbook(<BetDetailPage />, { path: '/betdetail?bet=b000', profile });
  await expect.poll(() => screen.queryByRole('heading', { level: 1 })).not.toBeNull();
  expect(screen.queryByText(bet!.reference)).toBeNull();
});
