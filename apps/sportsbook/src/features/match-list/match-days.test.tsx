import { matchId } from '@kipenga/betting-core';
import { aMatch } from '@kipenga/betting-core/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { FIRST_VIEW } from './list-arguments.ts';
import { MatchDays } from './MatchDays.tsx';

type See = (seen: readonly { readonly isIntersecting: boolean }[]) => void;

/** The end of a list, out of reach until the test scrolls near it. */
const stubSight = () => {
  const margins: (string | undefined)[] = [];
  let see: See = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: See, { rootMargin }: IntersectionObserverInit) {
        see = told;
        margins.push(rootMargin);
      }
      observe(): void {
        see([{ isIntersecting: false }]);
      }
      disconnect(): void {}
    },
  );
  return { margins, comeNear: () => act(() => see([{ isIntersecting: true }])) };
};

afterEach(() => vi.unstubAllGlobals());

const LENGTH = 70;

test('a list draws its first rows, and more each time that somebody comes near its end', async () => {
  const { margins, comeNear } = stubSight();
  const matches = Array.from({ length: LENGTH }, (_, at) => aMatch({ id: matchId(`m${at}`) }));
  await renderInSportsbook(<MatchDays matches={matches} columns={['home']} />, { path: '/' });
  const rows = () => screen.getAllByRole('article').length;
  expect(rows()).toBe(FIRST_VIEW);
  comeNear();
  const first = rows();
  expect(first).toBeGreaterThan(FIRST_VIEW);
  expect(first).toBeLessThan(LENGTH);
  comeNear();
  comeNear();
  expect(rows()).toBe(LENGTH);
  expect(margins).toEqual(['0px 0px 50%', '0px 0px 200%', '0px 0px 200%']);
});
