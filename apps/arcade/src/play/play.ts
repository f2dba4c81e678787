import type { Cents } from '@kipenga/betting-core';
import type { PlayerAccount } from '../money/player-account.ts';
import type { Push } from '../protocol.ts';

/** One opened game of one player. Its id is all a page needs to play, so it is told to that page only. */
export interface Play {
  readonly id: string;
  readonly gameId: string;
  readonly mode: 'REAL' | 'DEMO';
  /** Whose it is, by a name that all plays of one customer have. */
  readonly player: string;
  readonly account: PlayerAccount;
  balance: Cents;
  /** Where the page listens; none while it is away. */
  readonly listeners: Set<(push: Push) => void>;
}

/** Tells a player's page something. */
export const tell = (play: Play, push: Push): void => {
  for (const listener of play.listeners) listener(push);
};
