import type { LiveEvent, LiveEventKind, LiveState, LiveSuspension, MatchScore } from '@kipenga/betting-core';
import { playedShare } from '@kipenga/pricing';

/** Minutes of a football match from kick-off to result; shorter games run through the same minutes faster. */
export const WHOLE_MINUTES = 105;
const HALF = 45;

/** An event at a minute of play, counted from the kick-off, with the break. */
export interface TimedEvent extends LiveEvent {
  readonly at: number;
}

/** A match as it will be played. */
export interface Timeline {
  /** Added minutes of each half. */
  readonly added: readonly [first: number, second: number];
  readonly events: readonly TimedEvent[];
}

/** A goal that was added by hand, not drawn. */
export interface AddedGoal {
  readonly side: 'home' | 'away';
  /** The minute of play. */
  readonly at: number;
}

type Throw = (name: string) => number;

interface Drawn {
  readonly at: number;
  readonly kind: LiveEventKind;
  readonly side?: 'home' | 'away';
}

const FIRST = 'first-half';
const SECOND = 'second-half';
type Half = typeof FIRST | typeof SECOND;

const lengthOf = ({ added }: Pick<Timeline, 'added'>, half: Half): number =>
  HALF + added[half === FIRST ? 0 : 1];
const beginOf = (timeline: Pick<Timeline, 'added'>, half: Half): number =>
  half === FIRST ? 0 : WHOLE_MINUTES - lengthOf(timeline, SECOND);

const PENALTY_LASTS = 2;
const GOAL_IS_PENALTY = 0.1;
const MOST_YELLOWS = 6;
const RED_CARDS = 0.15;
const LOST_PENALTIES = 0.12;

/**
 * Plays a match whose result is drawn already: a goal is equally likely at any moment of its half, as the prices in play assume.
 * The same dice play the same match.
 */
export function playTimeline(
  score: MatchScore,
  throwDie: Throw,
  goalsMade: readonly AddedGoal[] = [],
): Timeline {
  const added = [
    1 + Math.floor(3 * throwDie('added first')),
    2 + Math.floor(4 * throwDie('added second')),
  ] as const;
  const anyTime = (half: Half, name: string): number =>
    beginOf({ added }, half) + throwDie(name) * lengthOf({ added }, half);
  const halfOf = (name: string): Half => (throwDie(name) < 0.5 ? FIRST : SECOND);
  const sideOf = (name: string): 'home' | 'away' => (throwDie(name) < 0.5 ? 'home' : 'away');

  const goals = (['home', 'away'] as const).flatMap((side): Drawn[] => {
    const inFirst = (side === 'home' ? score.halfHome : score.halfAway) ?? 0;
    return Array.from({ length: score[side] }, (_, number) => {
      const half = number < inFirst ? FIRST : SECOND;
      return { at: anyTime(half, `${side} goal ${number}`), kind: 'goal', side };
    });
  });
  const goalPenalties = goals.flatMap(({ at, side = 'home' }, number): Drawn[] => {
    const lookedAt = at - PENALTY_LASTS * throwDie(`looked at ${number}`);
    const isWithin = [FIRST, SECOND].some(
      (half) =>
        lookedAt > beginOf({ added }, half as Half) &&
        at <= beginOf({ added }, half as Half) + lengthOf({ added }, half as Half),
    );
    return throwDie(`penalty ${number}`) < GOAL_IS_PENALTY && isWithin
      ? [{ at: lookedAt, kind: 'penalty-looked-at', side }]
      : [];
  });
  const missed = anyTime(SECOND, 'missed at') - PENALTY_LASTS;
  const lostPenalty: Drawn[] =
    throwDie('missed') < LOST_PENALTIES && missed > beginOf({ added }, SECOND)
      ? [
          { at: missed, kind: 'penalty-looked-at', side: sideOf('missed side') },
          { at: missed + PENALTY_LASTS, kind: 'penalty-missed', side: sideOf('missed side') },
        ]
      : [];
  const cards = Array.from(
    { length: Math.floor(MOST_YELLOWS * throwDie('yellows')) },
    (_, number): Drawn => ({
      at: anyTime(halfOf(`yellow half ${number}`), `yellow ${number}`),
      kind: 'yellow-card',
      side: sideOf(`yellow side ${number}`),
    }),
  );
  const red: Drawn[] =
    throwDie('red') < RED_CARDS
      ? [{ at: anyTime(SECOND, 'red at'), kind: 'red-card', side: sideOf('red side') }]
      : [];
  const parts: Drawn[] = [
    { at: lengthOf({ added }, FIRST), kind: 'half-time' },
    { at: beginOf({ added }, SECOND), kind: 'second-half' },
    { at: WHOLE_MINUTES, kind: 'ended' },
  ];

  let [home, away] = [0, 0];
  const made = goalsMade.map(({ side, at }): Drawn => ({ at, kind: 'goal', side }));
  const drawn = [...goals, ...made, ...goalPenalties, ...lostPenalty, ...cards, ...red, ...parts].toSorted(
    (a, b) => a.at - b.at,
  );
  return {
    added,
    events: drawn.map(({ at, kind, side }) => {
      if (kind === 'goal' && side === 'home') home += 1;
      if (kind === 'goal' && side === 'away') away += 1;
      const shown = shownAt({ added }, at);
      return { at, minute: shown.minute, added: shown.added, kind, ...(side && { side }), home, away };
    }),
  };
}

type Shown = Pick<LiveState, 'period' | 'minute' | 'added'>;

const ofHalf = (half: Half, played: number): Shown => {
  const minute = Math.floor(played) + 1;
  return {
    period: half,
    minute: Math.min(HALF, minute) + (half === FIRST ? 0 : HALF),
    added: Math.max(0, minute - HALF),
  };
};

/** The clock of a match at a minute of play. */
function shownAt(timeline: Pick<Timeline, 'added'>, at: number): Shown {
  if (at >= WHOLE_MINUTES) return { period: 'ended', minute: 2 * HALF, added: 0 };
  if (at < lengthOf(timeline, FIRST)) return ofHalf(FIRST, at);
  return at < beginOf(timeline, SECOND)
    ? { period: 'half-time', minute: HALF, added: 0 }
    : ofHalf(SECOND, at - beginOf(timeline, SECOND));
}

/** A score with the added goals. */
export const withGoals = (score: MatchScore, goals: readonly AddedGoal[]): MatchScore => {
  const of = (side: 'home' | 'away', before: number): number =>
    goals.filter((goal) => goal.side === side && goal.at < before).length;
  const { home, away, halfHome, halfAway } = score;
  // During the break the first half is complete: its goals are those before the second half begins.
  const half = WHOLE_MINUTES / 2;
  return {
    home: home + of('home', Infinity),
    away: away + of('away', Infinity),
    halfHome: halfHome === null ? null : halfHome + of('home', half),
    halfAway: halfAway === null ? null : halfAway + of('away', half),
  };
};

/** The average share of a match's goals that fall before a minute of play. */
export function shareAt(timeline: Timeline, at: number): number {
  const isFirst = at < beginOf(timeline, SECOND);
  const half = isFirst ? FIRST : SECOND;
  return playedShare(half, Math.min(1, Math.max(0, at - beginOf(timeline, half)) / lengthOf(timeline, half)));
}

/** Events that suspend betting for a while, with the reason. */
const STOPS: Readonly<Partial<Record<LiveEventKind, LiveSuspension>>> = {
  goal: 'goal',
  'red-card': 'red-card',
  'penalty-looked-at': 'penalty',
};

/** True if the penalty of this event is over by then: by a goal, or missed. */
const isPenaltyOver = ({ events }: Timeline, looked: TimedEvent, at: number): boolean =>
  events.some(
    (one) => one.at > looked.at && one.at <= at && (one.kind === 'goal' || one.kind === 'penalty-missed'),
  );

/**
 * The state of a match at a minute of play, with the events so far.
 *
 * @param stopMinutes length of the suspension after an event.
 */
export function stateAt(
  timeline: Timeline,
  at: number,
  stopMinutes: number,
): { readonly state: Omit<LiveState, 'isSuspended'>; readonly events: readonly TimedEvent[] } {
  const events = timeline.events.filter((one) => one.at <= at);
  const reds = (side: 'home' | 'away'): number =>
    events.filter((one) => one.kind === 'red-card' && one.side === side).length;
  const last = events.at(-1);
  const shown = shownAt(timeline, at);
  const stop = events.findLast(
    (one) =>
      STOPS[one.kind] !== undefined &&
      (at - one.at < stopMinutes || (one.kind === 'penalty-looked-at' && !isPenaltyOver(timeline, one, at))),
  );
  const why = stop && STOPS[stop.kind];
  return {
    events,
    state: {
      ...shown,
      home: last?.home ?? 0,
      away: last?.away ?? 0,
      homeReds: reds('home'),
      awayReds: reds('away'),
      ...(why && shown.period !== 'ended' && { why }),
    },
  };
}
