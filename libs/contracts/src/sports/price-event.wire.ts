import {
  MATCH_STATES,
  ok,
  refuse,
  type LiveEvent,
  type LiveState,
  type MatchId,
  type MatchState,
  type Odds,
  type OutcomeId,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import type { Nothing } from '../endpoint.ts';
import type { AnyCodec, Codec } from '../pieces/codec-of.ts';
import { priceOrNone } from '../pieces/decimal-odds.ts';
import { entity, noun } from '../pieces/entity.ts';
import { matchIdText, outcomeIdText } from '../pieces/ids.ts';
import { liveEventOnTheWire, liveStateOnTheWire } from '../live/live-state.wire.ts';
import { decodeWire, encodeWire } from '../travel.ts';
import { listVersionOnTheWire, type ListVersion } from './list-version.wire.ts';

/** Prices by their outcomes; null is a lock. */
export type PricesByOutcome = { readonly [id in OutcomeId]: Odds | null };

/** New prices of a match; of an outcome that is not named nothing has changed. */
export interface PricesMoved {
  readonly matchId: MatchId;
  readonly odds: PricesByOutcome;
}

/** Where a match stands from now on. */
export interface MatchMoved {
  readonly matchId: MatchId;
  readonly state: MatchState;
  /** '2:1', once it is known. */
  readonly score?: string;
  /** How it stands, while it is played: it takes bets in play where it is not suspended. */
  readonly live?: LiveState;
  /** What happened in it last. */
  readonly event?: LiveEvent;
}

/** The events of the stream of prices by name, as they travel (D79, D90). */
export const priceEventsOnTheWire = {
  prices: entity(noun<PricesMoved>(), {
    match_id: ['matchId', matchIdText],
    odds: ['odds', z.record(outcomeIdText, priceOrNone) as unknown as Codec<PricesByOutcome>],
  }),
  match: entity(noun<MatchMoved>(), {
    match_id: ['matchId', matchIdText],
    state: ['state', z.enum(MATCH_STATES)],
    score: ['score', z.optional(z.string())],
    live: ['live', z.optional(liveStateOnTheWire)],
    event: ['event', z.optional(liveEventOnTheWire)],
  }),
  version: listVersionOnTheWire,
  /** What was missed is not known: all that is shown is to be asked for again. */
  reload: z.object({}) as unknown as Codec<Nothing>,
};

/** What the stream of prices tells. */
export type PriceEvent =
  | ({ readonly kind: 'prices' } & PricesMoved)
  | ({ readonly kind: 'match' } & MatchMoved)
  | ({ readonly kind: 'version' } & ListVersion)
  | { readonly kind: 'reload' };

/** The data of an event; its name is its kind. */
export function printPriceEvent({ kind, ...event }: PriceEvent): string {
  return JSON.stringify(encodeWire(priceEventsOnTheWire[kind] as AnyCodec, event));
}

/** Reads the data of an event that came under the name of its kind. */
export function readPriceEvent(kind: PriceEvent['kind'], data: string): Result<PriceEvent, string> {
  try {
    const read = decodeWire(priceEventsOnTheWire[kind] as Codec<object>, JSON.parse(data));
    return read.ok ? ok({ kind, ...read.value } as PriceEvent) : read;
  } catch {
    return refuse('an event is JSON');
  }
}
