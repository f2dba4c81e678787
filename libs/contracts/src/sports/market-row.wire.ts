import {
  MATCH_STATES,
  ok,
  ONE_X_TWO,
  refuse,
  type FeedMatchId,
  type Instant,
  type LiveState,
  type Market,
  type MarketTypeId,
  type MatchId,
  type MatchMarkets,
  type MatchState,
  type Odds,
  type OutcomeId,
  type OutcomeKey,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { liveStateOnTheWire } from '../live/live-state.wire.ts';
import { codecOf } from '../pieces/codec-of.ts';
import { priceOrNone } from '../pieces/decimal-odds.ts';
import { entity, noun } from '../pieces/entity.ts';
import {
  feedMatchIdText,
  marketTypeIdText,
  matchIdText,
  outcomeIdText,
  outcomeKeyText,
} from '../pieces/ids.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { rows } from '../pieces/rows.ts';
import { count, words } from '../pieces/text.ts';

/** One priced outcome of a match; the match's fields are repeated in every row. */
interface MarketRow {
  readonly id: MatchId;
  readonly feedId: FeedMatchId;
  readonly marketTypeId: MarketTypeId;
  readonly marketName: string;
  readonly key: OutcomeKey;
  readonly odds: Odds | null;
  readonly outcomeId: OutcomeId;
  readonly label: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly startsAt: Instant;
  readonly category: string;
  readonly competitionName: string;
  readonly state?: MatchState;
  readonly takesCombinations?: boolean;
  /** Only in the first row. */
  readonly live?: LiveState;
  /** Only in the first row. */
  readonly waitSeconds?: number;
}

const marketRow = entity(noun<MarketRow>(), {
  match_id: ['id', matchIdText],
  parent_match_id: ['feedId', feedMatchIdText],
  sub_type_id: ['marketTypeId', marketTypeIdText],
  name: ['marketName', z.string()],
  odd_key: ['key', outcomeKeyText],
  odd_value: ['odds', priceOrNone],
  odd_id: ['outcomeId', outcomeIdText],
  display: ['label', words],
  home_team: ['homeTeam', z.string()],
  away_team: ['awayTeam', z.string()],
  start_time: ['startsAt', nairobiDatetime],
  category: ['category', words],
  competition_name: ['competitionName', words],
  match_state: ['state', z.optional(z.enum(MATCH_STATES))],
  combinations: ['takesCombinations', z.optional(z.boolean())],
  live: ['live', z.optional(liveStateOnTheWire)],
  wait_seconds: ['waitSeconds', z.optional(count)],
});

/** A match's markets, 1x2 first: a row per outcome on the wire, markets with their outcomes here (R2-40). */
export const matchMarketsOnTheWire = codecOf(rows(marketRow), readRows, printRows);

function readRows(all: readonly MarketRow[]): Result<MatchMarkets, string> {
  const first = all[0];
  if (!first) return refuse('a match without any market');
  const { id, feedId, startsAt, homeTeam, awayTeam, category, competitionName } = first;
  const { state, takesCombinations, live, waitSeconds } = first;
  const groups = new Map<MarketTypeId, Market & { readonly outcomes: Market['outcomes'][number][] }>();
  for (const row of all) {
    const market = groups.get(row.marketTypeId) ?? {
      typeId: row.marketTypeId,
      name: row.marketName,
      outcomes: [],
    };
    market.outcomes.push({ key: row.key, id: row.outcomeId, label: row.label || row.key, odds: row.odds });
    groups.set(row.marketTypeId, market);
  }
  const markets = [...groups.values()];
  const isFirst = (market: Market): boolean => market.typeId === ONE_X_TWO.typeId;
  return ok({
    match: { id, feedId, startsAt, homeTeam, awayTeam, category, competitionName },
    ...(state !== undefined && { state }),
    ...(takesCombinations !== undefined && { takesCombinations }),
    ...(live && { live }),
    ...(waitSeconds !== undefined && { waitSeconds }),
    markets: [...markets.filter(isFirst), ...markets.filter((market) => !isFirst(market))],
  });
}

function printRows({
  match,
  state,
  takesCombinations,
  live,
  waitSeconds,
  markets,
}: MatchMarkets): readonly MarketRow[] {
  const all = markets.flatMap((market) =>
    market.outcomes.map(({ id: outcomeId, ...outcome }) => ({
      ...match,
      ...(state !== undefined && { state }),
      ...(takesCombinations !== undefined && { takesCombinations }),
      ...outcome,
      outcomeId,
      marketTypeId: market.typeId,
      marketName: market.name,
    })),
  );
  const ofAll = { ...(live && { live }), ...(waitSeconds !== undefined && { waitSeconds }) };
  return all.map((row, at) => (at === 0 ? { ...row, ...ofAll } : row));
}
