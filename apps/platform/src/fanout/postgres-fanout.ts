import { randomUUID } from 'node:crypto';
import { listenOn } from '../database/index.ts';
import { LONGEST_PAYLOAD, type Fanout } from './fanout.ts';
import { inProcessFanout } from './in-process-fanout.ts';

const CHANNEL = 'kipenga_fanout';

interface PostgresFanoutOptions {
  /** The database all processes of the house share. */
  readonly url: string;
  readonly onFailure: (error: unknown) => void;
  /** How soon a connection that has died in silence is given up; for tests. */
  readonly patience?: { readonly beatMs: number; readonly silenceMs: number };
}

/**
 * For a house of many processes: words travel as notifications of their database, over a connection of its own. Who listens in the
 * process that tells hears it at once, whatever the connection does.
 */
export const postgresFanout = ({ url, onFailure, patience }: PostgresFanoutOptions): Fanout => {
  const here = inProcessFanout();
  const self = randomUUID();
  const listening = listenOn({
    url,
    channel: CHANNEL,
    onFailure,
    ...patience,
    hear: (word) => {
      const [from = '', topic = '', ...payload] = word.split(' ');
      if (from !== self) here.tell(topic, payload.join(' '));
    },
  });
  return {
    tell: (topic, payload) => {
      if (Buffer.byteLength(topic + payload) > LONGEST_PAYLOAD)
        throw new RangeError(`Too long to be told to every process: ${topic}`);
      here.tell(topic, payload);
      listening.notify(`${self} ${topic} ${payload}`);
    },
    hear: (topic, listener) => here.hear(topic, listener),
    stop: async () => {
      await listening.stop();
      await here.stop();
    },
  };
};
