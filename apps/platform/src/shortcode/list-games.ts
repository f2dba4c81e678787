import { formatOdds, type Match } from '@kipenga/betting-core';
import type { Services } from '../services/index.ts';
import { topMatches } from '../sports/index.ts';
import { momentIn, type Language } from '../wording/index.ts';

const GAMES_BY_SMS = 5;

/** A few games to bet on. */
export const listGames = ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Promise<readonly Match[]> =>
  topMatches(db, { now: bettingClock.now(), offset: 0, limit: GAMES_BY_SMS });

/** One of them as a line of an SMS. */
export const gameLine = (
  language: Language,
  { gameId, startsAt, homeTeam, awayTeam, mainOutcomes }: Match,
): string => {
  const prices = [mainOutcomes.home, mainOutcomes.draw, mainOutcomes.away].map((outcome) =>
    outcome?.odds ? formatOdds(outcome.odds) : '-',
  );
  return `${gameId} ${momentIn(language, startsAt)} ${homeTeam} v ${awayTeam} ${prices.join(' ')}`;
};
