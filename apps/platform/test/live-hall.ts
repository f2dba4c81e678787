import { instantFromMs, type LiveState, type Selection } from '@kipenga/betting-core';
import { openOutbox, type JobWork, type Outbox } from '../src/outbox/index.ts';
import { systemClock } from '../src/ports/index.ts';
import { numberOf, playMatches, startMatches, type Play } from '../src/sports/index.ts';
import type { Hall } from './betting-hall.ts';
import { setBack } from './set-back.ts';

/** The state of a match in play in a live hall, until something happens. */
export const RUNNING: Play['state'] = {
  period: 'first-half',
  minute: 11,
  added: 0,
  home: 0,
  away: 0,
  homeReds: 0,
  awayReds: 0,
};

const anHourOn = { ...systemClock, nowMs: () => systemClock.nowMs() + 3_600_000 };

/** A betting hall whose matches are in play, and whose waits pass when a test says so. */
export const liveHall = ({ db, clock, aPick }: Hall) => {
  const tell = async (
    pick: Selection,
    state: Partial<LiveState> = {},
    events: Play['events'] = [],
  ): Promise<void> => {
    const play = { matchNumber: numberOf(pick.matchId)!, state: { ...RUNNING, ...state }, events };
    await db.transaction((sql) => playMatches(sql, [play], clock.now()));
  };
  const kickOff = async (pick: Selection): Promise<void> => {
    clock.set('2026-11-21T12:11:00Z');
    await startMatches(db, clock.now());
    await tell(pick);
  };
  return {
    tell,
    /** Puts an offered match in play, at minute 11. */
    kickOff,
    /** A match in play, with the price of its home win. */
    inPlay: async (price = 2, others: readonly number[] = []): Promise<Selection> => {
      clock.set('2026-11-21T06:00:00Z');
      const pick = await aPick(price, { others });
      await kickOff(pick);
      return pick;
    },
    goal: (pick: Selection): Promise<void> =>
      tell(pick, { home: 1, why: 'goal' }, [
        { minute: 11, added: 0, kind: 'goal', side: 'home', home: 1, away: 0 },
      ]),
    /** Lets the seconds of every wait pass, and those since every change. */
    pass: async (seconds: number): Promise<void> => {
      await setBack(db, 'bet_wait.until', seconds, 'judged_at IS NULL');
      await setBack(db, 'cash_out_wait.until', seconds, 'judged_at IS NULL');
      await setBack(db, 'live_change.at', seconds);
    },
    /** An outbox with these jobs, all of them due. */
    judging: (work: readonly JobWork[]): Outbox =>
      openOutbox({
        db,
        realClock: { ...anHourOn, now: () => instantFromMs(anHourOn.nowMs()) },
        work,
        onFailure: (_, error) => {
          throw error;
        },
      }),
  };
};
