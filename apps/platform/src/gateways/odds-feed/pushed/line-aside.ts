import type { Instant } from '@kipenga/betting-core';
import type { MatchNumber } from '../../../sports/index.ts';

/** The conditions under which an event is accepted. */
export interface Believing {
  readonly now: Instant;
  /** An operator accepted it ('yes'), or said that it is about another match than before ('another'); null if nobody was asked. */
  readonly allowed: 'yes' | 'another' | null;
  /** The name of that operator; absent if nobody was asked. */
  readonly operator?: string;
}

/**
 * End of the suspension that a wrong line causes: with the next good line of its type, or only by an operator; 'nobody' if the
 * line suspends nothing.
 */
export type OpenedBy = 'good-line' | 'operator' | 'nobody';

/** Thrown to set a line of a feed aside. Names the reason by the line's field. */
export class LineAside extends Error {
  override readonly name = 'LineAside';
  readonly openedBy: OpenedBy;
  /** Another match that is closed together with the one the line names. */
  readonly alsoCloses: MatchNumber | null;

  constructor(reason: string, openedBy: OpenedBy = 'good-line', alsoCloses: MatchNumber | null = null) {
    super(reason);
    this.openedBy = openedBy;
    this.alsoCloses = alsoCloses;
  }
}
