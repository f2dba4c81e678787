import type { Cents } from '@kipenga/betting-core';

/** A stake in play, as kept in the journal, so that the next process can resume its round. */
export interface KeptHand {
  readonly game: string;
  readonly round: string;
  /** The round's seed, in hex. */
  readonly seed: string;
  /** The number of the stake in its round, from 1. */
  readonly number: number;
  /** The player's decisions, as the game writes them. */
  readonly made: string;
  /** Ids of the stakes that decisions added. */
  readonly added: readonly string[];
  /** The play, its player's name, and the balance its page was last sent. */
  readonly play: string;
  readonly player: string;
  readonly balance: Cents;
}
