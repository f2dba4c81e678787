import { ownName, type Digest } from '../../fairness/digest.ts';
import type { ProvenRound } from '../../pages/fairness-window.ts';
import type { HandView, StakeView } from '../../protocol.ts';
import { dealOf, drawsOf, writtenCards } from './deal.ts';
import { handsAfter, MOVES, writtenHands, type Move } from './hands.ts';

interface OwnHand {
  /** The name of the hand's own draw. */
  readonly name: string;
  readonly moves: readonly Move[];
  readonly hands: readonly HandView[];
}

const MOST_KEPT = 20;

/** The player's hands of past rounds. Each is verified by its own name and its moves. */
export class OwnHands {
  readonly #ofRound = new Map<string, OwnHand>();

  /** Keeps a finished hand; drops the oldest beyond the last twenty. */
  keep({ round, number, hands, moves = [] }: StakeView): void {
    if (number === undefined || hands === undefined) return;
    const made = moves.flatMap((text) => MOVES.find((move) => move === text) ?? []);
    this.#ofRound.set(round, { name: ownName(round, number), moves: made, hands });
    for (const old of [...this.#ofRound.keys()].slice(0, -MOST_KEPT)) this.#ofRound.delete(old);
  }

  /** The rounds, each followed by the player's hand in it. */
  among(rounds: readonly ProvenRound[]): readonly ProvenRound[] {
    return rounds.flatMap((proven) => {
      const own = this.#ofRound.get(proven.round);
      return own === undefined
        ? [proven]
        : [proven, { ...proven, round: own.name, result: writtenHands(own.hands) }];
    });
  }

  /** The result that follows from the digest of this name: a round's cards, or a hand after its moves. */
  readonly resultOf = (digest: Digest, name: string): string => {
    const own = [...this.#ofRound.values()].find((hand) => hand.name === name);
    if (own === undefined) return writtenCards(digest, name);
    return writtenHands(handsAfter({ ...dealOf(digest), ...drawsOf(digest) }, own.moves));
  };
}
