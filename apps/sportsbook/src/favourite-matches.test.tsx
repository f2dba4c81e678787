import { matchesByIdsApi } from '@kipenga/api';
import { sampleAnswer } from '@kipenga/api/testing/platform';
import { aMatch } from '@kipenga/betting-core/testing';
import { instant, instantFromMs, matchId, sportId, toMs, type Match } from '@kipenga/betting-core';
import type { FakeAnswers } from '@kipenga/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { favourites, type Favourite } from './features/favourites/index.ts';
import { rowsInView, withRowsInView } from './features/match-list/rows-in-view.ts';
import { rowsAreKeptBy } from './features/match-list/use-staying-rows.ts';
import { selectSelections } from './features/slip/index.ts';
import { CountriesPage } from './pages/CountriesPage.tsx';
import { renderInSportsbook } from './test-sportsbook.tsx';

const asOf = instant('2026-11-22T09:45:10Z');
const tennis = sampleAnswer('getMatches').find((match) => match.mainOutcomes.draw === null)!;
const soccer = aMatch({ id: matchId('101'), sportId: sportId('79') });
const other = aMatch({ id: matchId('102'), sportId: sportId('79'), homeTeam: 'Tusker', awayTeam: 'Bandari' });

const starred = ({ id, homeTeam, awayTeam, competitionName }: Match, startsInMs = 3_600_000): Favourite => ({
  kind: 'match',
  id,
  homeTeam,
  awayTeam,
  competitionName,
  startsAt: instantFromMs(toMs(asOf) + startsInMs),
});
const star = (...all: readonly Favourite[]) => act(() => all.forEach((one) => favourites.toggle(one)));
const unstarAll = () => act(() => favourites.current()?.forEach((one) => favourites.toggle(one)));

const shown = (answers: FakeAnswers = {}) =>
  renderInSportsbook(<CountriesPage />, { path: '/countries?show=favourites', answers });
const asked = ({ platform }: Awaited<ReturnType<typeof shown>>) =>
  platform.calls.filter(({ name }) => name === 'getMatchesByIds').map(({ request }) => request);

beforeEach(async () => {
  favourites.subscribe(() => undefined)();
  await vi.waitUntil(() => favourites.current() !== null);
});
afterEach(unstarAll);

test('without a starred match nothing is asked for', async () => {
  const visit = await shown();
  expect(await screen.findByText('No favourites yet.')).toBeInTheDocument();
  expect(asked(visit)).toEqual([]);
});

test('starred matches are rows with the prices of their sport; a tap picks one, the star takes the row away', async () => {
  star(starred(soccer), starred(tennis));
  const visit = await shown({ getMatchesByIds: { asOf, matches: [soccer, tennis], overIds: [] } });
  expect(screen.getAllByTestId('shimmer')).toHaveLength(2);
  const [ofSoccer, ofTennis] = await screen.findAllByRole('article');
  expect(asked(visit)).toEqual([{ matchIds: ['101', '301'] }]);
  const pricesOf = (row: HTMLElement) => within(within(row).getByRole('group')).getAllByRole('button');
  expect([pricesOf(ofSoccer!).length, pricesOf(ofTennis!).length]).toEqual([7, 2]);
  for (const name of ['Soccer', 'Tennis'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  await userEvent.click(pricesOf(ofTennis!)[0]!);
  expect(selectSelections(visit.store.getState() as never)).toMatchObject([{ matchId: '301' }]);
  await userEvent.click(await within(ofTennis!).findByRole('button', { name: /^Favourite: / }));
  expect(screen.getAllByRole('article')).toEqual([ofSoccer]);
});

test('what has begun or is closed for now keeps its star and says so; what is over is forgotten', async () => {
  const [begun, closed, putOff, over] = ['7', '8', '6', '9'].map((id) =>
    aMatch({ id: matchId(id), homeTeam: `Team ${id}` }),
  );
  star(
    starred(begun!, -60_000),
    starred(closed!),
    starred(putOff!),
    starred(over!, -9_000_000),
    starred(other),
  );
  await shown({
    getMatchesByIds: {
      asOf,
      matches: [other],
      closed: [
        { matchId: begun!.id, state: 'started' },
        { matchId: closed!.id, state: 'suspended' },
        { matchId: putOff!.id, state: 'postponed' },
      ],
      overIds: [over!.id],
    },
  });
  expect(await screen.findByRole('article')).toHaveTextContent('Tusker');
  const lines = within(screen.getByRole('heading', { name: 'Not taking bets now' }).closest('section')!);
  const [first, second, third, ...others] = lines.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Team 7.*Started/);
  expect(second).toHaveTextContent(/Team 8.*Suspended/);
  expect(third, 'its old kick-off says nothing').toHaveTextContent(`Postponed · ${putOff!.competitionName}`);
  expect(others).toEqual([]);
  expect(lines.getAllByRole('button', { pressed: true })).toHaveLength(3);
  expect(favourites.current()?.map(({ id }) => id)).toEqual(['7', '8', '6', '102'].map(matchId));
});

test('a row that is looked at as its match ends stays in its place; out of sight it is forgotten', async () => {
  rowsAreKeptBy(withRowsInView);
  onTestFinished(() => rowsAreKeptBy());
  rowsInView.add(soccer.id);
  onTestFinished(() => rowsInView.clear());
  star(starred(soccer), starred(other));
  const { store } = await shown({ getMatchesByIds: { asOf, matches: [soccer, other], overIds: [] } });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  const asks = { matchIds: [soccer.id, other.id] };
  const ended = () => ({ asOf, matches: [other], overIds: [soccer.id] });
  const tell = () =>
    act(() => void store.dispatch(matchesByIdsApi.util.updateQueryData('getMatchesByIds', asks, ended)));
  tell();
  const [row] = screen.getAllByRole('article');
  await waitFor(() => expect(row!.querySelectorAll('[data-outcome]:not([data-state])')).toHaveLength(0));
  expect(screen.getAllByRole('article')[0]).toBe(row);
  expect(screen.queryByRole('heading', { name: 'Not taking bets now' })).toBeNull();
  expect(favourites.current()).toHaveLength(2);
  rowsInView.clear();
  tell();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(favourites.current()?.map(({ id }) => id)).toEqual([other.id]);
});

test('where prices do not load the matches are still named, and Retry brings their rows', async () => {
  star(starred(soccer));
  let isDown = true;
  await shown({
    getMatchesByIds: () =>
      isDown ? new Response('', { status: 500 }) : { asOf, matches: [soccer], overIds: [] },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('The odds of your matches did not load.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: new RegExp(`^${soccer.homeTeam} V`) })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('article')).toHaveTextContent(soccer.homeTeam);
  expect(favourites.current()).toHaveLength(1);
});
