import { printReply } from '@kipenga/contracts';
import { MOST_COUNTED, watchDesk } from '@kipenga/contracts/desk';
import { BETS_PLACED } from '../exposure/index.ts';
import type { Fanout } from '../fanout/index.ts';
import { feedMatchNumber, matchNumberOf } from '../sports/index.ts';
import type { Desk } from './desk.ts';
import { aliveAmong } from './operators.store.ts';
import { newsMark, type NewsMark } from './today.store.ts';

/** One who looks at the desk, as long as their session lives. */
interface Watcher {
  readonly tokenHash: string;
  readonly send: (events: string) => void;
  readonly end: () => void;
}

export interface DeskHub {
  /** Tells from now on. @returns how to stop. */
  readonly listen: (watcher: Watcher) => () => void;
  readonly stop: () => void;
}

interface HubParts extends Pick<Desk, 'db' | 'realClock'> {
  readonly fanout: Pick<Fanout, 'hear'>;
  readonly onFailure: (error: unknown) => void;
}

/** How often a process looks whether there is something to tell, while somebody listens to it. */
const LOOK_MS = 250;
/** How long it waits where it could not look. */
const PAUSE_MS = 5_000;
/** Money moves all the time: that it has is told at most so often. */
const MONEY_MS = 500;

/**
 * Tells who looks at the desk that something has changed there, that money has moved, and of which matches bets were placed; what it is they ask for themselves. However
 * many look and whatever happens, a process asks the database one row four times a second, and who may still hear where there is something to tell.
 */
export const deskHub = ({ db, realClock, fanout, onFailure }: HubParts): DeskHub => {
  const watchers = new Set<Watcher>();
  /** Bets are in the exposure a moment after they are heard of: they are told with the look after the next. */
  let [heard, told] = [new Set<string>(), new Set<string>()];
  let mark: NewsMark | null = null;
  let moneyTold = { moved: '', at: 0 };
  let timer: NodeJS.Timeout | undefined;

  const sendAll = async (events: string): Promise<void> => {
    const alive = await aliveAmong(
      db,
      [...new Set([...watchers].map(({ tokenHash }) => tokenHash))],
      realClock.now(),
    );
    for (const watcher of watchers) {
      if (alive.has(watcher.tokenHash)) watcher.send(events);
      else watcher.end();
    }
  };
  const look = async (): Promise<void> => {
    const now = await newsMark(db, MOST_COUNTED, mark?.moved ?? null);
    const betsOn = [...told].map((name) => String(matchNumberOf(feedMatchNumber(Number(name)))));
    const hasChanged = mark !== null && mark.seen !== now.seen;
    const { moved } = now;
    const hasMoneyMoved =
      mark !== null && moneyTold.moved !== moved && realClock.nowMs() - moneyTold.at >= MONEY_MS;
    const heardBefore = heard;
    heard = new Set();
    try {
      if (hasChanged || hasMoneyMoved || betsOn.length > 0)
        await sendAll(
          `event: news\ndata: ${printReply(watchDesk, { hasChanged, hasMoneyMoved, betsOn })}\n\n`,
        );
    } catch (error) {
      heard = new Set([...heardBefore, ...heard]); // what could not be told is told by a later look
      throw error;
    }
    if (mark === null || hasMoneyMoved) moneyTold = { moved, at: realClock.nowMs() };
    [told, mark] = [heardBefore, now];
  };
  const next = (ms = LOOK_MS): void => {
    timer = setTimeout(() => void lookOn(), ms);
  };
  const lookOn = async (): Promise<void> => {
    let pause = LOOK_MS;
    try {
      await look();
    } catch (error) {
      onFailure(error);
      pause = PAUSE_MS;
    }
    timer = undefined;
    if (watchers.size > 0) next(pause);
  };
  const stopHearing = fanout.hear(BETS_PLACED, (word) => {
    if (watchers.size > 0) for (const name of word.split(' ')) heard.add(name);
  });
  return {
    listen: (watcher) => {
      watchers.add(watcher);
      if (timer === undefined) {
        mark = null;
        next();
      }
      return () => watchers.delete(watcher);
    },
    stop: () => {
      stopHearing();
      clearTimeout(timer);
      watchers.clear();
    },
  };
};
