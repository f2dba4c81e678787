import { setTimeout as pause } from 'node:timers/promises';

/** A connection as it is kept open. */
export interface Kept {
  /** Resolves once the other side has answered. */
  ask(): Promise<unknown>;
  /** Ends it whether or not the other side still answers. */
  end(why?: unknown): void;
  /** Resolves with what went wrong when it is no more. */
  readonly lost: Promise<unknown>;
}

interface KeepOptions<Connection> {
  /** Rejects where no connection comes about, and never waits for long. */
  readonly open: () => Promise<Connection>;
  readonly onFailure: (error: unknown) => void;
  /** How often the connection is asked whether it lives. */
  readonly beatMs: number;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Keeps a connection open: opens it again, after a pause that grows, when it was lost or answers no more. */
export const keepOpen = <Connection extends Kept>({ open, onFailure, beatMs }: KeepOptions<Connection>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let connection: Connection | null = null;
  let pauseMs = FIRST_PAUSE_MS;

  /** Resolves when the connection is no more, or did not come about: with what went wrong. */
  const hold = async (): Promise<unknown> => {
    try {
      connection = await open();
    } catch (error) {
      return error;
    }
    pauseMs = FIRST_PAUSE_MS;
    if (signal.aborted) connection.end();
    return connection.lost;
  };
  const keep = async (): Promise<void> => {
    while (!signal.aborted) {
      const why = await hold();
      connection = null;
      if (signal.aborted) return;
      if (why !== undefined) onFailure(why);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  };
  const kept = keep();

  // A connection on which nothing is heard for long looks like one that is dead: it is asked.
  const beat = setInterval(() => {
    const asked = connection;
    asked?.ask().catch((error: unknown) => asked.end(error));
  }, beatMs).unref();

  return {
    /** The connection as it is now; null while there is none. */
    now: (): Connection | null => connection,
    stop: async (): Promise<void> => {
      stopping.abort();
      clearInterval(beat);
      connection?.end();
      await kept;
    },
  };
};
