import type { Fanout } from './fanout.ts';

/** For a house of one process. */
export const inProcessFanout = (): Fanout => {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  return {
    tell: (topic, payload) => {
      for (const listener of listeners.get(topic) ?? []) listener(payload);
    },
    hear: (topic, listener) => {
      const heard = listeners.get(topic) ?? new Set();
      listeners.set(topic, heard.add(listener));
      return () => void heard.delete(listener);
    },
    stop: async () => listeners.clear(),
  };
};
