import type { MatchModel } from '@kipenga/pricing';
import type { CompetitionNumber, OfferedSport } from '../../sports/index.ts';
import type { Calendar, Rounds } from '../calendar/calendar.ts';

/** One league of the living season. */
export interface League {
  /** Its number on the wire, 1 to 49: ids of its matches start with it. */
  readonly number: CompetitionNumber;
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
  /** Hours before its start at which a match is first offered. */
  readonly horizonHours: number;
  /** The model of a meeting of two of its clubs, before the day's form is known. */
  readonly expect: (home: number, away: number) => MatchModel;
  /** For games without draws: the final figures of the winner and the loser. */
  readonly winningScore: (throwDie: (name: string) => number) => readonly [number, number];
}
