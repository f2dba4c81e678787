import { kes, type Cents } from '../money/cents.ts';
import { HOUSE_RULES } from '../house-rules.ts';

/**
 * What a game's round may cost and bring. The largest figures are those of a bet (R9-01), the smallest stake
 * is ours.
 */
export const GAME_LIMITS: {
  /** The smallest stake. */
  readonly minimumStake: Cents;
  /** The largest stake. */
  readonly maximumStake: Cents;
  /** The most one round of one player can win. */
  readonly maximumWinnings: Cents;
} = {
  minimumStake: kes(5),
  maximumStake: HOUSE_RULES.maximumStake,
  maximumWinnings: HOUSE_RULES.maximumPayout,
};
