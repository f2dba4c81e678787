import { instant, kes, type LiveEvent, type LiveState } from '@kipenga/betting-core';
import type { JudgedWait } from './JudgedWaits/JudgedWaits.tsx';

/** A derby in its second half, one goal ahead. */
export const LIVE: LiveState = {
  period: 'second-half',
  minute: 67,
  added: 0,
  home: 2,
  away: 1,
  homeReds: 0,
  awayReds: 0,
  isSuspended: false,
};

/** Events of that match. */
export const LIVE_EVENTS: readonly LiveEvent[] = [
  { minute: 9, added: 0, kind: 'goal', side: 'home', home: 1, away: 0 },
  { minute: 31, added: 0, kind: 'yellow-card', side: 'away', home: 1, away: 0 },
  { minute: 45, added: 2, kind: 'goal', side: 'away', home: 1, away: 1 },
  { minute: 45, added: 3, kind: 'half-time', home: 1, away: 1 },
  { minute: 46, added: 0, kind: 'second-half', home: 1, away: 1 },
  { minute: 52, added: 0, kind: 'penalty-looked-at', side: 'home', home: 1, away: 1 },
  { minute: 53, added: 0, kind: 'penalty-missed', side: 'home', home: 1, away: 1 },
  { minute: 58, added: 0, kind: 'red-card', side: 'away', home: 1, away: 1 },
  { minute: 64, added: 0, kind: 'goal', side: 'home', home: 2, away: 1 },
];

/** Verdicts on bets of that match. */
export const VERDICTS: readonly JudgedWait[] = [
  { minute: 66, at: instant('2026-11-21T13:23:11Z'), bets: 4, stake: kes(1_250) },
  { minute: 64, at: instant('2026-11-21T13:21:02Z'), reason: 'goal', bets: 11, stake: kes(3_480) },
  { minute: 40, at: instant('2026-11-21T12:40:00Z'), bets: 1, stake: kes(49) },
];
