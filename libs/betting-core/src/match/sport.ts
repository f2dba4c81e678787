import type { CompetitionId, SportId } from '../brand.ts';

/** Whether a sport's matches can be drawn. */
export type SportKind = '3way' | '2way';

/** A sport. */
export interface Sport {
  /** The sport. */
  readonly id: SportId;
  /** Its name, e.g. 'Soccer'. */
  readonly name: string;
  /** Whether its matches can be drawn. */
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
  /** How many open matches it has. */
  readonly matchCount: number;
}

/** One sport of the sports tree. */
export interface SportNavigation {
  /** The sport. */
  readonly sport: Sport;
  /** The competitions most people look for. */
  readonly topCompetitions: readonly Competition[];
  /** All others. */
  readonly otherCompetitions: readonly Competition[];
}
