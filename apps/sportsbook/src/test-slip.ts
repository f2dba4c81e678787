import type { Balance, PlaceBetAnswer, PlacedQuote, PlaceBetRequest } from '@kipenga/api';
import {
  betId,
  kes,
  matchId,
  oddsFromThousandths,
  outcomeId,
  type MatchId,
  type MatchMarkets,
  type Selection,
} from '@kipenga/betting-core';
import { aMatch, aSelection } from '@kipenga/betting-core/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectBetslip } from './features/slip/index.ts';
import type { renderInSportsbook } from './test-sportsbook.tsx';

/** A pick of the side of this name, which plays Bandari in a match of its own. */
export const pickOf = (name: string, odds: number): Selection =>
  aSelection({
    matchId: matchId(`m-${name}`),
    outcomeId: outcomeId(name),
    homeTeam: name,
    awayTeam: 'Bandari',
    odds: oddsFromThousandths(odds),
    startsAt: null,
  });

/** The markets of the picks' matches at these prices by name, the others as they were picked; null: closed. */
export const marketsAt =
  (picks: readonly Selection[], prices: Readonly<Record<string, number | null>> = {}) =>
  ({ matchId: id }: { readonly matchId: MatchId }): MatchMarkets => {
    const pick = picks.find((one) => one.matchId === id) ?? pickOf('Nobody', 2_000);
    const now = prices[pick.outcomeId];
    const odds = now === undefined ? pick.odds : now === null ? null : oddsFromThousandths(now);
    const { outcomeKey: key, outcomeId: outcome, marketTypeId: typeId, marketName: name } = pick;
    const other = { key, id: outcomeId(`${outcome}-other`), label: 'X', odds: oddsFromThousandths(3_000) };
    const outcomes = [{ key, id: outcome, label: '1', odds }, other];
    return { match: aMatch({ id }), markets: [{ typeId, name, outcomes }] };
  };

/** The answer that a bet was placed. */
export const placed = (reference: string, quote?: PlacedQuote): PlaceBetAnswer => ({
  kind: 'placed',
  betId: betId(reference),
  reference,
  description: '',
  ...(quote && { quote }),
});

export const walletOf = (balance: number): Balance => ({
  balance: kes(balance),
  bonus: kes(0),
  freeBet: kes(0),
});

/** What a test asks of the house that it rendered a slip in. */
export const seenIn = ({
  store,
  platform,
}: Pick<Awaited<ReturnType<typeof renderInSportsbook>>, 'store' | 'platform'>) => {
  const sent = () => platform.calls.filter(({ name }) => name === 'placeBet');
  return {
    sent,
    requests: () => sent().map(({ request }) => request as PlaceBetRequest),
    onSlip: () => selectBetslip(store.getState() as never).selections.map((one) => one.homeTeam),
  };
};

export const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
