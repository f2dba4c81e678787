import { LONGEST_WORD, type Fanout, type Listener } from './fanout.ts';

/** For a house of one process, and for those who listen in the process that tells. */
export const inProcessFanout = (onFailure: (error: unknown) => void): Fanout => {
  const listeners = new Map<string, Set<Listener>>();
  return {
    publish: (topic, payload) => {
      if (Buffer.byteLength(topic + payload) > LONGEST_WORD)
        throw new RangeError(`Too long to be told to every process: ${topic}`);
      for (const listener of listeners.get(topic) ?? []) {
        try {
          listener(payload);
        } catch (error) {
          onFailure(error);
        }
      }
    },
    subscribe: (topic, listener) => {
      const heard = listeners.get(topic) ?? new Set();
      listeners.set(topic, heard.add(listener));
      return () => void heard.delete(listener);
    },
    stop: async () => listeners.clear(),
  };
};
