import { breaksDown, sampleAnswer } from '@kipenga/api/testing/platform';
import { instant } from '@kipenga/betting-core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CountriesPage } from '../../pages/CountriesPage.tsx';
import { MarketsPage } from '../../pages/MarketsPage.tsx';
import { renderInSportsbook } from '../../test-sportsbook.tsx';

const path = '/markets?match=101';

test('the head counts down by the clock of the house and tells the last results, or that none is known (R2-40)', async () => {
  const form = { ...sampleAnswer('getMatchForm'), asOf: instant('2026-11-22T11:55:30Z') };
  await renderInSportsbook(<MarketsPage />, { path, answers: { getMatchForm: form } });
  expect(await screen.findByRole('timer')).toHaveTextContent(/^Starts in 4:[23]\d$/);
  const last = within(screen.getByRole('list', { name: 'Gor Mahia' }));
  expect(last.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['WonW', 'DrawnD', 'LostL']);
  expect(screen.getByText('No results known')).toBeInTheDocument();
  expect(screen.getByText('2:1')).toBeInTheDocument();
  expect(screen.getByText(/^Sun 15 Nov/)).toBeInTheDocument();
});

test('form that did not load says so, and the markets stand (D44)', async () => {
  await renderInSportsbook(<MarketsPage />, { path, answers: { getMatchForm: breaksDown } });
  expect(await screen.findByText('The last results did not load.')).toBeInTheDocument();
  expect(screen.queryByText('No results known')).toBeNull();
  expect(screen.getByRole('group', { name: '1x2' })).toBeInTheDocument();
});

test('a match that is starred is among the favourites, and leaves them by its star', async () => {
  const { unmount } = await renderInSportsbook(<MarketsPage />, { path });
  const star = await screen.findByRole('button', { name: 'Favourite: Gor Mahia V AFC Leopards' });
  await userEvent.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
  unmount();
  await renderInSportsbook(<CountriesPage />, { path: '/countries?show=favourites' });
  const row = await screen.findByRole('article', { name: 'Gor Mahia v AFC Leopards' });
  expect(within(row).getByRole('link', { name: /Markets/ })).toHaveAttribute('href', path);
  await userEvent.click(await within(row).findByRole('button', { name: /^Favourite/ }));
  expect(screen.getByText('No favourites yet.')).toBeInTheDocument();
});
