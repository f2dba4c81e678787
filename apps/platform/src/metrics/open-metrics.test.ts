import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Sql } from '../database/index.ts';
import { countRequests, openMetrics } from './index.ts';

test('those who ask while the database says nothing share one look at it, and none of its other connections', async () => {
  const [asked, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<never[]>()];
  let looks = 0;
  const db: Sql = {
    query: () => {
      looks += 1;
      asked.resolve();
      return answers.promise;
    },
  };
  const parts = { db, host: '127.0.0.1', port: 0, kinds: [], openStreams: () => 0 };
  const metrics = await openMetrics(countRequests(), parts);
  const prometheus = connect(metrics.port, '127.0.0.1').setEncoding('utf8');
  // In one write, so that all of them are there with the first.
  prometheus.write('GET /metrics HTTP/1.1\r\nHost: house\r\n\r\n'.repeat(4));
  await asked.promise;
  await setImmediate();
  expect(looks).toBe(1);
  answers.reject(new Error('too slow'));
  for (let said = ''; said.split('HTTP/1.1 503').length < 5;) said += String(await once(prometheus, 'data'));
  prometheus.destroy();
  await metrics.stop();
});
