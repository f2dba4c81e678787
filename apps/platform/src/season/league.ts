import type { OfferedSport } from '../sports/index.ts';
import type { Calendar, Rounds } from './calendar.ts';
import type { MatchModel } from './pricing/price-match.ts';

/** One league of the living season. */
export interface League {
  /** Its number on the wire, 1 to 49: ids of its matches start with it. */
  readonly number: number;
  readonly code: string;
  readonly sport: OfferedSport;
  readonly category: string;
  readonly name: string;
  readonly isTop: boolean;
  readonly position: number;
  readonly clubs: readonly string[];
  readonly rounds: Rounds;
  readonly calendar: Calendar;
  /** From kick-off to result, in minutes of the platform's clock. */
  readonly durationMinutes: number;
  /** How long before its start a match is offered. */
  readonly horizonHours: number;
  /** What a meeting of two of its clubs is expected to be, before anything is known of the day. */
  readonly expect: (home: number, away: number) => MatchModel;
  /** For games without draws: what the winner and the loser end with. */
  readonly winningScore: (throwDie: (name: string) => number) => readonly [number, number];
}

/** The sports of the season. Soccer is 1 and comes first. */
export const SPORTS = {
  soccer: { sportNumber: 1, name: 'Soccer', kind: '3way', isEsport: false, position: 1 },
  basketball: { sportNumber: 2, name: 'Basketball', kind: '2way', isEsport: false, position: 2 },
  tennis: { sportNumber: 3, name: 'Tennis', kind: '2way', isEsport: false, position: 3 },
  'e-football': { sportNumber: 11, name: 'E-Football', kind: '3way', isEsport: true, position: 11 },
  'e-basketball': { sportNumber: 12, name: 'E-Basketball', kind: '2way', isEsport: true, position: 12 },
} as const satisfies Record<string, OfferedSport>;

export type SportName = keyof typeof SPORTS;
