import type { Cents } from '@kipenga/betting-core';
import type { PlayerAccount } from '../money/player-account.ts';
import type { Push, StakeView } from '../protocol.ts';

/** A customer at one game. All their screens share its stakes. */
export interface GamePlayer {
  /** The house's name for the customer, the same in every session. */
  readonly name: string;
  /** Every launch of the game that is open. */
  readonly plays: Set<Play>;
  /** Results of their stakes in the last round they staked on. */
  lastStakes: readonly StakeView[];
}

/** A player who has not played yet. */
export const newPlayer = (name: string): GamePlayer => ({ name, plays: new Set(), lastStakes: [] });

/** One launch of a game. The id is a secret of its page: whoever has it can play. */
export interface Play {
  readonly id: string;
  readonly gameId: string;
  readonly mode: 'REAL' | 'DEMO';
  readonly player: GamePlayer;
  readonly account: PlayerAccount;
  balance: Cents;
  /** The connections of its pages; none while they are away. */
  readonly listeners: Set<(push: Push) => void>;
}

/** Sends a push to the pages of one launch. */
export const tell = (play: Play, push: Push): void => {
  for (const listener of play.listeners) listener(push);
};

/** Sends a push to every screen of a player. */
export const tellPlayer = ({ plays }: GamePlayer, push: Push): void => {
  for (const play of plays) tell(play, push);
};
