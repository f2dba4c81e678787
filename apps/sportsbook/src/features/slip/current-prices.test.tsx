import { matchId, oddsFromThousandths, outcomeId, type MatchMarkets } from '@kipenga/betting-core';
import { aMatch, aSelection } from '@kipenga/betting-core/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { selectionsAdded } from './betslip.slice.ts';
import { CurrentPicks } from './CurrentPicks.tsx';

test('another pick asks for the markets of its own match, and not once more for those of all others', async () => {
  const { store, platform } = await renderInSportsbook(<CurrentPicks />);
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

test('the bar counts the picks that can be bet on now, at their total, and says how many are closed', async () => {
  const odds = oddsFromThousandths(2000);
  const pickOf = (name: string) =>
    aSelection({ matchId: matchId(name), outcomeId: outcomeId(`o-${name}`), odds });
  const marketsOf = (name: string): MatchMarkets => {
    const { outcomeId: id, outcomeKey: key, marketTypeId: typeId, marketName } = pickOf(name);
    const outcome = { id, key, label: '1', odds: name === 'closed' ? null : odds };
    return {
      match: aMatch({ id: matchId(name) }),
      markets: [{ typeId, name: marketName, outcomes: [outcome] }],
    };
  };
  const { store } = await renderInSportsbook(<CurrentPicks />, {
    answers: { getMatchMarkets: ({ matchId: id }: { matchId: string }) => marketsOf(id) },
  });
  act(() => void store.dispatch(selectionsAdded(['open', 'other', 'closed'].map(pickOf))));
  expect(await screen.findByText('1 closed')).toBeInTheDocument();
  expect(screen.getByText('2', { selector: 'b' })).toBeInTheDocument();
  expect(screen.getByText('4.00')).toBeInTheDocument();
});
