import { matchMarketsApi } from '@kipenga/api';
import { aSeason, marketsOf } from '@kipenga/api/testing/platform';
import {
  combinationOf,
  matchId,
  oddsFromThousandths,
  outcomeId,
  type MatchMarkets,
} from '@kipenga/betting-core';
import type { ShellDispatch } from '@kipenga/shell';
import { aMatch, aSelection } from '@kipenga/betting-core/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { selectionsAdded } from './betslip.slice.ts';
import { CurrentPicks } from './CurrentPicks.tsx';
import { selectionOfMarket } from './selection-of.ts';

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
  const marketsNow = (name: string): MatchMarkets => {
    const { outcomeId: id, outcomeKey: key, marketTypeId: typeId, marketName } = pickOf(name);
    const outcome = { id, key, label: '1', odds: name === 'closed' ? null : odds };
    return {
      match: aMatch({ id: matchId(name) }),
      markets: [{ typeId, name: marketName, outcomes: [outcome] }],
    };
  };
  const { store } = await renderInSportsbook(<CurrentPicks />, {
    answers: { getMatchMarkets: ({ matchId: id }: { matchId: string }) => marketsNow(id) },
  });
  act(() => void store.dispatch(selectionsAdded(['open', 'other', 'closed'].map(pickOf))));
  expect(await screen.findByText('1 closed')).toBeInTheDocument();
  expect(screen.getByText('2', { selector: 'b' })).toBeInTheDocument();
  expect(screen.getByText('4.00')).toBeInTheDocument();
});

describe('the price of a combination (D101)', () => {
  const [derby] = aSeason(1);
  if (derby === undefined) throw new Error('The season has no match.');
  const markets = marketsOf(derby);
  const parts = markets.markets.flatMap((market) => {
    const [outcome] = market.outcomes;
    return (outcome && selectionOfMarket(derby, market, outcome)) ?? [];
  });
  const [first, second] = parts;
  if (first === undefined || second === undefined) throw new Error('The match has too few markets.');
  const combination = combinationOf([first, second], oddsFromThousandths(3_000));
  const priced = (thousandths: number) => ({
    kind: 'priced' as const,
    outcomeId: combination.outcomeId,
    odds: oddsFromThousandths(thousandths),
    trueOdds: 3.5,
    multipliedOdds: 3.7,
    marginPercent: 8,
  });
  const ask = (dispatch: unknown) =>
    act(async () => {
      const { initiate } = matchMarketsApi.endpoints.getMatchMarkets;
      await (dispatch as ShellDispatch)(initiate({ matchId: derby.id }, { forceRefetch: true }));
    });

  test('is asked of the house, and again when that of a part moves; it is one pick', async () => {
    const { store, platform } = await renderInSportsbook(<CurrentPicks />, {
      answers: { getMatchMarkets: markets, priceCombination: priced(3_180) },
    });
    act(() => void store.dispatch(selectionsAdded([combination])));
    expect(await screen.findByText('3.18')).toBeInTheDocument();
    expect(screen.getByText('1', { selector: 'b' })).toBeInTheDocument();
    platform.change({
      getMatchMarkets: marketsOf(derby, { [first.outcomeId]: oddsFromThousandths(4_000) }),
      priceCombination: priced(5_000),
    });
    await ask(store.dispatch);
    expect(await screen.findByText('5.00')).toBeInTheDocument();
    act(() => void store.dispatch(selectionsAdded([second])));
    expect(screen.getByText('in place of a combination')).toBeInTheDocument();
  });

  test('is closed while a part is, or while the house makes none of its picks', async () => {
    const { store, platform } = await renderInSportsbook(<CurrentPicks />, {
      answers: {
        getMatchMarkets: markets,
        priceCombination: { kind: 'refused', code: 214, description: '' },
      },
    });
    act(() => void store.dispatch(selectionsAdded([combination])));
    expect(await screen.findByText('1 closed')).toBeInTheDocument();
    platform.change({ priceCombination: priced(3_180) });
    platform.change({ getMatchMarkets: marketsOf(derby, { [first.outcomeId]: oddsFromThousandths(4_000) }) });
    await ask(store.dispatch);
    expect(await screen.findByText('3.18')).toBeInTheDocument();
    platform.change({ getMatchMarkets: marketsOf(derby, { [second.outcomeId]: null }) });
    await ask(store.dispatch);
    expect(await screen.findByText('1 closed')).toBeInTheDocument();
  });
});
