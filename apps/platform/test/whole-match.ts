import {
  combinationOf,
  feedMatchId,
  GOAL_MARKETS,
  instant,
  matchId,
  oddsFromThousandths,
  outcomeId,
  type MatchScore,
  type Selection,
} from '@kipenga/betting-core';
import { priceMatch, type GoalModel } from '@kipenga/pricing';
import { quoteCombination } from '../src/bets/combination.ts';
import {
  competitionNumber,
  feedMatchNumber,
  matchNumberOf,
  numberOf,
  offeredOutcomes,
  offerMatches,
  outcomeNumberOf,
  recordResult,
} from '../src/sports/index.ts';
import type { Hall } from './betting-hall.ts';

/** A match with nothing unusual. */
export const USUAL: GoalModel = { lambdaHome: 1.6, lambdaAway: 1.1, theta: 1.08 };

const FIRST_MATCH = 900_001;
let matches = 0;

/** Offers a match in a hall with all its markets, at the prices of a goal model. */
export const aWholeMatch = async (
  hall: Hall,
  { model = USUAL, startsAt = '2026-11-21T12:00:00Z' }: { model?: GoalModel; startsAt?: string } = {},
) => {
  const feedNumber = feedMatchNumber(FIRST_MATCH + matches++);
  const number = matchNumberOf(feedNumber);
  const priced = priceMatch({ kind: 'goals', ...model });
  const names = { homeTeam: `Home ${feedNumber}`, awayTeam: `Away ${feedNumber}` };
  await hall.db.transaction((sql) =>
    offerMatches(sql, [
      {
        feed: 'test',
        externalId: String(feedNumber),
        feedNumber,
        competitionNumber: competitionNumber(1),
        startsAt: instant(startsAt),
        ...names,
        alsoFoundBy: '',
        outcomes: offeredOutcomes({ kind: 'goals' }, priced),
      },
    ]),
  );
  const feed = feedMatchId(String(feedNumber));

  /** Every outcome that has a price, as a selection. */
  const picks = priced.flatMap(({ market, outcome, odds }): readonly Selection[] =>
    odds === null
      ? []
      : [
          {
            ...names,
            odds: oddsFromThousandths(odds),
            matchId: matchId(String(number)),
            feedMatchId: feed,
            marketName: market.name,
            outcomeKey: outcome.key,
            marketTypeId: market.typeId,
            outcomeId: outcomeId(String(outcomeNumberOf(number, outcome.slot))),
            startsAt: instant(startsAt),
            label: outcome.label,
          },
        ],
  );

  /** '18 over 2.5' is over 2.5. */
  const pick = (name: string): Selection => {
    const found = picks.find(({ marketTypeId, outcomeKey }) => `${marketTypeId} ${outcomeKey}` === name);
    if (!found) throw new Error(`there is no price of ${name}`);
    return found;
  };

  const quote = (parts: readonly Selection[]) =>
    quoteCombination(
      hall.db,
      { feedMatchId: feed, outcomeIds: parts.map((part) => part.outcomeId) },
      hall.clock.now(),
    );

  return {
    feedMatchId: feed,
    picks,
    pick,
    quote,
    /** Picks as one selection, at the house's price. */
    combined: async (...parts: readonly string[]): Promise<Selection> => {
      const [first, ...others] = parts.map(pick);
      const quoted = await quote(parts.map(pick));
      if (!first || quoted.kind === 'refused') throw new Error(`no price of ${parts.join(' and ')}`);
      return combinationOf([first, ...others], quoted.odds);
    },
    /** Stores a result without settling anything. */
    result: (score: MatchScore | 'void'): Promise<boolean> =>
      hall.db.transaction((sql) => recordResult(sql, numberOf(feed)!, score, { at: hall.clock.now() })),
    /** Stores a result and settles the match. */
    end: async (score: MatchScore | 'void') => {
      await hall.db.transaction((sql) => recordResult(sql, numberOf(feed)!, score, { at: hall.clock.now() }));
      return hall.settle(feed);
    },
  };
};

export type WholeMatch = Awaited<ReturnType<typeof aWholeMatch>>;

/** The result of an outcome at a score, by the table of markets. */
export const resultAt = ({ marketTypeId, outcomeKey }: Selection, score: MatchScore | 'void') => {
  if (score === 'void') return 'void';
  const market = GOAL_MARKETS.find(({ typeId }) => typeId === marketTypeId);
  const outcome = market?.outcomes.find(({ key }) => key === outcomeKey);
  if (!outcome) throw new Error(`there is no ${marketTypeId} ${outcomeKey}`);
  return outcome.resultAt(score);
};
