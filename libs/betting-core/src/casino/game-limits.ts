import { kes, type Cents } from '../money/cents.ts';
import { HOUSE_RULES } from '../house-rules.ts';

/** The limits of one round of a game. The largest figures are those of a bet. */
export const GAME_LIMITS: {
  /** The smallest stake. */
  readonly minimumStake: Cents;
  /** The largest stake. */
  readonly maximumStake: Cents;
  /** The most that one player can win in a round. */
  readonly maximumWinnings: Cents;
} = {
  minimumStake: kes(5),
  maximumStake: HOUSE_RULES.maximumStake,
  maximumWinnings: HOUSE_RULES.maximumPayout,
};
