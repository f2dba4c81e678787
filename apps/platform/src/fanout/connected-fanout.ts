import type { Fanout } from './fanout.ts';
import { inProcessFanout } from './in-process-fanout.ts';
import { keepOpen, type Kept } from './keep-open.ts';

/** A connection on which words travel to the other processes of the house. */
export interface Line extends Kept {
  /** Tells the others; lost where they, or the line, do not keep up. */
  tell(topic: string, payload: string): void;
}

/** Where a line leads, and how it is kept open. */
export interface LineOptions {
  readonly url: string;
  /** Hears what went wrong with the line, which is opened again, and what a listener threw. */
  readonly onFailure: (error: unknown) => void;
  /** How soon a line that has died in silence is given up, in milliseconds; for tests. */
  readonly patience?: Patience;
}

interface Patience {
  /** How often it is asked whether it lives. */
  readonly beatMs: number;
  /** An answer that takes longer never comes. */
  readonly silenceMs: number;
}

/** Opens a line that hears what other processes tell, and not what this one does. */
export type OpenLine = (url: string, hear: Fanout['tell'], silenceMs: number) => Promise<Line>;

const PATIENCE: Patience = { beatMs: 15_000, silenceMs: 10_000 };

/**
 * For a house of many processes: words travel over a line of their own. Who listens in the process that tells hears it at once,
 * whatever the line does. What is told while there is none is lost to the others.
 */
export const connectedFanout =
  (openLine: OpenLine) =>
  ({ url, onFailure, patience: { beatMs, silenceMs } = PATIENCE }: LineOptions): Fanout => {
    const here = inProcessFanout(onFailure);
    // Nothing that is heard may end who reads it for us.
    const hear = (topic: string, payload: string): void => {
      try {
        here.tell(topic, payload);
      } catch (error) {
        onFailure(error);
      }
    };
    const line = keepOpen({ open: () => openLine(url, hear, silenceMs), onFailure, beatMs });
    return {
      tell: (topic, payload) => {
        here.tell(topic, payload);
        line.now()?.tell(topic, payload);
      },
      hear: (topic, listener) => here.hear(topic, listener),
      stop: async () => {
        await line.stop();
        await here.stop();
      },
    };
  };
