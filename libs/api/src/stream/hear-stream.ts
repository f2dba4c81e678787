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
  /** A number from 0 to 1. */
  readonly random: () => number;
  readonly onEvent: (event: PriceEvent) => void;
  /** Has the house told others of something that was not heard here? Asked after a long silence. */
  readonly isBehind: () => Promise<boolean>;
  /** No stream passes here: two in a row failed, and none ever brought a word. */
  readonly onGiveUp: () => void;
}

const KINDS = ['prices', 'match', 'version', 'reload'] as const;
const CLOSED = 2;
/** A stream that is silent this long at its beginning is held back by something in between. */
const SILENCE_MS = 10_000;
/** One that is silent this long later on may have died without a word: what the house sends to keep it alive is not heard here. */
const LONGEST_SILENCE_MS = 60_000;
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;
const MOST_FAILURES = 2;

let heardBytes = 0;

/** How many bytes all streams of this page have brought in words, about: what frames them on their way is not seen here. */
export const bytesHeard = (): number => heardBytes;

/**
 * Hears a stream until it is called off. A browser comes back by itself to a stream that breaks, at once and with what it heard last: it
 * may, once. A stream that was refused, or does not come back, is opened again after a pause that grows, and that is not the same for
 * all: a house that starts anew is not asked by every page in the same moment. @returns how to call it off.
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
