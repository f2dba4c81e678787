import type { SharedPhase } from '../protocol.ts';

/** State of a shared table, as the lobby shows it. */
export interface LiveState {
  readonly phase: SharedPhase;
  readonly round: string;
  /** Milliseconds until the phase ends; of a running round, since it began. */
  readonly ms: number;
  /** The number of different players who watch. */
  readonly seated: number;
  /** Recent results, latest first, each as the game's short mark: '17', 'B'. */
  readonly recent: readonly string[];
}
