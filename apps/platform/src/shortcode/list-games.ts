import { formatOdds, smsParts, type Match } from '@kipenga/betting-core';
import type { Services } from '../services/index.ts';
import { topMatches } from '../sports/index.ts';
import { momentIn, type Language } from '../wording/index.ts';
import { shortName } from './short-name.ts';

const GAMES_BY_SMS = 5;

/** Reads a few games to bet on. */
export const listGames = ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Promise<readonly Match[]> =>
  topMatches(db, { now: bettingClock.now(), offset: 0, limit: GAMES_BY_SMS });

/** A game as a line of an SMS. */
const gameLine = (
  language: Language,
  { gameId, startsAt, homeTeam, awayTeam, mainOutcomes }: Match,
): string => {
  const prices = [mainOutcomes.home, mainOutcomes.draw, mainOutcomes.away].map((outcome) =>
    outcome?.odds ? formatOdds(outcome.odds) : '-',
  );
  return `${gameId} ${momentIn(language, startsAt)} ${shortName(homeTeam)} v ${shortName(awayTeam)} ${prices.join(' ')}`;
};

/** The most SMS a list of games may take: the recipient pays for each. */
const MOST_PARTS = 2;

/** As many lines as fit into two SMS. */
export const gameLines = (language: Language, games: readonly Match[]): string => {
  const lines = games.map((game) => gameLine(language, game));
  while (lines.length > 1 && smsParts(lines.join('\n')) > MOST_PARTS) lines.pop();
  return lines.join('\n');
};
