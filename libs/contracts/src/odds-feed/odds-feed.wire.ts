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
import { codecOf } from '../pieces/codec-of.ts';
import { noun, strictEntity } from '../pieces/entity.ts';
import { decodeWire } from '../travel.ts';

// What a feed of odds pushes (D75), one event a line. It moves money in the end, so a field that is not known is refused.

/** What every event has: who says it, and which of its sayings it is, from 1 on. */
interface Said {
  readonly source: string;
  readonly seq: number;
}

/** A match there will be; said again, it moves the start or mends the names. */
export interface FixtureEvent extends Said {
  readonly type: 'fixture';
  /** What the feed calls the match. */
  readonly match: string;
  readonly sport: string;
  readonly competition: { readonly code: string; readonly name: string; readonly category: string };
  readonly startsAt: Instant;
  readonly homeTeam: string;
  readonly awayTeam: string;
}

/** Every price of one market of a match, by the keys of its outcomes; null is a price that is missing. */
export interface PricesEvent extends Said {
  readonly type: 'prices';
  readonly match: string;
  readonly market: string;
  readonly isSuspended?: boolean;
  readonly odds: Readonly<Record<string, Odds | null>>;
}

/** How a match ended. One with a higher version corrects what was said before. */
export interface ResultEvent extends Said {
  readonly type: 'result';
  readonly match: string;
  readonly version: number;
  readonly home: number;
  readonly away: number;
  readonly halfHome?: number;
  readonly halfAway?: number;
}

/** A match that does not count: stakes go back. */
export interface VoidEvent extends Said {
  readonly type: 'void';
  readonly match: string;
}

/** All is said up to now. */
export interface HeartbeatEvent extends Said {
  readonly type: 'heartbeat';
}

export type FeedEvent = FixtureEvent | PricesEvent | ResultEvent | VoidEvent | HeartbeatEvent;

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

const START_WORDS = 'a time of this millennium in UTC, written 2026-11-28T15:00:00Z';
const start = codecOf(
  written(/^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, START_WORDS),
  (text): Result<Instant, string> =>
    // A day that is none, such as 30 February, would be read as another.
    Number.isNaN(Date.parse(text)) || instantFromMs(Date.parse(text)) !== text
      ? refuse(START_WORDS)
      : ok(instant(text)),
  (at) => instantFromMs(toMs(at)) as string,
);

const LOWEST_HUNDREDTHS = 101;
const HIGHEST_HUNDREDTHS = 1_000_000;
const PRICE_WORDS = 'a price from 1.01 to 10000 with at most two decimals, or null';

const price = z.nullable(
  codecOf(
    z.number({ error: PRICE_WORDS }),
    (decimal): Result<Odds, string> => {
      const hundredths = Math.round(decimal * 100);
      return hundredths / 100 === decimal &&
        hundredths >= LOWEST_HUNDREDTHS &&
        hundredths <= HIGHEST_HUNDREDTHS
        ? ok(oddsFromThousandths(hundredths * 10))
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
  start: ['startsAt', start],
  home: ['homeTeam', name],
  away: ['awayTeam', name],
});

const prices = strictEntity(noun<PricesEvent>(), {
  ...HEAD,
  type: ['type', z.literal('prices')],
  match: ['match', matchName],
  market: ['market', name],
  suspended: ['isSuspended', z.optional(z.boolean())],
  odds: ['odds', z.readonly(z.record(z.string(), price))],
});

const result = strictEntity(noun<ResultEvent>(), {
  ...HEAD,
  type: ['type', z.literal('result')],
  match: ['match', matchName],
  version: ['version', whole(1, 1_000_000)],
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
    'half_home and half_away are no more than home and away',
  ),
);

const EVENTS = {
  fixture,
  prices,
  result,
  void: strictEntity(noun<VoidEvent>(), {
    ...HEAD,
    type: ['type', z.literal('void')],
    match: ['match', matchName],
  }),
  heartbeat: strictEntity(noun<HeartbeatEvent>(), { ...HEAD, type: ['type', z.literal('heartbeat')] }),
} satisfies Record<FeedEvent['type'], unknown>;

const TYPES = Object.keys(EVENTS) as FeedEvent['type'][];
const head = z.object(
  { source: HEAD.source[1], seq: HEAD.seq[1], type: z.enum(TYPES, { error: `one of ${TYPES.join(', ')}` }) },
  { error: 'an object of JSON' },
);

/** An event as a line of JSON says it; a refusal names the field, and what would have fitted. */
export const readFeedEvent = (wire: unknown): Result<FeedEvent, string> => {
  const said = decodeWire(head, wire);
  return said.ok ? decodeWire<FeedEvent>(EVENTS[said.value.type], wire) : said;
};
