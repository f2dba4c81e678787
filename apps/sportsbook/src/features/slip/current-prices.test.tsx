import { matchId, outcomeId } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { selectionsAdded } from './betslip.slice.ts';
import { CurrentOdds } from './CurrentOdds.tsx';

test('another pick asks for the markets of its own match, and not once more for those of all others', async () => {
  const { store, platform } = await renderInSportsbook(<CurrentOdds />);
  const asked = () =>
    platform.calls.flatMap(({ request }) => (request as { matchId?: string }).matchId ?? []);
  const names = ['m1', 'm2', 'm3'];
  for (const name of names) {
    const pick = aSelection({ matchId: matchId(name), outcomeId: outcomeId(`o-${name}`) });
    act(() => void store.dispatch(selectionsAdded([pick])));
    await waitFor(() => expect(asked()).toContain(name));
  }
  expect(asked()).toEqual(names);
});
