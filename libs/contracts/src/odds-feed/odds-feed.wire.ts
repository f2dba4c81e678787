import {
  instant,
  instantFromMs,
  ok,
  oddsFromThousandths,
  refuse,
  toDecimal,
  toMs,
  type Instant,
  type Odds,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, type Codec } from '../pieces/codec-of.ts';
import { noun, strictEntity } from '../pieces/entity.ts';
import { decodeWire } from '../travel.ts';

// Lines an odds feed pushes (D75), one event each. They decide about money, so unknown fields are refused.

/** Fields of every event: its source, and its number from that source, from 1. */
interface Said {
  readonly source: string;
  readonly seq: number;
}

/** An upcoming match. A repeated one moves the start or corrects names. */
export interface FixtureEvent extends Said {
  readonly type: 'fixture';
  /** The feed's name of the match. */
  readonly match: string;
  readonly sport: string;
  readonly competition: { readonly code: string; readonly name: string; readonly category: string };
  /** Null if it is postponed without a known new start. */
  readonly startsAt: Instant | null;
  readonly homeTeam: string;
  readonly awayTeam: string;
}

/** All prices of one market of a match, by outcome key; null is a missing price. */
export interface PricesEvent extends Said {
  readonly type: 'prices';
  readonly match: string;
  readonly market: string;
  readonly isSuspended: false;
  readonly odds: Readonly<Record<string, Odds | null>>;
}

/** Suspends a market of a match, or all of them if `market` is null. Prices in the same line are ignored. */
export interface SuspendedEvent extends Said {
  readonly type: 'prices';
  readonly match: string;
  readonly market: string | null;
  readonly isSuspended: true;
}

/**
 * Result of a match after 90 minutes and added time, or by the rules of its sport. A higher version corrects an earlier one. An
 * awarded score is sent as `void` instead.
 */
export interface ResultEvent extends Said {
  readonly type: 'result';
  readonly match: string;
  readonly version: number;
  readonly home: number;
  readonly away: number;
  readonly halfHome?: number;
  readonly halfAway?: number;
}

/** Withdraws a result or a void that was sent by mistake. Its version is higher than theirs. */
export interface ReopenEvent extends Said {
  readonly type: 'reopen';
  readonly match: string;
  readonly version: number;
}

/** The match does not count, and stakes are returned. */
export interface VoidEvent extends Said {
  readonly type: 'void';
  readonly match: string;
}

/** The match began at this moment. */
export interface BeganEvent extends Said {
  readonly type: 'began';
  readonly match: string;
  readonly beganAt: Instant;
}

/**
 * Progress of a live match. The first one after the start says that the match takes live bets, each market once it is priced again.
 * A source sends none for matches that it does not price live.
 */
export interface ClockEvent extends Said {
  readonly type: 'clock';
  readonly match: string;
  readonly minute: number;
  readonly period: string;
}

/** Score of a live match. A changed score closes all its markets until they are priced again. Only a result settles bets. */
export interface ScoreEvent extends Said {
  readonly type: 'score';
  readonly match: string;
  readonly home: number;
  readonly away: number;
}

/** All events up to now have been sent. */
export interface HeartbeatEvent extends Said {
  readonly type: 'heartbeat';
}

export type FeedEvent =
  | FixtureEvent
  | PricesEvent
  | SuspendedEvent
  | ResultEvent
  | ReopenEvent
  | VoidEvent
  | BeganEvent
  | ClockEvent
  | ScoreEvent
  | HeartbeatEvent;

/** A line with a source and a number, even if the rest is wrong. */
export interface FeedLine extends Said {
  /** The match, market and type it names, as far as they can be read. */
  readonly about: {
    readonly type: string | null;
    readonly match: string | null;
    readonly market: string | null;
  };
  /** The event, or a message on what cannot be read. */
  readonly event: Result<FeedEvent, string>;
}

const written = (pattern: RegExp, words: string) =>
  z.string({ error: words }).check(z.refine((text) => pattern.test(text), words));
const whole = (least: number, most: number) => {
  const words = `a whole number from ${least} to ${most}`;
  return z.int({ error: words }).check(z.refine((n) => n >= least && n <= most, words));
};

const name = written(
  /^(?=\S)[^\p{Cc}]{1,80}(?<=\S)$/u,
  'a text of 1 to 80 characters, with no blank around it',
);
const matchName = written(/^[\w.:/-]{1,64}$/, 'a name of 1 to 64 letters, digits and . : / _ -');

const TIME_WORDS = 'a time of this millennium in UTC, written 2026-11-28T15:00:00Z';
const moment = codecOf(
  written(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, TIME_WORDS),
  (text): Result<Instant, string> =>
    // Impossible days, such as 30 February, would otherwise be read as other days.
    Number.isNaN(Date.parse(text)) || instantFromMs(Date.parse(text)) !== text
      ? refuse(TIME_WORDS)
      : ok(instant(text)),
  (at) => instantFromMs(toMs(at)) as string,
);

const LOWEST = 1_010;
const HIGHEST = 10_000_000;
const PRICE_WORDS = 'a price from 1.01 to 10000 with at most three decimals, or null';

const price = z.nullable(
  codecOf(
    z.number({ error: PRICE_WORDS }),
    (decimal): Result<Odds, string> => {
      const thousandths = Math.round(decimal * 1_000);
      return thousandths / 1_000 === decimal && thousandths >= LOWEST && thousandths <= HIGHEST
        ? ok(oddsFromThousandths(thousandths))
        : refuse(PRICE_WORDS);
    },
    toDecimal,
  ),
);

const goals = whole(0, 999);

const HEAD = {
  source: [
    'source',
    written(/^[a-z\d][a-z\d-]{0,31}$/, 'a name of 1 to 32 small letters, digits and hyphens'),
  ],
  seq: ['seq', whole(1, Number.MAX_SAFE_INTEGER - 1)],
} as const;

const competition = strictEntity(noun<FixtureEvent['competition']>(), {
  code: ['code', written(/^[A-Za-z\d][\w-]{0,31}$/, 'a code of 1 to 32 letters, digits, _ and -')],
  name: ['name', name],
  category: ['category', name],
});

const fixture = strictEntity(noun<FixtureEvent>(), {
  ...HEAD,
  type: ['type', z.literal('fixture')],
  match: ['match', matchName],
  sport: ['sport', name],
  competition: ['competition', competition],
  start: ['startsAt', z.nullable(moment)],
  home: ['homeTeam', name],
  away: ['awayTeam', name],
});

const ofMatch = { ...HEAD, match: ['match', matchName] } as const;
const version = whole(1, 1_000_000);

const prices = strictEntity(noun<Omit<PricesEvent, 'isSuspended'>>(), {
  ...ofMatch,
  type: ['type', z.literal('prices')],
  market: ['market', name],
  odds: ['odds', z.readonly(z.record(z.string(), price))],
});

/** Suspending must never fail: apart from the match and the market, no field has to be valid. */
const suspended = z.object({
  source: HEAD.source[1],
  seq: HEAD.seq[1],
  type: z.literal('prices'),
  match: matchName,
  market: z.optional(name),
  suspended: z.literal(true),
});

const result = strictEntity(noun<ResultEvent>(), {
  ...ofMatch,
  type: ['type', z.literal('result')],
  version: ['version', version],
  home: ['home', goals],
  away: ['away', goals],
  half_home: ['halfHome', z.optional(goals)],
  half_away: ['halfAway', z.optional(goals)],
}).check(
  z.refine(
    ({ halfHome, halfAway }) => (halfHome === undefined) === (halfAway === undefined),
    'half_home and half_away go together',
  ),
  z.refine(
    ({ home, away, halfHome = 0, halfAway = 0 }) => halfHome <= home && halfAway <= away,
    'half_home and half_away are no more than home and away; an awarded score is a void',
  ),
);

type Reading = (wire: unknown) => Result<FeedEvent, string>;
const reading =
  <Event extends FeedEvent>(codec: Codec<Event>): Reading =>
  (wire) =>
    decodeWire(codec, wire);

const SUSPENDED = z.object({ suspended: z.literal(true) });

/** `suspended: false` is allowed and has no effect. */
const readPrices: Reading = (wire) => {
  if (decodeWire(SUSPENDED, wire).ok) {
    const read = decodeWire(suspended, wire);
    if (!read.ok) return read;
    const { source, seq, type, match, market = null } = read.value;
    return ok({ source, seq, type, match, market, isSuspended: true });
  }
  const { suspended: said = false, ...priced } = { ...(wire as { suspended?: unknown }) };
  if (said !== false) return refuse('suspended: true or false');
  const read = decodeWire(prices, priced);
  return read.ok ? ok({ ...read.value, isSuspended: false }) : read;
};

const EVENTS = {
  fixture: reading(fixture),
  prices: readPrices,
  result: reading(result),
  reopen: reading(
    strictEntity(noun<ReopenEvent>(), {
      ...ofMatch,
      type: ['type', z.literal('reopen')],
      version: ['version', version],
    }),
  ),
  void: reading(strictEntity(noun<VoidEvent>(), { ...ofMatch, type: ['type', z.literal('void')] })),
  began: reading(
    strictEntity(noun<BeganEvent>(), {
      ...ofMatch,
      type: ['type', z.literal('began')],
      at: ['beganAt', moment],
    }),
  ),
  clock: reading(
    strictEntity(noun<ClockEvent>(), {
      ...ofMatch,
      type: ['type', z.literal('clock')],
      minute: ['minute', whole(0, 999)],
      period: ['period', name],
    }),
  ),
  score: reading(
    strictEntity(noun<ScoreEvent>(), {
      ...ofMatch,
      type: ['type', z.literal('score')],
      home: ['home', goals],
      away: ['away', goals],
    }),
  ),
  heartbeat: reading(
    strictEntity(noun<HeartbeatEvent>(), { ...HEAD, type: ['type', z.literal('heartbeat')] }),
  ),
} satisfies Record<FeedEvent['type'], Reading>;

const head = z.object({ source: HEAD.source[1], seq: HEAD.seq[1] }, { error: 'an object of JSON' });
const TYPES = Object.keys(EVENTS) as FeedEvent['type'][];
const typed = z.object({ type: z.enum(TYPES, { error: `one of ${TYPES.join(', ')}` }) });

/** Returns a field of an otherwise unread line if it fits the piece; null otherwise. */
const fieldOf = (wire: unknown, field: string, piece: z.ZodMiniType<string>): string | null => {
  const read = decodeWire(z.object({ [field]: piece }), wire);
  return read.ok ? (read.value[field] ?? null) : null;
};

const eventOf = (wire: unknown): Result<FeedEvent, string> => {
  const type = decodeWire(typed, wire);
  return type.ok ? EVENTS[type.value.type](wire) : type;
};

/**
 * Reads an event from a line of JSON. Refuses only lines without source and seq; faults in the event name the field and the
 * expected value.
 */
export const readFeedLine = (wire: unknown): Result<FeedLine, string> => {
  const said = decodeWire(head, wire);
  if (!said.ok) return said;
  const about = {
    type: fieldOf(wire, 'type', z.enum(TYPES)),
    match: fieldOf(wire, 'match', matchName),
    market: fieldOf(wire, 'market', name),
  };
  return ok({ ...said.value, about, event: eventOf(wire) });
};
