import type { Market, MatchHeader, MainOutcome, Outcome, Selection } from '@kipenga/betting-core';

/** The pick behind a price on a match card; null while it is locked (R4-03). */
export function selectionOfMain(match: MatchHeader, outcome: MainOutcome): Selection | null {
  return selection(match, outcome, { typeId: outcome.marketTypeId, name: outcome.marketName });
}

/** The pick behind a price in a market; null while it is locked (R4-03). */
export function selectionOfMarket(match: MatchHeader, market: Market, outcome: Outcome): Selection | null {
  return selection(match, outcome, market);
}

function selection(
  match: MatchHeader,
  outcome: Outcome,
  market: Pick<Market, 'typeId' | 'name'>,
): Selection | null {
  if (outcome.odds === null) return null;
  return {
    matchId: match.id,
    feedMatchId: match.feedId,
    homeTeam: match.homeTeam,
    awayTeam: match.awayTeam,
    startsAt: match.startsAt,
    marketName: market.name,
    marketTypeId: market.typeId,
    outcomeKey: outcome.key,
    outcomeId: outcome.id,
    label: outcome.label,
    odds: outcome.odds,
  };
}
