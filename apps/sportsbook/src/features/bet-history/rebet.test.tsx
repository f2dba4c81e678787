import {
  combinationId,
  marketTypeId,
  matchId,
  oddsFromThousandths,
  outcomeKey,
  type Leg,
  type MatchMarkets,
} from '@kipenga/betting-core';
import { aSeason, marketsOf, sampleAnswer } from '@kipenga/api/testing/platform';
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

test('a combination comes again from its parts at the price of now, and is gone with one of them (D101)', async () => {
  const [derby] = aSeason(1);
  if (derby === undefined) throw new Error('The season has no match.');
  const { parts: _parts, ...plain } = leg({ matchId: derby.id });
  const part = (typeId: string, key: string) => ({
    ...plain,
    marketTypeId: marketTypeId(typeId),
    outcomeKey: outcomeKey(key),
  });
  const together: Leg = { ...plain, parts: [part('1', '1'), part('18', 'over 2.5')] };
  const { store, platform } = await renderInSportsbook(<Rebet legs={[together]} />, {
    answers: {
      getMatchMarkets: marketsOf(derby),
      priceCombination: ({ outcomeIds }) => ({
        kind: 'priced',
        outcomeId: combinationId(outcomeIds),
        odds: oddsFromThousandths(3_180),
        trueOdds: 3.44,
        multipliedOdds: 3.68,
        marginPercent: 8.2,
      }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Same picks again' }));
  expect(await screen.findByText('1 pick is on your slip at today’s odds.')).toBeInTheDocument();
  const onSlip = () => selectBetslip(store.getState() as never).selections;
  expect(onSlip()).toMatchObject([{ outcomeKey: '1 + over 2.5', odds: 3_180 }]);
  platform.change({ getMatchMarkets: marketsOf(derby, { [`${derby.id}-over25`]: null }) });
  await userEvent.click(screen.getByRole('button', { name: 'Same picks again' }));
  expect(await screen.findByText(/^1 pick is no longer offered: /)).toBeInTheDocument();
});
