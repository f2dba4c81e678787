import { formatOdds, smsParts, type Match } from '@kipenga/betting-core';
import type { Services } from '../services/index.ts';
import { topMatches } from '../sports/index.ts';
import { momentIn, type Language } from '../wording/index.ts';
import { shortName } from './short-name.ts';

const GAMES_BY_SMS = 5;

/** A few games to bet on. */
export const listGames = ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Promise<readonly Match[]> =>
  topMatches(db, { now: bettingClock.now(), offset: 0, limit: GAMES_BY_SMS });

/** One of them as a line of an SMS. */
const gameLine = (
  language: Language,
  { gameId, startsAt, homeTeam, awayTeam, mainOutcomes }: Match,
): string => {
  const prices = [mainOutcomes.home, mainOutcomes.draw, mainOutcomes.away].map((outcome) =>
    outcome?.odds ? formatOdds(outcome.odds) : '-',
  );
  return `${gameId} ${momentIn(language, startsAt)} ${shortName(homeTeam)} v ${shortName(awayTeam)} ${prices.join(' ')}`;
};

/** What a list of games may cost who asked for it. */
const MOST_PARTS = 2;

/** So many of them as two SMS hold, a line for each. */
export const gameLines = (language: Language, games: readonly Match[]): string => {
  const lines = games.map((game) => gameLine(language, game));
  while (lines.length > 1 && smsParts(lines.join('\n')) > MOST_PARTS) lines.pop();
  return lines.join('\n');
};
