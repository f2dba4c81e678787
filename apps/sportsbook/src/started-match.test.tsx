import { matchId } from '@kipenga/betting-core';
import { aMatch } from '@kipenga/betting-core/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MatchesPage } from './pages/MatchesPage.tsx';
import { PricesOnScreen } from './PricesOnScreen.tsx';
import { renderInSportsbook } from './test-sportsbook.tsx';

type Listener = (event: { readonly data: string }) => void;

/** A stream as a browser opens it, told by the test. */
class FakeSource {
  static last: FakeSource | undefined;
  readonly url: string;
  readonly listeners = new Map<string, Listener>();
  constructor(url: string) {
    this.url = url;
    FakeSource.last = this;
  }
  addEventListener(kind: string, listener: Listener): void {
    this.listeners.set(kind, listener);
  }
  close(): void {
    this.listeners.clear();
  }
  tell(kind: string, data: object): void {
    this.listeners.get(kind)?.({ data: JSON.stringify(data) });
  }
}

type See = (row: Element, isSeen: boolean) => void;

/** Every row is on the screen until a test says otherwise. */
const stubSight = (): See => {
  let see: See = () => undefined;
  class FakeObserver {
    constructor(told: (seen: readonly { target: Element; isIntersecting: boolean }[]) => void) {
      see = (target, isIntersecting) => told([{ target, isIntersecting }]);
    }
    observe(row: Element): void {
      see(row, true);
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return (row, isSeen) => see(row, isSeen);
};

afterEach(() => vi.unstubAllGlobals());

test('a match that starts is closed where somebody looks at it, and leaves the list where nobody does (D79)', async () => {
  const see = stubSight();
  vi.stubGlobal('EventSource', FakeSource);
  const [watched, passed, open] = ['101', '102', '103'].map((id) => aMatch({ id: matchId(id) }));
  const matches = [watched!, passed!, open!];
  await renderInSportsbook(
    <>
      <MatchesPage esport={0} />
      <PricesOnScreen />
    </>,
    { path: '/', answers: { getTopMatches: matches } },
  );
  await screen.findAllByRole('article');
  await waitFor(() => expect(FakeSource.last?.url).toMatch(/101.*102.*103/));
  const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-match="${id}"]`);
  act(() => {
    see(rowOf('102')!, false);
    FakeSource.last?.tell('match', { match_id: '101', state: 'started' });
    FakeSource.last?.tell('match', { match_id: '102', state: 'started' });
    FakeSource.last?.tell('version', { version: 9, matches_version: 1 });
  });
  await waitFor(() => expect(rowOf('102')).toBeNull());
  const statesOf = (id: string) =>
    new Set(
      within(within(rowOf(id)!).getByRole('group'))
        .getAllByRole('button')
        .map((price) => price.dataset['state'] ?? 'open'),
    );
  expect([statesOf('101'), statesOf('103')]).toEqual([new Set(['suspended']), new Set(['open'])]);
});
