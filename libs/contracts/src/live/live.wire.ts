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

/** A row of the list of live matches: a match with its live state. */
export const liveMatchOnTheWire = z.intersection(
  matchOnTheWire,
  entity(noun<{ readonly live: LiveState }>(), { live: ['live', liveStateOnTheWire] }),
);

/** Selects live matches. */
export interface LiveFilter {
  readonly isEsport: boolean;
  /** Restricts the list to one sport. */
  readonly sportId?: SportId;
}
export const liveQuery = entity(noun<LiveFilter>(), {
  is_esport: ['isEsport', textFlag],
  sport_id: ['sportId', z.optional(sportIdText)],
});

/** Number of live matches of a sport. */
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

/** Events of a match in order, and its current or final state. */
export interface MatchTimeline {
  readonly live: LiveState;
  readonly events: readonly LiveEvent[];
  /** Seconds a bet on the match waits. */
  readonly waitSeconds: number;
}
export const matchTimelineOnTheWire = entity(noun<MatchTimeline>(), {
  live: ['live', liveStateOnTheWire],
  events: ['events', list(liveEventOnTheWire)],
  wait_seconds: ['waitSeconds', count],
});

/** A verdict on bets that waited on a match at the same time; they stood if it has no reason. */
export interface VerdictOnWaits {
  /** Minute of the match at the verdict. */
  readonly minute: number;
  readonly at: Instant;
  readonly reason?: WaitFall;
  readonly bets: number;
  readonly stake: Cents;
}

/** Verdicts on all bets that waited on a match, public for everybody (D103). */
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

/** State of a live bet that had to wait. */
export interface BetWait {
  readonly state: 'waiting' | 'stands' | 'fell';
  /** Whole seconds left of the wait. */
  readonly secondsLeft: number;
  /** Reason of the fall, if it fell. */
  readonly reason?: WaitFall;
}
export const BET_WAIT = {
  state: ['state', z.enum(['waiting', 'stands', 'fell'])],
  seconds_left: ['secondsLeft', count],
  reason: ['reason', z.optional(z.enum(WAIT_FALLS))],
} as const;
export const betWaitOnTheWire = entity(noun<BetWait>(), BET_WAIT);
