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

// What a feed of odds pushes (D75), one event a line. It moves money in the end, so a field that is not known is refused.

/** What every event has: who says it, and which of its sayings it is, from 1 on. */
interface Said {
  readonly source: string;
  readonly seq: number;
}

/** A match there will be; said again, it moves the start or mends the spelling of names. */
export interface FixtureEvent extends Said {
  readonly type: 'fixture';
  /** What the feed calls the match. */
  readonly match: string;
  readonly sport: string;
  readonly competition: { readonly code: string; readonly name: string; readonly category: string };
  /** Null: it is postponed, and its new start is not known. */
  readonly startsAt: Instant | null;
  readonly homeTeam: string;
  readonly awayTeam: string;
}

/** Every price of one market of a match, by the keys of its outcomes; null is a price that is missing. */
export interface PricesEvent extends Said {
  readonly type: 'prices';
  readonly match: string;
  readonly market: string;
  readonly isSuspended: false;
  readonly odds: Readonly<Record<string, Odds | null>>;
}

/** Betting on a market of a match stops, or on all of them where `market` is null. Prices beside it are not looked at. */
export interface SuspendedEvent extends Said {
  readonly type: 'prices';
  readonly match: string;
  readonly market: string | null;
  readonly isSuspended: true;
}

/**
 * How a match ended after 90 minutes and added time, or as its sport counts. One with a higher version corrects what was said
 * before. An awarded score is none: that is a `void`.
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

/** A result, or a void, was said in error: the match has none. Its version is above that of the result. */
export interface ReopenEvent extends Said {
  readonly type: 'reopen';
  readonly match: string;
  readonly version: number;
}

/** A match that does not count: stakes go back. */
export interface VoidEvent extends Said {
  readonly type: 'void';
  readonly match: string;
}

/** A match began, at this moment. */
export interface BeganEvent extends Said {
  readonly type: 'began';
  readonly match: string;
  readonly beganAt: Instant;
}

/**
 * How far a match has been played. The first of a match that has begun says that it takes bets in play: each market once it is priced anew.
 * A source says no such thing of a match that it does not price while it is played.
 */
export interface ClockEvent extends Said {
  readonly type: 'clock';
  readonly match: string;
  readonly minute: number;
  readonly period: string;
}

/** How a match stands while it is played. One that differs closes every market of it until it is priced anew; a result alone settles. */
export interface ScoreEvent extends Said {
  readonly type: 'score';
  readonly match: string;
  readonly home: number;
  readonly away: number;
}

/** All is said up to now. */
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

/** A line that says which it is, whatever else is wrong with it. */
export interface FeedLine extends Said {
  /** The match and the market it names, and its type, as far as they can be read. */
  readonly about: {
    readonly type: string | null;
    readonly match: string | null;
    readonly market: string | null;
  };
  /** What it says; in words what cannot be read of it. */
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
    // A day that is none, such as 30 February, would be read as another.
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

/** To stop betting never fails: beside the match and the market nothing of the line has to fit. */
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

/** `suspended: false` may stand there, and says nothing. */
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

/** A field of a line that may be any, where it is one of these. */
const fieldOf = (wire: unknown, field: string, piece: z.ZodMiniType<string>): string | null => {
  const read = decodeWire(z.object({ [field]: piece }), wire);
  return read.ok ? (read.value[field] ?? null) : null;
};

const eventOf = (wire: unknown): Result<FeedEvent, string> => {
  const type = decodeWire(typed, wire);
  return type.ok ? EVENTS[type.value.type](wire) : type;
};

/** An event as a line of JSON says it. Refused is only a line without its source and seq; each refusal names the field, and what would have fitted. */
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
