import type { ToldTable } from '@kipenga/contracts/wallet';
import type { ArcadeGame } from '../games/game.ts';
import { stakeLimits } from '../games/limits.ts';
import type { LiveState } from '../play/live-state.ts';

/** A table that the house shows live. */
export interface LiveTable {
  readonly game: Pick<ArcadeGame, 'id' | 'largestStake'> & { readonly live: { readonly seats: number } };
  readonly state: LiveState;
}

/** A live table, as sent to the house. */
export const toldTable = ({ game, state }: LiveTable): ToldTable => {
  const { minimum, maximum } = stakeLimits(game.largestStake);
  return {
    ...state,
    recent: [...state.recent],
    game: game.id,
    seats: game.live.seats,
    minBet: minimum,
    maxBet: maximum,
  };
};
