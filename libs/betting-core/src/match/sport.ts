import type { CompetitionId, SportId } from '../brand.ts';

/** The kinds of sport: with draws, or without. */
export type SportKind = '3way' | '2way';

/** A sport. */
export interface Sport {
  /** The sport. */
  readonly id: SportId;
  /** Its name, e.g. 'Soccer'. */
  readonly name: string;
  /** The kind: with draws, or without. */
  readonly kind: SportKind;
}

/** A league or cup in the sports tree. */
export interface Competition {
  /** The competition. */
  readonly id: CompetitionId;
  /** Its name. */
  readonly name: string;
  /** Its country or circuit. */
  readonly category: string;
  /** Its sport. */
  readonly sportId: SportId;
  /** The number of its open matches. */
  readonly matchCount: number;
}

/** One sport of the sports tree. */
export interface SportNavigation {
  /** The sport. */
  readonly sport: Sport;
  /** The competitions that most people look for. */
  readonly topCompetitions: readonly Competition[];
  /** All other competitions. */
  readonly otherCompetitions: readonly Competition[];
}
