import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { MatchesPage } from '../../pages/MatchesPage.tsx';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { FilterSheet } from './FilterSheet.tsx';

const Where = () => <output aria-label="where">{useLocation().pathname + useLocation().search}</output>;
const open = async (path: string) => {
  const rendered = await renderInSportsbook(
    <>
      <Where />
      <MatchesPage esport={0} />
      <FilterSheet />
    </>,
    { path },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter matches' }));
  return { ...rendered, sheet };
};
const where = () => screen.getByLabelText('where').textContent;

test('the next hours are a list of their own, in the address, and the sheet closes over it', async () => {
  const { sheet, platform } = await open('/sports?sport=79');
  expect(sheet.getByRole('link', { name: 'Any time', current: true })).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('link', { name: 'Next 3 hours' }));
  expect(where()).toBe('/sports?sport=79&hours=3');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await vi.waitFor(() =>
    expect(platform.calls.at(-1)).toMatchObject({ name: 'getMatches', request: { tab: 'all', hours: 3 } }),
  );
  expect(screen.getByText(/Next 3 hours/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show all matches' }));
  expect(where()).toBe('/sports?sport=79');
});

test('a league keeps the hours, and the hours keep the league', async () => {
  const { sheet, platform } = await open('/sports?hours=3');
  await userEvent.click(await sheet.findByRole('link', { name: /Kenya · Premier League/ }));
  expect(where()).toBe('/sports?sport=79&league=700&hours=3');
  await vi.waitFor(() =>
    expect(platform.calls.at(-1)).toMatchObject({
      name: 'getCompetitionMatches',
      request: { competitionId: '700', hours: 3 },
    }),
  );
});
