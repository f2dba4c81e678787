import { limitsApi } from '@kipenga/api';
import { aSelection } from '@kipenga/betting-core/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { useSlipQuote } from './use-slip-quote.ts';

const picks = [aSelection()];

test('a quote is still a guess while limits that did not come are asked for again', async () => {
  const Guess = () => <output>{useSlipQuote(picks).isGuess ? 'a guess' : 'sure'}</output>;
  const { store, platform } = await renderInSportsbook(<Guess />, {
    answers: { getLimits: () => new Response('', { status: 500 }) },
  });
  await screen.findByText('a guess');
  const asked = () => platform.calls.filter((call) => call.name === 'getLimits').length;
  const before = asked();
  const again = Promise.withResolvers<Response>();
  platform.change({ getLimits: () => again.promise });
  act(
    () =>
      void store.dispatch(limitsApi.endpoints.getLimits.initiate(undefined, { forceRefetch: true }) as never),
  );
  await waitFor(() => expect(asked()).toBe(before + 1));
  expect(screen.getByText('a guess')).toBeInTheDocument();
  again.resolve(new Response('', { status: 500 }));
});
