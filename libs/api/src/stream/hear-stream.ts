import { readPriceEvent, type PriceEvent } from '@kipenga/contracts';

/** What is used of an EventSource. */
export interface PriceSource {
  readonly readyState: number;
  addEventListener(kind: string, listener: (event: { readonly data: string }) => void): void;
  close(): void;
}

/** Does something after a while. Answers how to call it off. */
export type Later = (work: () => void, ms: number) => () => void;

interface StreamParts {
  /** Throws where there are no streams at all. */
  readonly open: () => PriceSource;
  readonly later: Later;
  readonly onEvent: (event: PriceEvent) => void;
  /** No stream passes here: two in a row failed, and none ever brought a word. */
  readonly onGiveUp: () => void;
}

const KINDS = ['prices', 'match', 'version', 'reload'] as const;
const CLOSED = 2;
/** A stream that is silent this long at its beginning is held back by something in between. */
const SILENCE_MS = 10_000;
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;
const MOST_FAILURES = 2;

/**
 * Hears a stream until it is called off. A browser comes back by itself to a stream that breaks, not to one that was refused: that
 * is opened again after a pause that grows. @returns how to call it off.
 */
export function hearStream({ open, later, onEvent, onGiveUp }: StreamParts): () => void {
  let source: PriceSource | null = null;
  let failures = 0;
  let hasHeard = false;
  let stopWaiting = (): void => undefined;

  const stop = (): void => {
    stopWaiting();
    source?.close();
  };
  const hear = (kind: PriceEvent['kind'], data: string): void => {
    stopWaiting();
    hasHeard = true;
    failures = 0;
    const event = readPriceEvent(kind, data);
    if (event.ok) onEvent(event.value);
  };
  const fail = (isOver: boolean): void => {
    failures += 1;
    if (!hasHeard && failures >= MOST_FAILURES) {
      stop();
      onGiveUp();
    } else if (isOver) {
      stop();
      stopWaiting = later(begin, Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
    }
  };
  const begin = (): void => {
    try {
      const opened = open();
      source = opened;
      stopWaiting = later(() => fail(true), SILENCE_MS);
      for (const kind of KINDS) opened.addEventListener(kind, ({ data }) => hear(kind, data));
      opened.addEventListener('error', () => fail(opened.readyState === CLOSED));
    } catch {
      fail(true);
    }
  };
  begin();
  return stop;
}
