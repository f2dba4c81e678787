import { nairobiDay } from '@kipenga/betting-core';
import { aProfile } from '@kipenga/shell/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { Statement } from './Statement.tsx';
import { monthsUpTo } from './statement-days.ts';

const profile = aProfile();
const show = (options: Parameters<typeof renderInSportsbook>[1] = {}) =>
  renderInSportsbook(<Statement profileId={profile.profileId} />, {
    path: '/transactions?view=statement&from=2026-11-01&to=2026-11-30',
    profile,
    ...options,
  });
afterEach(() => vi.restoreAllMocks());

test('the months of a year, each from its first to its last day', () => {
  const months = monthsUpTo(nairobiDay('2028-03-31'));
  expect(months).toHaveLength(12);
  expect(months.slice(0, 2).concat(months.slice(-1))).toEqual([
    { from: '2028-03-01', to: '2028-03-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2027-04-01', to: '2027-04-30' },
  ]);
});

test('says each movement by its day, newest first, with what the account held after it (D87)', async () => {
  await show();
  const [day] = await screen.findAllByRole('region');
  expect(day).toHaveAccessibleName('21/11 Saturday');
  expect(day).toHaveTextContent('At the end of the day: Balance KES 504.18');
  const rows = within(day!).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Game: net loss20:40 · Comet−KES 20.00Balance KES 504.18');
  expect(rows[1]).toHaveTextContent('Tax on the win15:58 · KP7Q2M−KES 7.41');
  expect(screen.getByText('+KES 100.00').closest('li')).toHaveTextContent('Bonus KES 100.00');
});

test('other days are chosen by a form; days out of order are told and not asked for', async () => {
  const { platform } = await show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Choose days' }));
  const [from, to] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
  await user.clear(from);
  await user.type(from, '2026-12-24');
  await user.click(screen.getByRole('button', { name: 'Show these days' }));
  expect(await screen.findByText('The first day is after the last.')).toBeInTheDocument();
  await user.clear(to);
  await user.type(to, '2026-12-24');
  await user.click(screen.getByRole('button', { name: 'Show these days' }));
  const asked = () =>
    platform.calls.filter(({ name }) => name === 'getStatement').map(({ request }) => request);
  await expect.poll(asked).toHaveLength(2);
  expect(asked()[1]).toMatchObject({ from: '2026-12-24', to: '2026-12-24' });
});

test('a file comes with the token and goes to the browser; one that fails says so, and is asked for again', async () => {
  const saved: string[] = [];
  const createObjectURL = vi.fn(() => 'blob:file');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { platform } = await show();
  await screen.findAllByRole('region');
  const user = userEvent.setup();
  platform.change({ getStatement: () => new Response('{}', { status: 500 }) });
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(await screen.findByText('The file could not be saved.')).toBeInTheDocument();
  expect(saved).toEqual([]);
  platform.change({
    getStatement: () =>
      new Response('at,type\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
  });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => saved).toEqual(['kipenga-2026-11-01-2026-11-30.csv']);
  const headers = platform.calls.at(-1)?.headers;
  expect([headers?.get('accept'), headers?.get('authorization')]).toEqual([
    'text/csv',
    `Bearer ${profile.token}`,
  ]);
});

test('nothing moved, nothing came, and too much are three things (D44)', async () => {
  const { platform } = await show({ answers: { getStatement: [] } });
  expect(await screen.findByText('No money moved on these days.')).toBeInTheDocument();
  platform.change({
    getStatement: () =>
      Response.json(
        {
          res: 400,
          description: 'Choose fewer days.',
          reason: { code: 'statement-too-long', values: { most: 5000 } },
        },
        { status: 400 },
      ),
  });
  await userEvent.click(screen.getAllByRole('button', { name: /^\w+ 20\d\d$/ })[1]!);
  expect(await screen.findByText(/more than 5000 lines\. Choose fewer days/)).toBeInTheDocument();
});
