import { setTimeout as pause } from 'node:timers/promises';

/** A connection that is kept open. */
export interface Kept {
  /** Resolves once the other side has answered. */
  ask(): Promise<unknown>;
  /** Ends it whether or not the other side still answers. */
  end(why?: unknown): void;
  /** Resolves with the error once the connection is lost. */
  readonly lost: Promise<unknown>;
}

interface KeepOptions<Connection> {
  /** Rejects if no connection can be made, and never waits for long. */
  readonly open: () => Promise<Connection>;
  readonly onFailure: (error: unknown) => void;
  /** Interval of liveness checks, in milliseconds. */
  readonly beatMs: number;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Keeps a connection open: reopens it, after a growing pause, when it is lost or no longer answers. */
export const keepOpen = <Connection extends Kept>({ open, onFailure, beatMs }: KeepOptions<Connection>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let connection: Connection | null = null;
  let pauseMs = FIRST_PAUSE_MS;

  /** Resolves with the error once the connection is lost, or could not be made. */
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

  // A silent connection may be dead: it is checked.
  const beat = setInterval(() => {
    const asked = connection;
    asked?.ask().catch((error: unknown) => asked.end(error));
  }, beatMs).unref();

  return {
    /** The current connection; null while there is none. */
    now: (): Connection | null => connection,
    stop: async (): Promise<void> => {
      stopping.abort();
      clearInterval(beat);
      connection?.end();
      await kept;
    },
  };
};
