import type { Fanout } from './fanout.ts';
import { inProcessFanout } from './in-process-fanout.ts';
import { keepOpen, type Kept } from './keep-open.ts';

/** A connection that carries messages to the other processes of the house. */
export interface Line extends Kept {
  /** Sends to the others; lost if they, or the line, do not keep up. */
  publish(topic: string, payload: string): void;
}

/** Address of a line, and its handling of failures. */
export interface LineOptions {
  readonly url: string;
  /** Called with failures of the line, which is reopened, and with errors thrown by listeners. */
  readonly onFailure: (error: unknown) => void;
  /** Timeouts of a silent line, for tests. */
  readonly patience?: Patience;
}

interface Patience {
  /** Interval of liveness checks, in milliseconds. */
  readonly beatMs: number;
  /** An answer that takes longer, in milliseconds, counts as lost. */
  readonly silenceMs: number;
}

/** Opens a line. `hear` is called with messages of other processes, not with our own. */
export type OpenLine = (url: string, hear: Fanout['publish'], silenceMs: number) => Promise<Line>;

const PATIENCE: Patience = { beatMs: 15_000, silenceMs: 10_000 };

/**
 * Fanout for a house of many processes, over its own line. Listeners in the sending process are called at once, whatever the
 * state of the line. Messages sent while there is no line are lost to the others.
 */
export const connectedFanout =
  (openLine: OpenLine) =>
  ({ url, onFailure, patience: { beatMs, silenceMs } = PATIENCE }: LineOptions): Fanout => {
    const here = inProcessFanout(onFailure);
    // A throwing listener must not end the reader of the line.
    const hear = (topic: string, payload: string): void => {
      try {
        here.publish(topic, payload);
      } catch (error) {
        onFailure(error);
      }
    };
    const line = keepOpen({ open: () => openLine(url, hear, silenceMs), onFailure, beatMs });
    return {
      publish: (topic, payload) => {
        here.publish(topic, payload);
        line.now()?.publish(topic, payload);
      },
      subscribe: (topic, listener) => here.subscribe(topic, listener),
      stop: async () => {
        await line.stop();
        await here.stop();
      },
    };
  };
