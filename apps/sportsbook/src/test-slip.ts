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

/** A pick on the side of this name, at home to Bandari in its own match. */
export const pickOf = (name: string, odds: number): Selection =>
  aSelection({
    matchId: matchId(`m-${name}`),
    outcomeId: outcomeId(name),
    homeTeam: name,
    awayTeam: 'Bandari',
    odds: oddsFromThousandths(odds),
    startsAt: null,
  });

/** The markets of the picks' matches at these prices by side; others as picked; null is closed. */
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

/** The answer to a placed bet. */
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

/** The calls and the slip of a rendered sportsbook. */
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
