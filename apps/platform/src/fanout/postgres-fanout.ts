import { randomUUID } from 'node:crypto';
import { listenOn } from '../database/index.ts';
import { connectedFanout } from './connected-fanout.ts';

const CHANNEL = 'kipenga_fanout';

/** Words travel as notifications of the database that all processes of the house share. */
export const postgresFanout = connectedFanout(async (url, hear, silenceMs) => {
  const self = randomUUID();
  const { notify, ...listening } = await listenOn({
    url,
    channel: CHANNEL,
    silenceMs,
    hear: (word) => {
      const [from = '', topic = '', ...payload] = word.split(' ');
      if (from !== self) hear(topic, payload.join(' '));
    },
  });
  return { ...listening, publish: (topic, payload) => notify(`${self} ${topic} ${payload}`) };
});
