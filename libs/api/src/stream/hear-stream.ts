import { readPriceEvent, type PriceEvent } from '@kipenga/contracts';

/** The part of an EventSource used here. */
export interface PriceSource {
  readonly readyState: number;
  addEventListener(kind: string, listener: (event: { readonly data: string }) => void): void;
  close(): void;
}

/** Runs `work` after this many milliseconds. Returns a function that cancels it. */
export type Later = (work: () => void, ms: number) => () => void;

interface StreamParts {
  /** Throws if the browser has no EventSource. */
  readonly open: () => PriceSource;
  readonly later: Later;
  /** A number from 0 to 1. */
  readonly random: () => number;
  readonly onEvent: (event: PriceEvent) => void;
  /** True if the platform's lists are newer than those known here. Called after a long silence. */
  readonly isBehind: () => Promise<boolean>;
  /** Called if streams do not work here: two in a row failed, and none ever delivered an event. */
  readonly onGiveUp: () => void;
}

const KINDS = ['prices', 'match', 'version', 'reload'] as const;
const CLOSED = 2;
/** Milliseconds of silence after the start that show that something on the way buffers the stream. */
const SILENCE_MS = 10_000;
/**
 * Milliseconds of later silence after which a stream may be dead, because the browser does not report the platform's keep-alive
 * messages.
 */
const LONGEST_SILENCE_MS = 60_000;
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;
const MOST_FAILURES = 2;

let heardBytes = 0;

/** Returns the approximate number of bytes in the events of all streams of this page, without their framing. */
export const bytesHeard = (): number => heardBytes;

/**
 * Listens to a stream until stopped. A browser reconnects a broken stream by itself at once, with its last event id; it may do so
 * once. A stream that was refused, or did not reconnect, is opened again after a growing pause with a random part, so that a
 * restarted server does not get all pages at once.
 * @returns a function that stops it.
 */
export function hearStream({ open, later, random, onEvent, isBehind, onGiveUp }: StreamParts): () => void {
  let source: PriceSource | null = null;
  let failures = 0;
  let hasHeard = false;
  let stopWaiting = (): void => undefined;

  const stop = (): void => {
    stopWaiting();
    source?.close();
    source = null;
  };
  const wait = (work: () => void, ms: number): void => {
    stopWaiting();
    stopWaiting = later(work, ms);
  };
  const doubt = async (): Promise<void> => {
    const doubted = source;
    const behind = await isBehind();
    if (source !== doubted || doubted === null) return;
    if (behind) fail(true);
    else wait(() => void doubt(), LONGEST_SILENCE_MS);
  };
  const hear = (kind: PriceEvent['kind'], data: string): void => {
    wait(() => void doubt(), LONGEST_SILENCE_MS);
    hasHeard = true;
    heardBytes += kind.length + data.length;
    failures = 0;
    const event = readPriceEvent(kind, data);
    if (event.ok) onEvent(event.value);
  };
  const fail = (isOver: boolean): void => {
    failures += 1;
    if (!hasHeard && failures >= MOST_FAILURES) {
      stop();
      onGiveUp();
    } else if (isOver || failures > 1) {
      stop();
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      wait(begin, (pause * (1 + random())) / 2);
    } else wait(() => fail(true), SILENCE_MS);
  };
  const begin = (): void => {
    try {
      const opened = open();
      source = opened;
      wait(() => fail(true), SILENCE_MS);
      for (const kind of KINDS) opened.addEventListener(kind, ({ data }) => hear(kind, data));
      opened.addEventListener('error', () => fail(opened.readyState === CLOSED));
    } catch {
      fail(true);
    }
  };
  begin();
  return stop;
}
