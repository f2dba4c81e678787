import type { Cents } from '@kipenga/betting-core';
import type { PlayerAccount } from '../money/player-account.ts';
import type { Push, StakeView } from '../protocol.ts';

/** A customer at one game, on however many screens: what they staked on one of them is theirs on all. */
export interface GamePlayer {
  /** The house's name for them, the same in every session. */
  readonly name: string;
  /** Every launch of the game that is open. */
  readonly plays: Set<Play>;
  /** What became of their stakes in the last round they had any in. */
  lastStakes: readonly StakeView[];
}

/** Somebody who has not played yet. */
export const newPlayer = (name: string): GamePlayer => ({ name, plays: new Set(), lastStakes: [] });

/** One launch of a game. Its id is all a page needs to play, so it is told to that page only. */
export interface Play {
  readonly id: string;
  readonly gameId: string;
  readonly mode: 'REAL' | 'DEMO';
  readonly player: GamePlayer;
  readonly account: PlayerAccount;
  balance: Cents;
  /** Where the page listens; none while it is away. */
  readonly listeners: Set<(push: Push) => void>;
}

/** Tells one page something. */
export const tell = (play: Play, push: Push): void => {
  for (const listener of play.listeners) listener(push);
};

/** Tells every screen of a player something. */
export const tellPlayer = ({ plays }: GamePlayer, push: Push): void => {
  for (const play of plays) tell(play, push);
};
