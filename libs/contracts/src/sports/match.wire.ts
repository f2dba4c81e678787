import {
  columnOutcome,
  ok,
  sportId,
  type MainColumn,
  type MainOutcome,
  type MainOutcomes,
  type Match,
  type Odds,
  type OutcomeId,
  type SportId,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { priceOrNone } from '../pieces/decimal-odds.ts';
import { entity, noun } from '../pieces/entity.ts';
import { feedMatchIdText, gameIdText, matchIdText, outcomeIdText, sportIdText } from '../pieces/ids.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { count, words } from '../pieces/text.ts';

interface FlatMatch extends Omit<Match, 'mainOutcomes' | 'sportId'>, FlatOdds {
  readonly sportId?: SportId;
}
/** The wire's columns, each a price and an outcome id. The id is missing if the match has no such outcome. */
type FlatOdds = { readonly [C in MainColumn as `${C}Odds`]: Odds | null } & {
  readonly [C in MainColumn as `${C}Id`]?: OutcomeId | null;
};

const idOrNone = z.optional(z.nullable(outcomeIdText));

const flatMatch = entity(noun<FlatMatch>(), {
  match_id: ['id', matchIdText],
  parent_match_id: ['feedId', feedMatchIdText],
  game_id: ['gameId', gameIdText],
  start_time: ['startsAt', nairobiDatetime],
  home_team: ['homeTeam', z.string()],
  away_team: ['awayTeam', z.string()],
  category: ['category', words],
  competition_name: ['competitionName', words],
  side_bets: ['extraMarketCount', count],
  sport_id: ['sportId', z.optional(sportIdText)],
  home_odd: ['homeOdds', priceOrNone],
  neutral_odd: ['drawOdds', priceOrNone],
  away_odd: ['awayOdds', priceOrNone],
  over_25_odd: ['over25Odds', priceOrNone],
  under_25_odd: ['under25Odds', priceOrNone],
  gg_odd: ['ggOdds', priceOrNone],
  ng_odd: ['ngOdds', priceOrNone],
  home_odd_id: ['homeId', idOrNone],
  draw_odd_id: ['drawId', idOrNone],
  away_odd_id: ['awayId', idOrNone],
  ov25_odd_id: ['over25Id', idOrNone],
  un25_odd_id: ['under25Id', idOrNone],
  gg_odd_id: ['ggId', idOrNone],
  ng_odd_id: ['ngId', idOrNone],
});

/** Hosts with only the fields of R3 do not send a match's sport. */
const SPORT_NOT_SAID = 'unknown';

/** A match of a list (R3): eleven columns of odds on the wire, main outcomes here. */
export const matchOnTheWire = codecOf(flatMatch, (flat) => ok(matchOf(flat)), flatOf);

function matchOf(flat: FlatMatch): Match {
  // A match without draws has no draw outcome; its home and away belong to the two-way market.
  const kind = flat.drawId || flat.drawOdds !== null ? '3way' : '2way';
  const main = (column: MainColumn): MainOutcome | null => {
    const id = flat[`${column}Id`];
    if (!id) return null;
    const { market, key } = columnOutcome(column, kind);
    return {
      key,
      id,
      label: key,
      odds: flat[`${column}Odds`],
      marketTypeId: market.typeId,
      marketName: market.name,
    };
  };
  const mainOutcomes: MainOutcomes = {
    home: main('home'),
    draw: main('draw'),
    away: main('away'),
    over25: main('over25'),
    under25: main('under25'),
    gg: main('gg'),
    ng: main('ng'),
  };
  return {
    id: flat.id,
    feedId: flat.feedId,
    gameId: flat.gameId,
    startsAt: flat.startsAt,
    homeTeam: flat.homeTeam,
    awayTeam: flat.awayTeam,
    category: flat.category,
    competitionName: flat.competitionName,
    extraMarketCount: flat.extraMarketCount,
    sportId: flat.sportId ?? sportId(SPORT_NOT_SAID),
    mainOutcomes,
  };
}

function flatOf({ mainOutcomes, ...match }: Match): FlatMatch {
  const columns = Object.entries(mainOutcomes).flatMap(([column, outcome]) => [
    [`${column}Odds`, outcome?.odds ?? null],
    [`${column}Id`, outcome?.id ?? null],
  ]);
  return { ...match, ...(Object.fromEntries(columns) as FlatOdds) };
}
