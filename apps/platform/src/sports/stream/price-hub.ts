import { setImmediate as turn } from 'node:timers/promises';
import type { MatchNumber } from '../ids.ts';
import type { AskedMatch, Changes } from './changed-matches.store.ts';
import { frameOf, frameWriter, NOTHING_KNOWN, type FrameWriter, type Watched } from './price-frames.ts';

/** Tells all streams of this process what has changed. */
export interface PriceHub {
  /**
   * Tells `hear` of what is watched: what changed after the version `since`, or all there is, and from then on every change.
   * Answers how to stop.
   */
  listen(watched: Watched, since: number, hear: (frames: string) => void): () => void;
  /** Something may have changed: it is looked up within a second, once for everybody, where anybody listens. */
  wake(): void;
}

interface HubParts {
  readonly read: (asked: readonly AskedMatch[]) => Promise<Changes>;
  /** The shortest time between two looks. */
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
/** After so many have been told, what else the process has to do gets its turn: a bet does not wait for thousands of pages. */
const TOLD_AT_ONCE = 50;
/** Of so many matches one look reads every price. All that are open at once are fewer: only who asks for old ones comes here. */
const MOST_BEGUN = 1_000;
/** Who has missed more versions has old lists too. */
const LONGEST_GAP = 2_000;

/** Every match somebody watches once, with the oldest version anybody is at, and its card alone where nobody asks for more. */
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

/** What was missed cannot be told: the version is of another database, or of this one before it was put back, or too old. */
const isLost = ({ since, isFresh }: Listener, version: number): boolean =>
  since !== NOTHING_KNOWN && (since > version || (isFresh && version - since > LONGEST_GAP));

/**
 * Whom one look is for: all who have been told before, and of those who begin as many as ask for so many matches. Of a match that is
 * new to somebody every price is read, so the others wait for the next look.
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
