import { instantFromMs, type Instant } from '@kipenga/betting-core';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function waitForNext() {
  timer = setTimeout(
    () => {
      waitForNext();
      for (const tell of waiting) tell();
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  );
}

function listen(tell: () => void) {
  waiting.add(tell);
  if (waiting.size === 1) waitForNext();
  return () => {
    waiting.delete(tell);
    if (waiting.size === 0) clearTimeout(timer);
  };
}

const minuteMs = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The current minute on this device. All components share one timer, which runs only while one is mounted. */
export const useMinute = (): Instant => instantFromMs(useSyncExternalStore(listen, minuteMs, minuteMs));
