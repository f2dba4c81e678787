import type { Instant } from '@kipenga/betting-core';
import type { MatchNumber } from '../../../sports/index.ts';

/** How far an event is believed. */
export interface Believing {
  readonly now: Instant;
  /** An operator has said yes to it, or that it is of another match than before; null where nobody was asked. */
  readonly allowed: 'yes' | 'another' | null;
}

/** Who opens again what a wrong line closes: the next good line of its type, or only an operator. Nobody where it closes nothing. */
export type OpenedBy = 'good-line' | 'operator' | 'nobody';

/** Why a line of a feed is set aside, by the name of its field. */
export class LineAside extends Error {
  override readonly name = 'LineAside';
  readonly openedBy: OpenedBy;
  /** Another match that is closed with the one the line names. */
  readonly alsoCloses: MatchNumber | null;

  constructor(reason: string, openedBy: OpenedBy = 'good-line', alsoCloses: MatchNumber | null = null) {
    super(reason);
    this.openedBy = openedBy;
    this.alsoCloses = alsoCloses;
  }
}
