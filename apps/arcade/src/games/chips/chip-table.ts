import type { ChipRules } from './chip-rules.ts';
import type { Pace } from './chip-game.ts';
import type { SpotButtons, SpotWords } from './spot-buttons.ts';

/** Where a round is seen. */
export interface TableScene<Outcome> {
  readonly element: HTMLElement;
  /** Shows a result so long after the bets were closed; null while they are taken. */
  readonly show: (outcome: Outcome | null, sinceMs: number) => void;
  /** How long after the bets were closed all of a result is there. */
  readonly lastsMs: (outcome: Outcome) => number;
}

/** A game at a board as its page has it. */
export interface ChipTable<Outcome> {
  readonly rules: ChipRules<Outcome>;
  readonly pace: Pace;
  /** Results among which is the best that any chips can meet. */
  readonly best: readonly Outcome[];
  readonly scene: TableScene<Outcome>;
  readonly spotWords: SpotWords;
  readonly board: (spots: SpotButtons) => HTMLElement;
  /** A result in a sentence, and as the list of the last ones has it. */
  readonly sentence: (outcome: Outcome) => string;
  readonly recent: (outcome: Outcome) => HTMLElement;
  /** A result as it is verified: the same words for the same result. */
  readonly written: (outcome: Outcome) => string;
}
