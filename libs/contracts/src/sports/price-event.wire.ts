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

/** Prices by outcome id; null is locked. */
export type PricesByOutcome = { readonly [id in OutcomeId]: Odds | null };

/** Changed prices of a match. Outcomes that are not named have not changed. */
export interface PricesMoved {
  readonly matchId: MatchId;
  readonly odds: PricesByOutcome;
}

/** Changed state of a match. */
export interface MatchMoved {
  readonly matchId: MatchId;
  readonly state: MatchState;
  /** '2:1', once known. */
  readonly score?: string;
  /** Live state during play: the match takes live bets unless it is suspended. */
  readonly live?: LiveState;
  /** The latest event of the match. */
  readonly event?: LiveEvent;
}

/** Events of the price stream by name, in wire format (D79, D90). */
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
  /** Events were missed: everything on screen must be loaded again. */
  reload: z.object({}) as unknown as Codec<Nothing>,
};

/** An event of the price stream. */
export type PriceEvent =
  | ({ readonly kind: 'prices' } & PricesMoved)
  | ({ readonly kind: 'match' } & MatchMoved)
  | ({ readonly kind: 'version' } & ListVersion)
  | { readonly kind: 'reload' };

/** Returns the data of an event; its name is its kind. */
export function printPriceEvent({ kind, ...event }: PriceEvent): string {
  return JSON.stringify(encodeWire(priceEventsOnTheWire[kind] as AnyCodec, event));
}

/** Reads the data of an event from its kind. */
export function readPriceEvent(kind: PriceEvent['kind'], data: string): Result<PriceEvent, string> {
  try {
    const read = decodeWire(priceEventsOnTheWire[kind] as Codec<object>, JSON.parse(data));
    return read.ok ? ok({ kind, ...read.value } as PriceEvent) : read;
  } catch {
    return refuse('an event is JSON');
  }
}
