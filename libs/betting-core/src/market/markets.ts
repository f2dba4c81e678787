import { defineMarket, type MarketDefinition } from './market-definition.ts';
import {
  correctScores,
  halfAndFullTime,
  overAndUnder,
  THREE_RESULTS,
  type CountGoals,
} from './market-rows.ts';
import { awayWins, homeWins, isLevel, voidWhenLevel, wonWhen } from './meaning.ts';

/*
 * The table of all markets, with the meaning of a score for each outcome. Prices, settlement, the match card and the
 * wire read this one table. Ids, keys and slots never change; a new market takes slots that no other has had.
 */

const bothSides: CountGoals = (home, away) => home + away;

/** The winner: home, draw or away. */
export const ONE_X_TWO: MarketDefinition = defineMarket('1', '1x2', 1, [
  ['1', '1', homeWins, 'home'],
  ['X', 'X', isLevel, 'draw'],
  ['2', '2', awayWins, 'away'],
]);

/** Two of the three results. */
export const DOUBLE_CHANCE: MarketDefinition = defineMarket(
  '10',
  'double chance',
  4,
  [
    ['1 or X', '1 or X', wonWhen((home, away) => home >= away)],
    ['1 or 2', '1 or 2', wonWhen((home, away) => home !== away)],
    ['X or 2', 'X or 2', wonWhen((home, away) => home <= away)],
  ],
  { isExclusive: false },
);

/** Over or under 2.5 goals, the line on the card. */
export const OVER_UNDER: MarketDefinition = defineMarket(
  '18',
  'over/under 2.5',
  10,
  overAndUnder(2.5, bothSides, ['over25', 'under25']),
  { line: 2.5 },
);

/** Goal-goal: both sides score, or not. */
export const BOTH_TEAMS_TO_SCORE: MarketDefinition = defineMarket('29', 'both teams to score', 20, [
  ['yes', 'Yes', wonWhen((home, away) => home > 0 && away > 0), 'gg'],
  ['no', 'No', wonWhen((home, away) => home === 0 || away === 0), 'ng'],
]);

/** Home or away; the stake is returned if they are level. */
export const DRAW_NO_BET: MarketDefinition = defineMarket('11', 'draw no bet', 22, [
  ['1', '1', voidWhenLevel(homeWins)],
  ['2', '2', voidWhenLevel(awayWins)],
]);

/** Home or away in a game that always has a winner. A tie that happens all the same is void. */
export const WINNER: MarketDefinition = defineMarket('186', 'winner', 1, [
  ['1', '1', voidWhenLevel(homeWins), 'home'],
  ['2', '2', voidWhenLevel(awayWins), 'away'],
]);

/** The markets of a game of goals, in the order of the match page. */
export const GOAL_MARKETS: readonly MarketDefinition[] = goalMarkets();

/** The markets of a game without draws. */
export const WINNER_MARKETS: readonly MarketDefinition[] = [WINNER];

/* @__NO_SIDE_EFFECTS__ */
function goalMarkets(): readonly MarketDefinition[] {
  return [
    ONE_X_TWO,
    DOUBLE_CHANCE,
    OVER_UNDER,
    BOTH_TEAMS_TO_SCORE,
    ...goalLines('18', 'over/under', 12, [0.5, 1.5, 3.5, 4.5], bothSides),
    DRAW_NO_BET,
    ...goalLines('19', 'home team over/under', 24, [0.5, 1.5, 2.5], (home) => home),
    ...goalLines('20', 'away team over/under', 30, [0.5, 1.5, 2.5], (_, away) => away),
    defineMarket('26', 'odd/even', 36, [
      ['odd', 'Odd', wonWhen((home, away) => (home + away) % 2 === 1)],
      ['even', 'Even', wonWhen((home, away) => (home + away) % 2 === 0)],
    ]),
    defineMarket('60', '1st half 1x2', 40, THREE_RESULTS, { looksAt: 'half-time' }),
    ...goalLines('68', '1st half over/under', 43, [0.5, 1.5], bothSides, 'half-time'),
    defineMarket('47', 'half-time/full-time', 50, halfAndFullTime(), { looksAt: 'both-times' }),
    defineMarket('45', 'correct score', 60, correctScores(3)),
  ];
}

/** Defines a market for each line, two slots each; the line is part of its id and of its name. */
function goalLines(
  typeId: string,
  name: string,
  firstSlot: number,
  lines: readonly number[],
  count: CountGoals,
  looksAt: MarketDefinition['looksAt'] = 'full-time',
): readonly MarketDefinition[] {
  return lines.map((line, at) =>
    defineMarket(`${typeId}-${line}`, `${name} ${line}`, firstSlot + 2 * at, overAndUnder(line, count), {
      line,
      looksAt,
    }),
  );
}
