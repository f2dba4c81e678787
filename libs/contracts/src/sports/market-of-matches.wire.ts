import type { MarketTypeId, MatchId, Outcome } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { priceOrNone } from '../pieces/decimal-odds.ts';
import { entity, noun } from '../pieces/entity.ts';
import { marketTypeIdText, matchIdText, outcomeIdText, outcomeKeyText } from '../pieces/ids.ts';
import { list, rows } from '../pieces/rows.ts';

/** Selects the market and the matches. */
export interface MarketChoice {
  readonly marketTypeId: MarketTypeId;
}
export const marketChoice = entity(noun<MarketChoice>(), {
  marketTypeId: ['marketTypeId', marketTypeIdText],
});

/** One match with its outcomes of the requested market. */
export interface MatchInMarket {
  readonly matchId: MatchId;
  readonly outcomes: readonly Outcome[];
}

/** One market, with its outcomes of each match that offers it. */
export interface MarketOfMatches {
  readonly typeId: MarketTypeId;
  readonly name: string;
  readonly matches: readonly MatchInMarket[];
}

const outcome = entity(noun<Outcome>(), {
  odd_key: ['key', outcomeKeyText],
  odd_id: ['id', outcomeIdText],
  display: ['label', z.string()],
  odd_value: ['odds', priceOrNone],
});

export const marketOfMatchesOnTheWire = entity(noun<MarketOfMatches>(), {
  sub_type_id: ['typeId', marketTypeIdText],
  name: ['name', z.string()],
  matches: [
    'matches',
    rows(
      entity(noun<MatchInMarket>(), {
        match_id: ['matchId', matchIdText],
        odds: ['outcomes', list(outcome)],
      }),
    ),
  ],
});
