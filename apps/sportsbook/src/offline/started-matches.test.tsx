import { instantFromMs, matchId } from '@kipenga/betting-core';
import { aMatch } from '@kipenga/betting-core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { selectSelections } from '../features/slip/index.ts';
import { MatchesPage } from '../pages/MatchesPage.tsx';
import { renderInSportsbook } from '../test-sportsbook.tsx';
import { StartedMatches } from './StartedMatches.tsx';

const HOUR_MS = 3_600_000;

test('without the house a match that has begun says so in its row and takes no pick; the others do', async () => {
  const at = (id: string, hours: number) =>
    aMatch({ id: matchId(id), startsAt: instantFromMs(Date.now() + hours * HOUR_MS) });
  const { store } = await renderInSportsbook(
    <>
      <MatchesPage esport={0} />
      <StartedMatches />
    </>,
    { path: '/', answers: { getTopMatches: [at('101', -1), at('102', 1)] } },
  );
  await screen.findByText('Started');
  const row = (id: string) => within(document.querySelector<HTMLElement>(`[data-match="${id}"]`)!);
  await waitFor(() => expect(row('101').getByText('Started')).toBeInTheDocument());
  expect(row('102').queryByText('Started')).toBeNull();
  const press = (id: string) =>
    userEvent.click(within(row(id).getByRole('group')).getAllByRole('button')[0]!);
  await press('101');
  expect(selectSelections(store.getState() as never)).toHaveLength(0);
  await press('102');
  expect(selectSelections(store.getState() as never)).toHaveLength(1);
});
