import {
  LIVE_EVENT_KINDS,
  LIVE_PERIODS,
  LIVE_SUSPENSIONS,
  type LiveEvent,
  type LiveState,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { count } from '../pieces/text.ts';

/** State of a live match (D103). */
export const liveStateOnTheWire = entity(noun<LiveState>(), {
  period: ['period', z.enum(LIVE_PERIODS)],
  minute: ['minute', count],
  added: ['added', count],
  home_score: ['home', count],
  away_score: ['away', count],
  home_reds: ['homeReds', count],
  away_reds: ['awayReds', count],
  suspended: ['isSuspended', z.boolean()],
  why: ['why', z.optional(z.enum(LIVE_SUSPENSIONS))],
});

/** One event of a match, with the score after it. */
export const liveEventOnTheWire = entity(noun<LiveEvent>(), {
  minute: ['minute', count],
  added: ['added', count],
  kind: ['kind', z.enum(LIVE_EVENT_KINDS)],
  side: ['side', z.optional(z.enum(['home', 'away']))],
  home_score: ['home', count],
  away_score: ['away', count],
});
