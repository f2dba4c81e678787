import type { StatementRow, StatementType } from '@kipenga/betting-core';

/** Result of a game session. */
type GameOutcome = 'won' | 'lost' | 'even';

/** Movements between two accounts of a customer. Each makes two lines of a statement with different texts. */
type Moved = 'bonus-release' | 'bonus-release-reversal';

/** Text id of a movement in a statement. */
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

/**
 * Returns the text id of a movement. Game sessions have one for each result, and movements between two accounts one for each
 * direction.
 */
export const movementWord = ({ type, amount }: Pick<StatementRow, 'type' | 'amount'>): MovementWord => {
  if (type === 'game') return `statement.type.game.${outcomeOf(amount)}`;
  return isMoved(type) && amount < 0 ? `statement.type.${type}.out` : `statement.type.${type}`;
};
