import {
  gameId,
  instant,
  kes,
  feedMatchId,
  marketTypeId,
  matchId,
  oddsFromThousandths,
  outcomeId,
  outcomeKey,
  sportId,
  MAIN_COLUMNS,
  type MainColumn,
  type MainOutcomes,
  type Match,
  type Odds,
  type Selection,
} from '@kipenga/betting-core';

/** Makes a price from its decimal form, for examples only. */
export const price = (decimal: number): Odds => oddsFromThousandths(Math.round(decimal * 1000));

const outcomesOf = (match: string, prices: readonly (number | null)[]): MainOutcomes => {
  const outcome = (column: MainColumn, at: number) => {
    const decimal = prices[at];
    if (decimal === undefined) return null;
    return {
      key: outcomeKey(column),
      id: outcomeId(`${match}-${column}`),
      label: column,
      odds: decimal === null ? null : price(decimal),
      marketTypeId: marketTypeId('1'),
      marketName: '1x2',
    };
  };
  const [home, draw, away, over25, under25, gg, ng] = MAIN_COLUMNS.map(outcome);
  return {
    home: home ?? null,
    draw: draw ?? null,
    away: away ?? null,
    over25: over25 ?? null,
    under25: under25 ?? null,
    gg: gg ?? null,
    ng: ng ?? null,
  };
};

const match = (
  id: string,
  time: string,
  teams: readonly [string, string],
  league: readonly [string, string],
  more: number,
  prices: readonly (number | null)[],
): Match => ({
  id: matchId(id),
  feedId: feedMatchId(`9${id}`),
  gameId: gameId(id),
  startsAt: instant(`2026-11-21T${time}:00Z`),
  homeTeam: teams[0],
  awayTeam: teams[1],
  category: league[0],
  competitionName: league[1],
  extraMarketCount: more,
  sportId: sportId('1'),
  mainOutcomes: outcomesOf(id, prices),
});

/** Three matches of a Saturday: a derby, one with long names and locked prices, and one with a short-priced favourite. */
export const MATCHES = {
  derby: match(
    '4071',
    '12:00',
    ['Gor Mahia', 'AFC Leopards'],
    ['Kenya', 'Premier League'],
    34,
    [2.35, 3.1, 2.95, 2.2, 1.62, 1.95, 1.8],
  ),
  longNames: match(
    '4088',
    '14:30',
    ['Wolverhampton Wanderers', 'Brighton & Hove Albion'],
    ['England', 'Premier League'],
    212,
    [3.75, 3.6, 1.98, null, null, 1.66, 2.15],
  ),
  favourite: match(
    '4102',
    '17:00',
    ['Real Madrid', 'Getafe'],
    ['Spain', 'La Liga'],
    188,
    [1.22, 7.5, 15, 1.45, 2.7, 2.3, 1.57],
  ),
  outsider: match(
    '4110',
    '17:00',
    ['Bandari', 'Tusker'],
    ['Kenya', 'Premier League'],
    8,
    [101.5, 1001, 1.01, 2.2, 1.62, 1.95, 1.8],
  ),
  tennis: match('5203', '18:00', ['Angella Okutoyi', 'Sada Nahimana'], ['ITF', 'Nairobi W25'], 6, [
    1.44,
    null,
    2.62,
  ]),
} as const satisfies Record<string, Match>;

/** A home win in the derby as a leg of a slip. */
export const LEG: Selection = {
  matchId: MATCHES.derby.id,
  feedMatchId: MATCHES.derby.feedId,
  homeTeam: MATCHES.derby.homeTeam,
  awayTeam: MATCHES.derby.awayTeam,
  marketName: '1x2',
  odds: price(2.35),
  outcomeKey: outcomeKey('1'),
  marketTypeId: marketTypeId('1'),
  outcomeId: outcomeId('4071-home'),
  startsAt: MATCHES.derby.startsAt,
  label: 'Gor Mahia',
};

/** A second leg, of another match. */
export const OTHER_LEG: Selection = {
  ...LEG,
  matchId: MATCHES.longNames.id,
  feedMatchId: MATCHES.longNames.feedId,
  homeTeam: MATCHES.longNames.homeTeam,
  awayTeam: MATCHES.longNames.awayTeam,
  odds: price(2.15),
  outcomeKey: outcomeKey('no'),
  marketName: 'both teams to score',
  outcomeId: outcomeId('4088-ng'),
  label: 'No',
};

export const FIFTEEN_MILLION = kes(15_000_000);
