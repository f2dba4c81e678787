import {
  DOUBLE_CHANCE,
  DRAW_NO_BET,
  fairChances,
  instantFromMs,
  ONE_X_TWO,
  OVER_UNDER,
} from '@kipenga/betting-core';
import { atOdds, fitGoalModel, offeredOutcomes, priceMatch, type MatchModel } from '../pricing/index.ts';
import {
  competitionNumber,
  SPORTS,
  type CompetitionNumber,
  type FeedMatchNumber,
  type OfferedCompetition,
  type OfferedMatch,
} from '../sports/index.ts';
import type { FootballDataMatch } from './football-data-csv.ts';
import { DIVISIONS } from './football-data-divisions.ts';

/** What the files call themselves as a feed. */
export const FOOTBALL_DATA_FEED = 'football-data';

const FIRST_COMPETITION = 101;
const divisionNumber = (division: string): CompetitionNumber =>
  competitionNumber(FIRST_COMPETITION + Object.keys(DIVISIONS).indexOf(division));

export const DIVISION_COMPETITIONS: readonly OfferedCompetition[] = Object.entries(DIVISIONS).map(
  ([code, [category, name]]) => ({
    competitionNumber: divisionNumber(code),
    code,
    sportNumber: SPORTS.soccer.sportNumber,
    category,
    name,
    isTop: ['E0', 'SP1', 'I1', 'D1', 'F1'].includes(code),
    position: divisionNumber(code),
  }),
);

/** Stable name of a match: its division, kick-off day and teams. */
export const externalIdOf = ({ division, startsAtMs, home, away }: FootballDataMatch): string =>
  `${division} ${instantFromMs(startsAtMs).slice(0, 10)} ${home} v ${away}`;

/** Where the file says nothing of goals, half of the matches are taken to have over 2.5; only markets without goals are offered then. */
const UNKNOWN_OVER = 0.5;
const WITHOUT_GOALS = new Set([ONE_X_TWO, DOUBLE_CHANCE, DRAW_NO_BET]);

/**
 * A match of the file as an offer, or null where its prices describe no match. 1x2 and over/under 2.5 are the file's own
 * prices; every other market is derived from the match they describe.
 */
export function footballDataOffer(
  match: FootballDataMatch,
  feedNumber: FeedMatchNumber,
): OfferedMatch | null {
  const outcomes = outcomesOf(match);
  if (outcomes === null) return null;
  const [category = '', name = ''] = DIVISIONS[match.division] ?? [];
  return {
    feed: FOOTBALL_DATA_FEED,
    externalId: externalIdOf(match),
    feedNumber,
    competitionNumber: divisionNumber(match.division),
    startsAt: instantFromMs(match.startsAtMs),
    homeTeam: match.home,
    awayTeam: match.away,
    alsoFoundBy: `${category} ${name}`,
    outcomes,
  };
}

const inThousandths = (price: number): number => Math.floor(price * 1000 + 1e-6);

function outcomesOf({ oneXTwo, goals }: FootballDataMatch): OfferedMatch['outcomes'] | null {
  if (oneXTwo === null) return null;
  const [home = 0, draw = 0, away = 0] = fairChances(oneXTwo);
  const over25 = goals === null ? UNKNOWN_OVER : (fairChances(goals)[0] ?? UNKNOWN_OVER);
  const fitted = fitGoalModel({ home, draw, away, over25 });
  if (fitted === null) return null;
  const model: MatchModel = { kind: 'goals', ...fitted };
  const own = new Map([
    [ONE_X_TWO, oneXTwo],
    [OVER_UNDER, goals],
  ]);
  const withOwnPrices = priceMatch(model).map((priced) => {
    const { market, outcome } = priced;
    const prices = own.get(market);
    if (prices) return atOdds(priced, inThousandths(prices[market.outcomes.indexOf(outcome)] ?? 0));
    return goals === null && !WITHOUT_GOALS.has(market) ? atOdds(priced, null) : priced;
  });
  return offeredOutcomes(model, withOwnPrices);
}
