import { matchId, oddsFromThousandths, outcomeId, outcomeKey } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { PriceNews } from './PriceNews.tsx';

const home = aSelection({ homeTeam: 'Gor Mahia', odds: oddsFromThousandths(2000) });
const draw = aSelection({
  matchId: matchId('m2'),
  outcomeId: outcomeId('o2'),
  outcomeKey: outcomeKey('X'),
  odds: oddsFromThousandths(3000),
});
type Prices = readonly [number, number];
const mover: { moveTo?: (prices: Prices) => void } = {};
const moveTo = (prices: Prices) => mover.moveTo?.(prices);
function Moving() {
  const [[homeOdds, drawOdds], setPrices] = useState<Prices>([2000, 3000]);
  useEffect(() => void (mover.moveTo = setPrices), []);
  return (
    <PriceNews
      picked={[home, draw]}
      current={[
        { ...home, odds: oddsFromThousandths(homeOdds) },
        { ...draw, odds: oddsFromThousandths(drawOdds) },
      ]}
    />
  );
}
afterEach(() => void vi.useRealTimers());

test('prices that move are told in one sentence, at most every five seconds (4.1.3)', async () => {
  await renderInSportsbook(<Moving />);
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const status = document.querySelector('[role=status]')!;
  act(() => moveTo([2100, 3100]));
  await pass(0);
  expect(status).toHaveTextContent('Gor Mahia was 2.00, now 2.10. Draw was 3.00, now 3.10');
  const first = status.textContent;
  await pass(1_000);
  act(() => moveTo([2200, 3100]));
  await pass(1_000);
  act(() => moveTo([2300, 3100]));
  await pass(2_900);
  expect(status).toHaveTextContent(first);
  await pass(100);
  expect(status).toHaveTextContent('Gor Mahia was 2.10, now 2.30');
});
