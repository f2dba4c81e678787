import { aSelection } from '@kipenga/betting-core/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { selectionToggled } from '../slip/index.ts';
import { FloatingSlipBar } from './index.ts';

test('the bar of the first pick is on the page before anything that comes late is asked for (R2-25)', async () => {
  const barsWhenAsked: number[] = [];
  function Late() {
    barsWhenAsked.push(screen.queryAllByRole('button', { name: 'Open slip' }).length);
    return 'prices of now';
  }
  const { store } = await renderInSportsbook(<FloatingSlipBar currentPicks={<Late />} />);
  act(() => void store.dispatch(selectionToggled(aSelection())));
  expect(await screen.findByText('prices of now')).toBeInTheDocument();
  expect(barsWhenAsked[0]).toBe(1);
});
