import {
  WAIT_FALLS,
  type Cents,
  type Instant,
  type LiveEvent,
  type LiveState,
  type SportId,
  type WaitFall,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { textFlag } from '../pieces/flag.ts';
import { sportIdText } from '../pieces/ids.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { count } from '../pieces/text.ts';
import { liveEventOnTheWire, liveStateOnTheWire } from './live-state.wire.ts';
import { matchOnTheWire } from '../sports/match.wire.ts';

/** A row of the list of matches in play: a match of any list, with how it stands. */
export const liveMatchOnTheWire = z.intersection(
  matchOnTheWire,
  entity(noun<{ readonly live: LiveState }>(), { live: ['live', liveStateOnTheWire] }),
);

/** Which matches in play are asked for. */
export interface LiveFilter {
  readonly isEsport: boolean;
  /** Only those of one sport. */
  readonly sportId?: SportId;
}
export const liveQuery = entity(noun<LiveFilter>(), {
  is_esport: ['isEsport', textFlag],
  sport_id: ['sportId', z.optional(sportIdText)],
});

/** How many matches of a sport are in play. */
export interface LiveCount {
  readonly sportId: SportId;
  readonly isEsport: boolean;
  readonly matches: number;
}
export const liveCountOnTheWire = entity(noun<LiveCount>(), {
  sport_id: ['sportId', sportIdText],
  is_esport: ['isEsport', z.boolean()],
  matches: ['matches', count],
});

/** What happened in a match, the first thing first, and how it stands, or ended. */
export interface MatchTimeline {
  readonly live: LiveState;
  readonly events: readonly LiveEvent[];
  /** The seconds that a bet on it waits. */
  readonly waitSeconds: number;
}
export const matchTimelineOnTheWire = entity(noun<MatchTimeline>(), {
  live: ['live', liveStateOnTheWire],
  events: ['events', list(liveEventOnTheWire)],
  wait_seconds: ['waitSeconds', count],
});

/** Bets that waited on a match through the same moment, and how they were judged: they stood where no reason is given. */
export interface VerdictOnWaits {
  /** The minute of the match in which they were judged. */
  readonly minute: number;
  readonly at: Instant;
  readonly reason?: WaitFall;
  readonly bets: number;
  readonly stake: Cents;
}

/** How all bets were judged that waited on a match, for everybody to read (D103). */
export interface JudgedWaits {
  readonly waited: number;
  readonly stood: number;
  readonly fell: number;
  readonly verdicts: readonly VerdictOnWaits[];
}
export const judgedWaitsOnTheWire = entity(noun<JudgedWaits>(), {
  waited: ['waited', count],
  stood: ['stood', count],
  fell: ['fell', count],
  verdicts: [
    'verdicts',
    list(
      entity(noun<VerdictOnWaits>(), {
        minute: ['minute', count],
        at: ['at', nairobiDatetime],
        reason: ['reason', z.optional(z.enum(WAIT_FALLS))],
        bets: ['bets', count],
        stake: ['stake', kes],
      }),
    ),
  ],
});

/** Where a bet on a match in play stands that was asked to wait. */
export interface BetWait {
  readonly state: 'waiting' | 'stands' | 'fell';
  /** The whole seconds that are left of the wait. */
  readonly secondsLeft: number;
  /** Why it fell. */
  readonly reason?: WaitFall;
}
export const BET_WAIT = {
  state: ['state', z.enum(['waiting', 'stands', 'fell'])],
  seconds_left: ['secondsLeft', count],
  reason: ['reason', z.optional(z.enum(WAIT_FALLS))],
} as const;
export const betWaitOnTheWire = entity(noun<BetWait>(), BET_WAIT);
