import { printReply } from '@kipenga/contracts';
import { MOST_COUNTED, watchDesk } from '@kipenga/contracts/desk';
import { BETS_PLACED } from '../exposure/index.ts';
import type { Fanout } from '../fanout/index.ts';
import { feedMatchNumber, matchNumberOf } from '../sports/index.ts';
import type { Desk } from './desk.ts';
import { aliveAmong } from './operators.store.ts';
import { newsMark, type NewsMark } from './today.store.ts';

/** An open desk page, watched as long as its session lives. */
interface Watcher {
  readonly tokenHash: string;
  readonly send: (events: string) => void;
  readonly end: () => void;
}

export interface DeskHub {
  /** Sends news from now on. @returns the function that stops it. */
  readonly listen: (watcher: Watcher) => () => void;
  readonly stop: () => void;
}

interface HubParts extends Pick<Desk, 'db' | 'realClock'> {
  readonly fanout: Pick<Fanout, 'subscribe'>;
  readonly onFailure: (error: unknown) => void;
}

/** Interval in milliseconds between looks for news, while somebody listens. */
const LOOK_MS = 250;
/** Pause in milliseconds after a look that failed. */
const PAUSE_MS = 5_000;
/** Shortest time in milliseconds between two news of moved money: money moves all the time. */
const MONEY_MS = 500;

/**
 * Tells open desk pages that something has changed, that money has moved, and on which matches bets were placed; pages fetch the details themselves. Whatever the
 * number of pages and events, a process reads one row four times a second, and checks which sessions still live only when there is news.
 */
export const deskHub = ({ db, realClock, fanout, onFailure }: HubParts): DeskHub => {
  const watchers = new Set<Watcher>();
  /** The exposure includes a bet shortly after its event: so news of it goes out with the look after the next. */
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
      heard = new Set([...heardBefore, ...heard]); // news that could not be sent goes out with a later look
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
  const stopHearing = fanout.subscribe(BETS_PLACED, (word) => {
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
