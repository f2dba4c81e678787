import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '@kipenga/betting-core';
import { endpoints, readReply, type PriceEvent } from '@kipenga/contracts';
import type { Platform } from '../../src/build-platform.ts';
import { hearEvents } from '../heard-events.ts';
import { openPlatform } from '../open-platform.ts';
import { ownOpenedHouse } from '../with-opened-house.ts';

const database = await ownOpenedHouse();
const house: Platform[] = [];
const bases: string[] = [];

beforeAll(async () => {
  for (const _ of [0, 1]) {
    const platform = await openPlatform({ DATABASE_URL: database.url }, database.db);
    bases.push(await platform.app.listen({ host: '127.0.0.1', port: 0 }));
    house.push(platform);
  }
});
afterAll(async () => {
  await Promise.all(house.map((platform) => platform.close()));
});

const isVersion = ({ kind }: PriceEvent): boolean => kind === 'version';
const topOf = async (app: FastifyInstance): Promise<readonly Match[]> => {
  const list = readReply(
    endpoints.getTopMatches,
    (await app.inject({ url: '/host/sports/api/v1/matches/top/0/100' })).body,
  );
  if (!list.ok) throw new Error(list.reason);
  return list.value;
};

test('what one process of the house does, those who listen at another hear, and its lists show (D79)', async () => {
  const [one, other] = house.map(({ app }) => app);
  if (!one || !other) throw new Error('two processes');
  const [first] = await topOf(other);
  if (!first) throw new Error('no match is open');
  const stream = await hearEvents(`${bases[1]}/host/sports/stream?cards=${first.id}`);
  await stream.until(isVersion);
  const result = await one.inject({
    method: 'POST',
    url: '/sandbox/season/result',
    payload: { parent_match_id: first.feedId, status: 'void' },
  });
  expect(result.statusCode).toBe(200);
  const heard = await stream.until(({ kind }) => kind === 'match');
  expect(heard.at(-1)?.event).toEqual({ kind: 'match', matchId: first.id, state: 'ended' });
  // The word that woke the stream has told the lists too.
  expect((await topOf(other)).map(({ id }) => id)).not.toContain(first.id);
  await Promise.all(house.map((platform) => platform.close()));
  house.length = 0;
  await stream.ended();
});
