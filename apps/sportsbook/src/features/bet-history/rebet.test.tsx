import { matchId, oddsFromThousandths, outcomeKey, type Leg, type MatchMarkets } from '@kipenga/betting-core';
import { sampleAnswer } from '@kipenga/api/testing/platform';
import { aMatch } from '@kipenga/betting-core/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { selectBetslip } from '../slip/index.ts';
import { Rebet } from './Rebet.tsx';

const match = aMatch({ id: matchId('m1') });
const { home } = match.mainOutcomes;
if (home === null) throw new Error('the match has no home win');
const offered: MatchMarkets = {
  match,
  markets: [
    {
      typeId: home.marketTypeId,
      name: home.marketName,
      outcomes: [{ ...home, odds: oddsFromThousandths(2750) }],
    },
  ],
};
const [sample] = sampleAnswer('getBetDetail');
const leg = (over: Partial<Leg>): Leg => ({
  ...sample!,
  matchId: match.id,
  marketTypeId: home.marketTypeId,
  outcomeKey: home.key,
  ...over,
});

test('the same picks again come at the prices of now, and what is gone is said', async () => {
  const { store } = await renderInSportsbook(
    <Rebet
      legs={[leg({}), leg({ outcomeKey: outcomeKey('no such'), homeTeam: 'Tusker', awayTeam: 'Bandari' })]}
    />,
    { answers: { getMatchMarkets: offered } },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Same picks again' }));
  expect(await screen.findByText('1 pick is on your slip at today’s odds.')).toBeInTheDocument();
  expect(screen.getByText('1 pick is no longer offered: Tusker v Bandari')).toBeInTheDocument();
  const { selections } = selectBetslip(store.getState() as never);
  expect(selections).toMatchObject([{ matchId: 'm1', odds: 2750 }]);
});
