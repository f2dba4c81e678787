import { marketTypeId, outcomeKey, type MarketTypeId, type OutcomeKey } from '../brand.ts';
import type { MainColumn } from './main-outcomes.ts';

/** A market the house offers: its number, its name and its outcomes. */
export interface MarketDefinition {
  /** The kind of market. */
  readonly typeId: MarketTypeId;
  /** Its name on the wire and on screen. */
  readonly name: string;
  /** Its outcomes, in order. */
  readonly keys: readonly OutcomeKey[];
}

/** The lines of over/under: how many goals it takes to be over. */
export const GOAL_LINES = ['0.5', '1.5', '2.5', '3.5', '4.5'] as const;

/** One over/under line. */
export type GoalLine = (typeof GOAL_LINES)[number];

const market = (typeId: string, name: string, keys: readonly string[]): MarketDefinition => ({
  typeId: marketTypeId(typeId),
  name,
  keys: keys.map(outcomeKey),
});

/** Over or under a number of goals. The card's line, 2.5 (spec 9), is type '18'; the others carry their line in the id. */
export function overUnder(line: GoalLine): MarketDefinition {
  return market(line === '2.5' ? '18' : `18-${line}`, `over/under ${line}`, [
    `over ${line}`,
    `under ${line}`,
  ]);
}

/** The markets every part of the product knows by name. */
export const MARKETS: {
  /** Home, draw or away. */
  readonly oneXTwo: MarketDefinition;
  /** Two of the three results. */
  readonly doubleChance: MarketDefinition;
  /** Over or under 2.5 goals, the line on the card. */
  readonly overUnder: MarketDefinition;
  /** Goal-goal: both teams score, or not. */
  readonly bothTeamsToScore: MarketDefinition;
  /** Home or away, where there is no draw. */
  readonly winner: MarketDefinition;
} = {
  oneXTwo: market('1', '1x2', ['1', 'X', '2']),
  doubleChance: market('10', 'double chance', ['1 or X', '1 or 2', 'X or 2']),
  overUnder: overUnder('2.5'),
  bothTeamsToScore: market('29', 'both teams to score', ['yes', 'no']),
  winner: market('186', 'winner', ['1', '2']),
};

/** Where a card's column finds its outcome: the market and the key inside it, by kind of sport. */
export function columnOutcome(
  column: MainColumn,
  kind: '3way' | '2way',
): { readonly market: MarketDefinition; readonly key: OutcomeKey } {
  const result = kind === '2way' ? MARKETS.winner : MARKETS.oneXTwo;
  const places: { readonly [Column in MainColumn]: readonly [MarketDefinition, string] } = {
    home: [result, '1'],
    draw: [MARKETS.oneXTwo, 'X'],
    away: [result, '2'],
    over25: [MARKETS.overUnder, 'over 2.5'],
    under25: [MARKETS.overUnder, 'under 2.5'],
    gg: [MARKETS.bothTeamsToScore, 'yes'],
    ng: [MARKETS.bothTeamsToScore, 'no'],
  };
  const [definition, key] = places[column];
  return { market: definition, key: outcomeKey(key) };
}
