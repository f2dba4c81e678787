import { UiLink } from '@kipenga/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetTopMatchesQuery } from '@kipenga/api';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../testing/index.ts';
import { isInside } from './AppLink.tsx';

test('the router moves inside its own app only (D50)', () => {
  expect(isInside('/sports', 'sportsbook')).toBe(true);
  expect(isInside('/casino', 'sportsbook')).toBe(false);
  expect(isInside('/casino', 'casino')).toBe(true);
  expect(isInside('/sports', 'casino')).toBe(false);
  expect(isInside('//elsewhere.example/sports', 'sportsbook')).toBe(false);
  expect(isInside('https://elsewhere.example/', 'sportsbook')).toBe(false);
  expect(isInside('/sandbox/handset', 'sportsbook')).toBe(false);
});

function Screen() {
  useGetTopMatchesQuery();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <UiLink href="/sports">sports</UiLink>
    </>
  );
}

test('a link to where one is loads the data again (R2-14)', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const { platform } = await renderInShell(<Screen />, { path: '/' });
  const loads = () => platform.calls.filter((call) => call.name === 'getTopMatches').length;
  await vi.waitFor(() => expect(loads()).toBe(1));
  await userEvent.click(screen.getByText('sports'));
  expect(screen.getByRole('status')).toHaveTextContent('/sports');
  expect(loads()).toBe(1);
  await userEvent.click(screen.getByText('sports'));
  await vi.waitFor(() => expect(loads()).toBe(2));
  vi.unstubAllGlobals();
});
