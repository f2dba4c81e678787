import { matchMarketsApi, type CombinationAnswer } from '@kipenga/api';
import { aSeason, breaksDown, marketsOf } from '@kipenga/api/testing/platform';
import { oddsFromThousandths, partIdsOf, type MatchMarkets, type OutcomeId } from '@kipenga/betting-core';
import type { ShellDispatch } from '@kipenga/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { replayTaps } from '../../early-taps/replay-taps.ts';
import { takeEarlyTaps } from '../../early-taps/take-early-taps.ts';
import { MarketsPage } from '../../pages/MarketsPage.tsx';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { selectionsAdded, selectionOfMarket, selectSelections } from '../slip/index.ts';

const [derby] = aSeason(1);
if (derby === undefined) throw new Error('The season has no match.');
const offered: MatchMarkets = { ...marketsOf(derby), takesCombinations: true };
const path = `/markets?match=${derby.id}`;

/** The platform of these tests: home and "X or 2" do not go together. */
const answerFor = ({ outcomeIds }: { readonly outcomeIds: readonly OutcomeId[] }): CombinationAnswer =>
  outcomeIds.some((id) => id.endsWith('dc-2')) && outcomeIds.some((id) => id.endsWith('home'))
    ? {
        kind: 'refused',
        code: 214,
        description: '',
        reason: {
          code: 'combination-impossible',
          values: {
            picks: [
              { ...derby, marketTypeId: '1', outcomeKey: '1' },
              { ...derby, marketTypeId: '10', outcomeKey: 'X or 2' },
            ] as never,
          },
        },
      }
    : {
        kind: 'priced',
        outcomeId: outcomeIds.join('+') as OutcomeId,
        odds: oddsFromThousandths(3_180),
        trueOdds: 3.44,
        multipliedOdds: 3.68,
        marginPercent: 8.18,
      };

async function openMatch(markets: MatchMarkets = offered) {
  const house = await renderInSportsbook(<MarketsPage />, {
    path,
    answers: { getMatchMarkets: markets, priceCombination: answerFor },
  });
  await screen.findByRole('group', { name: '1x2' });
  return {
    ...house,
    onSlip: () => selectSelections(house.store.getState() as never),
    asked: () => house.platform.calls.filter(({ name }) => name === 'priceCombination'),
  };
}
const price = (market: string, name: RegExp) =>
  within(screen.getByRole('group', { name: market })).getByRole('button', { name });
const tap = (market: string, name: RegExp) => userEvent.click(price(market, name));
const combine = () => userEvent.click(screen.getByRole('button', { name: 'Combine picks' }));
const panel = async () => within(await screen.findByRole('region', { name: 'Combination' }));

test('picks are collected, and the house says at each tap what goes together and what that pays (D101)', async () => {
  const { onSlip } = await openMatch();
  await combine();
  const shown = await panel();
  expect(shown.getByRole('status')).toHaveTextContent(/^Tap 2 to 6 odds of this match/);
  await tap('1x2', /^1 /);
  expect(shown.getByRole('status')).toHaveTextContent('One more pick of this match makes a combination.');
  await tap('Double chance', /^X or 2/);
  await waitFor(() =>
    expect(shown.getByRole('status')).toHaveTextContent(
      'Gor Mahia, AFC Leopards or draw: no result makes all of them right. Remove one.',
    ),
  );
  expect(shown.queryByRole('button', { name: /^Add to slip/ })).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Take out AFC Leopards or draw' }));
  await tap('Over/under 2.5', /^Over 2.5/);
  await shown.findByRole('button', { name: 'Add to slip at 3.18' });
  expect(shown.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '3.18',
    '3.44',
    '3.68',
    '8.2',
  ]);
  expect(onSlip()).toEqual([]);
  expect(price('1x2', /^1 /)).toHaveAttribute('aria-pressed', 'true');
});

test('prices tapped before the app hears them are on the slip when a combination begins: it begins with them (D101)', async () => {
  vi.resetModules();
  await import('../../early-taps/keep-early-taps.ts');
  const { store, onSlip } = await openMatch();
  await combine();
  await tap('1x2', /^1 /);
  expect(screen.queryByRole('region', { name: 'Combination' })).toBeNull();
  expect(onSlip()).toEqual([]);
  await act(async () => replayTaps(store as never, takeEarlyTaps().outcomes));
  const shown = await panel();
  expect(shown.getByRole('button', { name: 'Take out Gor Mahia' })).toBeInTheDocument();
  await tap('Over/under 2.5', /^Over 2.5/);
  await shown.findByRole('button', { name: 'Add to slip at 3.18' });
  expect(onSlip()).toMatchObject([{ outcomeKey: '1' }]);
});

test('a combination takes the place of the match’s pick, and a pick that of the combination; both are said, and undone (D101)', async () => {
  const { store, onSlip } = await openMatch();
  const [oneXTwo] = offered.markets;
  const draw = selectionOfMarket(derby, oneXTwo!, oneXTwo!.outcomes[1]!)!;
  act(() => void store.dispatch(selectionsAdded([draw])));
  await combine();
  const shown = await panel();
  await tap('Over/under 2.5', /^Under 2.5/);
  const add = await shown.findByRole('button', { name: 'Add to slip at 3.18' });
  expect(shown.getByText('It takes the place of Draw on your slip.')).toBeInTheDocument();
  await userEvent.click(add);
  expect(onSlip()).toMatchObject([{ outcomeKey: 'X + under 2.5', marketTypeId: '1 + 18', odds: 3_180 }]);
  expect(screen.queryByRole('region', { name: 'Combination' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Combine picks' })).toHaveFocus();
  expect(
    screen.getByText(/^Your combination is on the slip at 3.18. It took the place of Draw.$/),
  ).toBeInTheDocument();
  await tap('1x2', /^2 /);
  expect(onSlip()).toMatchObject([{ outcomeKey: '2' }]);
  expect(
    screen.getByText('AFC Leopards took the place of your combination on the slip.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSlip()).toMatchObject([{ outcomeKey: 'X + under 2.5' }]);
  expect(screen.getByText('On your slip: Draw + Under 2.5 goals.')).toBeInTheDocument();
});

test('the price is asked again when that of a part moves, and a price that does not come says so with Retry (D44)', async () => {
  const { store, platform, asked } = await openMatch();
  await combine();
  const shown = await panel();
  await tap('1x2', /^1 /);
  platform.change({ priceCombination: breaksDown });
  await tap('Over/under 2.5', /^Over 2.5/);
  await shown.findByText('The odds did not load.');
  platform.change({ priceCombination: answerFor });
  await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
  await shown.findByRole('button', { name: 'Add to slip at 3.18' });
  const before = asked().length;
  const moved = { ...answerFor({ outcomeIds: [] }), odds: oddsFromThousandths(3_050) };
  platform.change({
    getMatchMarkets: {
      ...offered,
      ...marketsOf(derby, { [`${derby.id}-home`]: oddsFromThousandths(9_000) }),
    },
    priceCombination: ({ outcomeIds }) =>
      ({ ...moved, outcomeId: outcomeIds.join('+') }) as CombinationAnswer,
  });
  await act(async () => {
    const { initiate } = matchMarketsApi.endpoints.getMatchMarkets;
    await (store.dispatch as ShellDispatch)(initiate({ matchId: derby.id }, { forceRefetch: true }));
  });
  await shown.findByRole('button', { name: 'Add to slip at 3.05' });
  expect(
    asked()
      .slice(before)
      .map(({ request }) => request),
  ).toEqual([
    { feedMatchId: derby.feedId, outcomeIds: partIdsOf(`${derby.id}-home+${derby.id}-over25` as OutcomeId) },
  ]);
});

test('a match that takes no combination says why; one that says nothing offers none (D101)', async () => {
  const { unmount } = await openMatch({ ...offered, takesCombinations: false });
  expect(
    screen.getByText(/^No combinations here now: the odds of this match do not fit/),
  ).toBeInTheDocument();
  unmount();
  await openMatch(marketsOf(derby));
  expect(screen.queryByRole('button', { name: 'Combine picks' })).toBeNull();
  expect(screen.queryByText(/^No combinations/)).toBeNull();
});
