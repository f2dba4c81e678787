import type { Instant, NairobiDay } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { nairobiDatetime, nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { rows } from '../pieces/rows.ts';
import { count } from '../pieces/text.ts';

/** A past match from the side of one team. */
export interface PastMatch {
  readonly playedOn: NairobiDay;
  readonly opponent: string;
  readonly isAtHome: boolean;
  readonly goals: number;
  readonly conceded: number;
}

/** Recent form of both teams: at most five matches each, newest first; empty if unknown. */
export interface MatchForm {
  /** The platform's time at the answer, for counting down to a kick-off without this device's clock. */
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
