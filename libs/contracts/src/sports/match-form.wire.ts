import type { Instant, NairobiDay } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { nairobiDatetime, nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { rows } from '../pieces/rows.ts';
import { count } from '../pieces/text.ts';

/** A match that was played, as one of its sides has it. */
export interface PastMatch {
  readonly playedOn: NairobiDay;
  readonly opponent: string;
  readonly isAtHome: boolean;
  readonly goals: number;
  readonly conceded: number;
}

/** How both sides of a match did last: at most five matches each, the newest first; none where nothing is known. */
export interface MatchForm {
  /** The platform's clock as it answered: to count down to a kick-off by it, and not by this device's. */
  readonly asOf: Instant;
  readonly home: readonly PastMatch[];
  readonly away: readonly PastMatch[];
}

const pastMatch = entity(noun<PastMatch>(), {
  played_on: ['playedOn', nairobiDayText],
  opponent: ['opponent', z.string()],
  at_home: ['isAtHome', z.boolean()],
  goals: ['goals', count],
  conceded: ['conceded', count],
});

export const matchFormOnTheWire = entity(noun<MatchForm>(), {
  as_of: ['asOf', nairobiDatetime],
  home: ['home', rows(pastMatch)],
  away: ['away', rows(pastMatch)],
});
