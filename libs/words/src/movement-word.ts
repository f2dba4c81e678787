import type { StatementRow, StatementType } from '@kipenga/betting-core';

/** How a game's session came out. */
type GameOutcome = 'won' | 'lost' | 'even';

/** What moves from one account of a customer to another: two lines of a statement, each with words of its own. */
type Moved = 'bonus-release' | 'bonus-release-reversal';

/** The text of a statement's movement. */
export type MovementWord = `statement.type.${
  | Exclude<StatementType, 'game'>
  | `game.${GameOutcome}`
  | `${Moved}.out`}`;

const isMoved = (type: StatementType): type is Moved =>
  type === 'bonus-release' || type === 'bonus-release-reversal';

const outcomeOf = (amount: number): GameOutcome => {
  if (amount === 0) return 'even';
  return amount > 0 ? 'won' : 'lost';
};

/** What a movement of a statement is called; a game's session by how it came out, which its sign alone would say, and what left an account for the other apart from what came. */
export const movementWord = ({ type, amount }: Pick<StatementRow, 'type' | 'amount'>): MovementWord => {
  if (type === 'game') return `statement.type.game.${outcomeOf(amount)}`;
  return isMoved(type) && amount < 0 ? `statement.type.${type}.out` : `statement.type.${type}`;
};
