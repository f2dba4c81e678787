import { formatNairobiDateTime, formatOdds } from '@kipenga/betting-core';
import type { Services } from '../services/index.ts';
import { topMatches } from '../sports/index.ts';

const GAMES_BY_SMS = 5;

/** A few games to bet on, a line each. */
export const listGames = async ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Promise<readonly string[]> => {
  const matches = await topMatches(db, { now: bettingClock.now(), offset: 0, limit: GAMES_BY_SMS });
  return matches.map(({ gameId, startsAt, homeTeam, awayTeam, mainOutcomes }) => {
    const prices = [mainOutcomes.home, mainOutcomes.draw, mainOutcomes.away].map((outcome) =>
      outcome?.odds ? formatOdds(outcome.odds) : '-',
    );
    return `${gameId} ${formatNairobiDateTime(startsAt).slice(5, 16)} ${homeTeam} v ${awayTeam} ${prices.join(' ')}`;
  });
};
