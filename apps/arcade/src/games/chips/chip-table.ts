import type { ChipRules } from './chip-rules.ts';
import type { Pace } from './chip-game.ts';
import type { SpotButtons, SpotWords } from './spot-buttons.ts';

/** The scene that shows a round. */
export interface TableScene<Outcome> {
  readonly element: HTMLElement;
  /** Shows a result this long after bets were closed; null while they are taken. */
  readonly show: (outcome: Outcome | null, sinceMs: number) => void;
  /** The time from closing bets until all of a result is shown. */
  readonly lastsMs: (outcome: Outcome) => number;
}

/** The parts of a board game's page. */
export interface ChipTable<Outcome> {
  readonly rules: ChipRules<Outcome>;
  readonly pace: Pace;
  /** Results that include the best one for any chips. */
  readonly best: readonly Outcome[];
  readonly scene: TableScene<Outcome>;
  readonly spotWords: SpotWords;
  readonly board: (spots: SpotButtons) => HTMLElement;
  /** A result in a sentence, and as an item in the list of recent ones. */
  readonly sentence: (outcome: Outcome) => string;
  readonly recent: (outcome: Outcome) => HTMLElement;
  /** A result in the form that verification compares. */
  readonly written: (outcome: Outcome) => string;
}
