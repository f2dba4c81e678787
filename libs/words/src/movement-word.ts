import type { StatementRow, StatementType } from '@kipenga/betting-core';

/** How a game's session came out. */
type GameOutcome = 'won' | 'lost' | 'even';

/** The text of a statement's movement. */
export type MovementWord = `statement.type.${Exclude<StatementType, 'game'> | `game.${GameOutcome}`}`;

const outcomeOf = (amount: number): GameOutcome => {
  if (amount === 0) return 'even';
  return amount > 0 ? 'won' : 'lost';
};

/** What a movement of a statement is called; a game's session by how it came out, which its sign alone would say. */
export const movementWord = ({ type, amount }: Pick<StatementRow, 'type' | 'amount'>): MovementWord =>
  type === 'game' ? `statement.type.game.${outcomeOf(amount)}` : `statement.type.${type}`;
