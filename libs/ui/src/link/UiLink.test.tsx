import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiLink, UiLinkProvider, type UiLinkProps } from './UiLink.tsx';

test('without a provider a link is a plain anchor, and navigation state stays out of the page', () => {
  render(
    <UiLink href="/bets" state={{ bet: 1 }}>
      My Bets
    </UiLink>,
  );
  const link = screen.getByRole('link', { name: 'My Bets' });
  expect(link).toHaveAttribute('href', '/bets');
  expect(link).not.toHaveAttribute('state');
});

test('the provider’s component gets every property, state too', () => {
  const Router = ({ href, state, children }: UiLinkProps) => (
    <a href={`/app${href}`}>
      {JSON.stringify(state)} {children}
    </a>
  );
  render(
    <UiLinkProvider component={Router}>
      <UiLink href="/bets" state={{ bet: 1 }}>
        My Bets
      </UiLink>
    </UiLinkProvider>,
  );
  expect(screen.getByRole('link', { name: '{"bet":1} My Bets' })).toHaveAttribute('href', '/app/bets');
});
