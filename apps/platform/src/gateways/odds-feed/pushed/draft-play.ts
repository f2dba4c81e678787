import type { Instant, LiveEvent, LivePeriod } from '@kipenga/betting-core';
import type { ClockEvent, ScoreEvent } from '@kipenga/contracts/odds-feed';
import type { KnownFixture, MatchNumber, Play } from '../../../sports/index.ts';

/** Names of match periods used by sources. A match in a period of any other name takes no bets in play. */
const PERIODS: Readonly<Record<string, LivePeriod>> = {
  'first-half': 'first-half',
  '1st half': 'first-half',
  'half-time': 'half-time',
  'second-half': 'second-half',
  '2nd half': 'second-half',
  ended: 'ended',
};

const HALVES: Readonly<Partial<Record<LivePeriod, number>>> = { 'first-half': 45, 'second-half': 90 };

type State = Play['state'];

/** Collects the effect of a source's lines on matches in play before any of it is written. */
export interface PlayDraft {
  /** @returns true if earlier prices are no longer valid. */
  take(event: ClockEvent | ScoreEvent, match: KnownFixture): boolean;
  /** The source suspends betting on the whole match. */
  stop(match: KnownFixture): void;
  /** A market of the match has a new price: the suspension is over. */
  goOn(match: KnownFixture): void;
  readonly plays: () => readonly Play[];
}

const hasBegun = ({ status, startsAt }: KnownFixture, now: Instant): boolean =>
  status === 'started' || (status === 'open' && startsAt <= now);

/** Opens the draft with the current state of matches in play. */
export const openPlayDraft = (known: ReadonlyMap<MatchNumber, State>, now: Instant): PlayDraft => {
  const states = new Map(known);
  const events = new Map<MatchNumber, LiveEvent[]>();
  const touched = new Set<MatchNumber>();
  const write = (number: MatchNumber, state: State, event?: Pick<LiveEvent, 'kind' | 'side'>): void => {
    states.set(number, state);
    touched.add(number);
    const { minute, added, home, away } = state;
    if (event) events.set(number, [...(events.get(number) ?? []), { minute, added, home, away, ...event }]);
  };

  const takeClock = ({ period: said, minute }: ClockEvent, { matchNumber }: KnownFixture): boolean => {
    const period = PERIODS[said.toLowerCase()];
    if (period === undefined) return false;
    const before = states.get(matchNumber);
    const most = HALVES[period] ?? minute;
    const shown = { period, minute: Math.min(minute, most), added: Math.max(0, minute - most) };
    if (!before) {
      write(matchNumber, { ...shown, home: 0, away: 0, homeReds: 0, awayReds: 0, why: 'source' });
      return true;
    }
    const hasTurned = before.period !== period && period !== 'first-half';
    write(matchNumber, { ...before, ...shown }, hasTurned ? { kind: period } : undefined);
    return false;
  };

  const takeScore = ({ home, away }: ScoreEvent, { matchNumber }: KnownFixture): boolean => {
    const before = states.get(matchNumber);
    if (!before || (before.home === home && before.away === away)) return false;
    const side = home > before.home ? 'home' : away > before.away ? 'away' : undefined;
    const after: State = { ...before, home, away, why: 'goal' };
    write(matchNumber, after, side && { kind: 'goal', side });
    return true;
  };

  return {
    take: (event, match) => {
      if (!hasBegun(match, now) || states.get(match.matchNumber)?.period === 'ended') return false;
      return event.type === 'clock' ? takeClock(event, match) : takeScore(event, match);
    },
    stop: ({ matchNumber }) => {
      const before = states.get(matchNumber);
      if (before && before.period !== 'ended' && before.why === undefined)
        write(matchNumber, { ...before, why: 'source' });
    },
    goOn: ({ matchNumber }) => {
      const { why, ...before } = states.get(matchNumber) ?? { why: undefined };
      if ('period' in before && why !== undefined) write(matchNumber, before);
    },
    plays: () =>
      [...touched].flatMap((matchNumber) => {
        const state = states.get(matchNumber);
        return state ? [{ matchNumber, state, events: events.get(matchNumber) ?? [] }] : [];
      }),
  };
};
