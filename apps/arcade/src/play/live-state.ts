import type { SharedPhase } from '../protocol.ts';

/** How a shared table stands, for who does not sit at it. */
export interface LiveState {
  readonly phase: SharedPhase;
  readonly round: string;
  /** Until the phase ends. */
  readonly ms: number;
  /** How many players look on. */
  readonly seated: number;
  /** The last results, from the latest, each as the short mark its game has for it: '17', 'B'. */
  readonly recent: readonly string[];
}
