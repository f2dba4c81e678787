import type { Cents } from '@kipenga/betting-core';

/** What a stake in play needs to go on in the next process, when this one ends in the middle of its round. */
export interface KeptHand {
  readonly game: string;
  readonly round: string;
  /** The round's, in hex: what is drawn follows from it. */
  readonly seed: string;
  /** Which of the round's stakes it is. */
  readonly number: number;
  /** What its player has decided, as the game writes it. */
  readonly made: string;
  /** The stakes that decisions added to it, by their ids. */
  readonly added: readonly string[];
  /** The play it belongs to, whose that is, and the balance its page was last told. */
  readonly play: string;
  readonly player: string;
  readonly balance: Cents;
}
