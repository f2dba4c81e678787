import { setImmediate as turn } from 'node:timers/promises';
import type { MatchNumber } from '../ids.ts';
import type { AskedMatch, Changes } from './changed-matches.store.ts';
import { frameOf, frameWriter, NOTHING_KNOWN, type FrameWriter, type Watched } from './price-frames.ts';

/** Sends changes to all streams of this process. */
export interface PriceHub {
  /**
   * Calls `hear` with the state of watched matches: the changes after the version `since`, or everything, and every later
   * change. Returns the function that stops it.
   */
  listen(watched: Watched, since: number, hear: (frames: string) => void): () => void;
  /** Announces a possible change: it is looked up within a second, once for all listeners, if there are any. */
  wake(): void;
}

interface HubParts {
  readonly read: (asked: readonly AskedMatch[]) => Promise<Changes>;
  /** The shortest time between two looks, in milliseconds. */
  readonly gapMs?: number;
  /** Does something after a while; as setTimeout. */
  readonly later?: (work: () => void, ms: number) => unknown;
  readonly onFailure: (error: unknown) => void;
}

interface Listener {
  readonly watched: Watched;
  readonly hear: (frames: string) => void;
  since: number;
  isFresh: boolean;
}

const GAP_MS = 1_000;
/** After this many listeners the process does other work: a bet does not wait for thousands of pages. */
const TOLD_AT_ONCE = 50;
/** Full snapshots per look. More matches than this are never open at once: only requests for old ones reach the limit. */
const MOST_BEGUN = 1_000;
/** Clients further behind must reload their lists. */
const LONGEST_GAP = 2_000;

/** Each watched match once, with the oldest version among its listeners, and only its card if nobody needs more. */
const askedBy = (listeners: Iterable<Listener>): readonly AskedMatch[] => {
  const asked = new Map<MatchNumber, AskedMatch>();
  for (const { watched, since } of listeners)
    for (const [number, { isCard }] of watched) {
      const other = asked.get(number);
      asked.set(number, {
        number,
        since: Math.min(since, other?.since ?? since),
        isCard: isCard && (other?.isCard ?? true),
      });
    }
  return [...asked.values()];
};

/** True if the missed changes cannot be found: the version is of another database, from before a restore, or too old. */
const isLost = ({ since, isFresh }: Listener, version: number): boolean =>
  since !== NOTHING_KNOWN && (since > version || (isFresh && version - since > LONGEST_GAP));

/**
 * Chooses the listeners of one look: all earlier ones, and new ones up to a limit of matches. A match that is new to a listener
 * is read in full, so the others wait for the next look.
 */
const turnOf = (listeners: Iterable<Listener>): readonly Listener[] => {
  const begun = new Set<MatchNumber>();
  return [...listeners].filter(({ since, watched }) => {
    if (since !== NOTHING_KNOWN) return true;
    if (begun.size >= MOST_BEGUN) return false;
    for (const number of watched.keys()) begun.add(number);
    return true;
  });
};

export const priceHub = ({
  read,
  gapMs = GAP_MS,
  later = (work, ms) => setTimeout(work, ms).unref(),
  onFailure,
}: HubParts): PriceHub => {
  const listeners = new Set<Listener>();
  let isResting = false;
  let isWanted = false;

  const tell = (listener: Listener, version: number, framesFor: FrameWriter): void => {
    if (isLost(listener, version)) {
      listener.since = NOTHING_KNOWN;
      isWanted = true;
      listener.hear(frameOf({ kind: 'reload' }, 0));
    } else if (listener.isFresh || version > listener.since) {
      const { since } = listener;
      listener.since = version;
      listener.isFresh = false;
      listener.hear(framesFor(listener.watched, since));
    }
  };
  const deliver = async (changes: Changes, to: readonly Listener[]): Promise<void> => {
    const framesFor = frameWriter(changes);
    for (const [at, listener] of to.entries()) {
      if (at > 0 && at % TOLD_AT_ONCE === 0) await turn();
      if (listeners.has(listener)) tell(listener, changes.version.version, framesFor);
    }
  };
  const look = async (): Promise<void> => {
    isResting = true;
    const present = turnOf(listeners);
    isWanted = present.length < listeners.size;
    try {
      await deliver(await read(askedBy(present)), present);
    } catch (error) {
      isWanted = true;
      onFailure(error);
    }
    later(() => {
      isResting = false;
      if (isWanted && listeners.size > 0) void look();
    }, gapMs);
  };
  const wake = (): void => {
    isWanted = listeners.size > 0;
    if (isWanted && !isResting) void look();
  };

  return {
    listen: (watched, since, hear) => {
      const listener = { watched, since, hear, isFresh: true };
      listeners.add(listener);
      wake();
      return () => void listeners.delete(listener);
    },
    wake,
  };
};
