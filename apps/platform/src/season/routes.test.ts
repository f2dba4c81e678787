import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { MatchScore } from '@kipenga/betting-core';
import { seasonRoutes, type SeasonOperator } from './index.ts';

async function serverWith(mayAdvance: Promise<unknown> = Promise.resolve()): Promise<{
  post: (path: string, body: object) => Promise<{ status: number; body: unknown }>;
  heard: unknown[];
}> {
  const heard: unknown[] = [];
  const season: SeasonOperator = {
    advance: async (minutes) => {
      heard.push(minutes);
      await mayAdvance;
      return '2026-11-21T10:00:00Z' as Awaited<ReturnType<SeasonOperator['advance']>>;
    },
    setResult: async (feedMatchId, result: MatchScore | 'void') => (
      heard.push([feedMatchId, result]),
      feedMatchId !== '404'
    ),
    makeGoal: async (feedMatchId, side) => (heard.push([feedMatchId, side]), feedMatchId !== '404'),
    postpone: async (feedMatchId, startsAt) => (heard.push([feedMatchId, startsAt]), feedMatchId !== '404'),
  };
  const server = Fastify();
  await server.register(seasonRoutes(season));
  const post = async (path: string, payload: object): Promise<{ status: number; body: unknown }> => {
    const reply = await server.inject({ method: 'POST', url: path, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  return { post, heard };
}

describe('the operator’s hand on the season (D61)', () => {
  test('advances by minutes and answers the new time', async () => {
    const { post, heard } = await serverWith();
    expect(await post('/sandbox/season/advance', { minutes: 90 })).toEqual({
      status: 200,
      body: { res: 0, now: '2026-11-21T10:00:00Z' },
    });
    expect(heard).toEqual([90]);
  });

  test('of many who ask at once a few wait, the others are told to come again', async () => {
    const gate = Promise.withResolvers<undefined>();
    const { post, heard } = await serverWith(gate.promise);
    const asked = Array.from({ length: 10 }, () => post('/sandbox/season/advance', { minutes: 90 }));
    const turnedAway = await Promise.all(asked.slice(4));
    expect(turnedAway).toHaveLength(6);
    for (const reply of turnedAway)
      expect(reply).toEqual({ status: 503, body: { description: expect.stringContaining('try again') } });
    gate.resolve(undefined);
    expect((await Promise.all(asked.slice(0, 4))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(heard).toHaveLength(4);
    expect((await post('/sandbox/season/advance', { minutes: 1 })).status).toBe(200);
  });

  test.each([
    {},
    { minutes: '5' },
    { minutes: true },
    { minutes: 1, hours: 1 },
    { minutes: 0 },
    { minutes: -5 },
    { minutes: 'soon' },
    { minutes: 1e9 },
  ])('refuses %j in words', async (body) => {
    const { post, heard } = await serverWith();
    const reply = await post('/sandbox/season/advance', body);
    expect(reply).toMatchObject({ status: 400, body: { res: 1 } });
    expect(heard).toEqual([]);
  });

  test('writes a result, with or without half time, or voids', async () => {
    const { post, heard } = await serverWith();
    await post('/sandbox/season/result', { parent_match_id: '11035804', home: 2, away: 1 });
    await post('/sandbox/season/result', {
      parent_match_id: 11035804,
      home: 2,
      away: 1,
      half_home: 1,
      half_away: 0,
    });
    await post('/sandbox/season/result', { parent_match_id: '11035804', status: 'void' });
    expect(heard).toEqual([
      ['11035804', { home: 2, away: 1, halfHome: null, halfAway: null }],
      ['11035804', { home: 2, away: 1, halfHome: 1, halfAway: 0 }],
      ['11035804', 'void'],
    ]);
  });

  test.each([
    { parent_match_id: '1' },
    { parent_match_id: '1', home: 1 },
    { parent_match_id: 'x', home: 1, away: 1 },
    { parent_match_id: '1', home: -1, away: 1 },
    { parent_match_id: '1', home: '1', away: 1 },
    { parent_match_id: '1', home: 1, away: 1, homme: 2 },
    { parent_match_id: '1', home: 1, away: 1, half_home: 2, half_away: 0 },
    { home: 1, away: 1 },
  ])('refuses the result %j in words', async (body) => {
    const { post, heard } = await serverWith();
    expect(await post('/sandbox/season/result', body)).toMatchObject({
      status: 400,
      body: { res: 1, description: expect.any(String) },
    });
    expect(heard).toEqual([]);
  });

  test('tells another start of a match, in Nairobi, or that none is known (D95)', async () => {
    const { post, heard } = await serverWith();
    await post('/sandbox/season/postpone', { parent_match_id: '7', start_time: '2026-11-28 15:00:00' });
    await post('/sandbox/season/postpone', { parent_match_id: '7', start_time: null });
    expect(heard).toEqual([
      ['7', '2026-11-28T12:00:00Z'],
      ['7', null],
    ]);
    const unknown = await post('/sandbox/season/postpone', { parent_match_id: '404', start_time: null });
    expect(unknown.status).toBe(404);
  });

  test.each([{ parent_match_id: '7' }, { parent_match_id: '7', start_time: 'soon' }, { start_time: null }])(
    'refuses the start %j in words',
    async (body) => {
      const { post, heard } = await serverWith();
      expect(await post('/sandbox/season/postpone', body)).toMatchObject({
        status: 400,
        body: { res: 1, description: expect.any(String) },
      });
      expect(heard).toEqual([]);
    },
  );

  test('says so where the match is not known', async () => {
    const { post } = await serverWith();
    expect(await post('/sandbox/season/result', { parent_match_id: '404', home: 0, away: 0 })).toMatchObject({
      status: 404,
    });
  });
});
